import type { AnswerForm } from '@saki/contracts/answers'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { dropFromDevice, keepOnDevice, readFromDevice } from '../../lib/deviceStore.ts'
import { initialTexts, pointsToSave, sameTexts, textsOf, type KeptAnswer, type Texts } from './answerState.ts'

const PAUSE = 1000
const AGAIN = 10_000

export type SaveState = 'opening' | 'saved' | 'waiting' | 'saving' | 'device' | 'stale' | 'failed'

export interface AnswerEditor {
  texts: Texts
  write: (tag: string, text: string) => void
  state: SaveState
  savedAt: string | null
  version: number | null
  tempId: string | undefined
  /** Message of the server when it refused to save. */
  why: string
  /** Resolves when everything typed is saved, with the TEMP_ID that files are uploaded to. Rejects with AskError. */
  ensureSaved: () => Promise<{ tempId: string; version: number }>
  takeMine: () => void
  takeTheirs: () => void
  forgetDevice: () => void
}

interface Office {
  tempId: string | undefined
  version: number | null
  savedAt: string | null
  texts: Texts
}

/**
 * Edits the texts of an answer. Every change is saved on the device at once and at the office a second later; never
 * overwrites a version saved elsewhere.
 */
export function useAnswer(form: AnswerForm, userId: number): AnswerEditor {
  const name = `answer:${userId}:${form.PROC_TYP}-${form.PROC_NBR}-${form.ACTION_NBR}`
  const [texts, setTexts] = useState<Texts>(() => textsOf(form.POINTS))
  const [state, setState] = useState<SaveState>('opening')
  const [why, setWhy] = useState('')
  const [office, setOffice] = useState<Office>(() => officeOf(form))
  const latest = useRef({ texts, office })
  const running = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    let isOver = false
    void readFromDevice<KeptAnswer>(name)
      .catch(() => undefined)
      .then((kept) => {
        if (isOver) return
        const { office: theirs } = latest.current
        const found = initialTexts(kept, { texts: theirs.texts, version: theirs.version })
        latest.current = { ...latest.current, texts: found.texts }
        setTexts(found.texts)
        setState(found.state)
      })
    return () => {
      isOver = true
    }
  }, [name])

  const keep = useCallback((kept: KeptAnswer) => void keepOnDevice(name, kept).catch(() => undefined), [name])
  const settle = (next: Office) => {
    latest.current = { ...latest.current, office: next }
    setOffice(next)
  }
  const write = (tag: string, text: string) => {
    const next = { ...latest.current.texts, [tag]: text }
    latest.current = { ...latest.current, texts: next }
    setTexts(next)
    if (state !== 'stale') setState('waiting')
    keep({ texts: next, version: latest.current.office.version })
  }

  const send = async (): Promise<{ tempId: string; version: number }> => {
    const { texts: sent, office: before } = latest.current
    if (before.tempId !== undefined && before.version !== null && sameTexts(sent, before.texts)) {
      setState('saved')
      return { tempId: before.tempId, version: before.version }
    }
    setState('saving')
    const { PROC_TYP, PROC_NBR, ACTION_NBR, POINTS } = form
    const body = { PROC_TYP, PROC_NBR, ACTION_NBR, ROW_VERSION: before.version, POINTS: pointsToSave(POINTS, sent) }
    try {
      const reply = await ask('saveAnswer', { body, quiet: true })
      settle({ tempId: reply.TEMP_ID, version: reply.ROW_VERSION, savedAt: reply.SAVED_AT, texts: sent })
      const isDone = sameTexts(latest.current.texts, sent)
      setState(isDone ? 'saved' : 'waiting')
      if (isDone) void dropFromDevice(name).catch(() => undefined)
      else keep({ texts: latest.current.texts, version: reply.ROW_VERSION })
      return { tempId: reply.TEMP_ID, version: reply.ROW_VERSION }
    } catch (error) {
      const failure = error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' })
      const [first] = failure.fields
      setWhy(first?.message ?? failure.title)
      setState(failure.err === 'STALE_VERSION' ? 'stale' : failure.isPassing ? 'device' : 'failed')
      throw failure
    }
  }
  /** Saves run one after the other, because each sends the version the one before returned. */
  const ensureSaved = () => {
    const next = running.current.then(send, send)
    running.current = next.catch(() => undefined)
    return next
  }
  const idle = useRef(ensureSaved)
  useEffect(() => {
    idle.current = ensureSaved
  })
  useEffect(() => {
    if (state !== 'waiting' && state !== 'device') return
    const attempt = () => void idle.current().catch(() => undefined)
    const timer = setTimeout(attempt, state === 'waiting' ? PAUSE : AGAIN)
    addEventListener('online', attempt)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', attempt)
    }
  }, [state, texts])

  const newest = () => ask('getAnswerForm', { params: { procid: procidOf(form) } })
  return {
    texts,
    write,
    state,
    why,
    savedAt: office.savedAt,
    version: office.version,
    tempId: office.tempId ?? form.TEMP_ID ?? undefined,
    ensureSaved,
    takeMine: () =>
      void newest().then((fresh) => {
        settle({ ...officeOf(fresh) })
        setState('waiting')
      }),
    takeTheirs: () =>
      void newest().then((fresh) => {
        const theirs = officeOf(fresh)
        latest.current = { texts: theirs.texts, office: theirs }
        setTexts(theirs.texts)
        setOffice(theirs)
        setState('saved')
        void dropFromDevice(name).catch(() => undefined)
      }),
    forgetDevice: () => void dropFromDevice(name).catch(() => undefined),
  }
}

function officeOf(form: AnswerForm): Office {
  return {
    tempId: form.TEMP_ID ?? undefined,
    version: form.ROW_VERSION,
    savedAt: form.SAVED_AT,
    texts: textsOf(form.POINTS),
  }
}

/** The letter in an address: the process of the case and the action that sent the letter. */
export function procidOf({
  PROC_TYP,
  PROC_NBR,
  ACTION_NBR,
}: Pick<AnswerForm, 'PROC_TYP' | 'PROC_NBR' | 'ACTION_NBR'>): string {
  return `${PROC_TYP}-${PROC_NBR}-${ACTION_NBR}`
}
