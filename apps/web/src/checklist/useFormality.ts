import type { FormalityRound } from '@saki/contracts/answers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { ask } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { newKey } from '../lib/newKey.ts'
import { queryKeyOf, useCall } from '../lib/queries.ts'
import {
  checklistCounts,
  itemsToSave,
  checklistLines,
  markRestInOrder,
  withChange,
  addFreePoint,
  type Line,
} from './checklistState.ts'

const PAUSE = 1200

/** The formality check of one case. Changes are saved to the office after 1.2 s. */
export interface Formality {
  round: FormalityRound | undefined
  error: AskError | null
  /** Whether the case is in a state in which formalities are checked; otherwise the list is read only. */
  isOpen: boolean
  lines: readonly Line[]
  counts: { ok: number; bad: number; unseen: number }
  change: (id: string, change: Partial<Line>) => void
  addFree: () => void
  remove: (id: string) => void
  markRest: () => void
  state: 'saved' | 'waiting' | 'saving' | 'stale' | 'failed'
  /** Error of the last save. The fields of ITEMS carry the index of the line. */
  fault: AskError | undefined
  save: () => Promise<void>
  reload: () => void
  /**
   * Closes the check by an action of the office, in one transaction with its letter. Throws AskError and leaves the
   * check as it is. `key` is the idempotency key of the attempt.
   */
  close: (how: {
    ACTION_TYP: string
    NOTES?: string
    INTERNAL_NOTE?: string
    ROW_VERSION?: number
    key?: string
  }) => Promise<{
    ACTION_NBR: number | null
    STATUS_CODE: string
    DUE_DATE: string | null
  }>
}

export function useFormality(patentId: string): Formality {
  const client = useQueryClient()
  const { data: round, error, refetch } = useCall('getFormalitas', { query: { patentId } }, { staleTime: 60_000 })
  const [edited, setEdited] = useState<readonly Line[]>()
  const [version, setVersion] = useState<number | null>()
  const [state, setState] = useState<Formality['state']>('saved')
  const [fault, setFault] = useState<AskError>()
  const lines = edited ?? checklistLines(round?.ITEMS ?? [])
  const isOpen = round?.IND_OPEN === 'Y'
  const latest = useRef({ lines, version: version === undefined ? (round?.ROUND_VERSION ?? null) : version })
  useEffect(() => {
    latest.current = { lines, version: version === undefined ? (round?.ROUND_VERSION ?? null) : version }
  })
  const running = useRef<Promise<unknown>>(Promise.resolve())

  const edit = (next: readonly Line[]) => {
    setEdited(next)
    setState('waiting')
  }
  const send = async (
    more: { ACTION_TYP?: string; NOTES?: string; INTERNAL_NOTE?: string; ROW_VERSION?: number },
    key = newKey(),
  ) => {
    if (!round) throw new AskError({ err: 'UNKNOWN' })
    const { PATENT_ID, PROC_TYP, PROC_NBR } = round
    const sent = latest.current
    setState('saving')
    try {
      const body = {
        PATENT_ID,
        PROC_TYP,
        PROC_NBR,
        ITEMS: itemsToSave(sent.lines),
        ROUND_VERSION: sent.version,
        ...more,
      }
      const reply = await ask('offiDocInsertUpdate', { body, key, quiet: true })
      setVersion(reply.ROUND_VERSION)
      latest.current = { ...latest.current, version: reply.ROUND_VERSION }
      setFault(undefined)
      setState(latest.current.lines === sent.lines ? 'saved' : 'waiting')
      return reply
    } catch (failure) {
      const known = failure instanceof AskError ? failure : new AskError({ err: 'UNKNOWN' })
      setFault(known)
      setState(known.err === 'STALE_VERSION' ? 'stale' : 'failed')
      throw known
    }
  }
  /** Saves run one after the other, because each sends the version the one before returned. */
  const runInOrder = <R>(work: () => Promise<R>): Promise<R> => {
    const next = running.current.then(work, work)
    running.current = next.catch(() => undefined)
    return next
  }
  const save = () =>
    runInOrder(() => send({})).then(
      () => undefined,
      () => undefined,
    )
  const idle = useRef(save)
  useEffect(() => {
    idle.current = save
  })
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => void idle.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [state, edited])
  const reload = () => {
    setEdited(undefined)
    setVersion(undefined)
    setFault(undefined)
    setState('saved')
    void refetch()
  }
  return {
    round,
    error: error ?? null,
    isOpen,
    lines,
    counts: checklistCounts(lines),
    change: (id, change) => edit(withChange(lines, id, change)),
    addFree: () => edit(addFreePoint(lines)),
    remove: (id) => edit(lines.filter((line) => line.id !== id)),
    markRest: () => edit(markRestInOrder(lines)),
    state,
    fault,
    save,
    reload,
    close: async ({ key, ...how }) => {
      const reply = await runInOrder(() => send(how, key))
      for (const name of ['getFormalitas', 'getAnswers'] as const)
        void client.invalidateQueries({ queryKey: queryKeyOf(name) })
      return reply
    },
  }
}
