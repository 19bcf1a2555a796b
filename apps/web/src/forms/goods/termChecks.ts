import { useEffect, useSyncExternalStore } from 'react'

import { ask, type Answer } from '../../lib/ask.ts'
import { sameTerm, type ClassRow } from './basket.ts'

type Found = Answer<'niceTermsFind'>[number]
/** Where a term stands: `source` null means in no list of its class. */
export interface TermCheck {
  source: Found['SOURCE']
  otherClasses: readonly string[]
  nearest: readonly string[]
}

const PAUSE = 500
const AT_ONCE = 1000
const RETRY = 15_000

const known = new Map<string, TermCheck>()
const listeners = new Set<() => void>()
let version = 0

/** What the office's lists say of each term; undefined while nobody knows. Asked for in one go, half a second after the last change. */
export function useTermChecks(classes: readonly ClassRow[]): {
  checkOf: (niceClass: string, term: string) => TermCheck | undefined
  /** Changes with every answer. */
  version: number
} {
  const shown = useSyncExternalStore(subscribe, () => version)
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined
    const find = () => void findTerms(classes).catch(() => (retry = setTimeout(find, RETRY)))
    const timer = setTimeout(find, PAUSE)
    return () => {
      clearTimeout(timer)
      clearTimeout(retry)
    }
  }, [classes])
  return { checkOf: termCheckOf, version: shown }
}

export function termCheckOf(niceClass: string, term: string): TermCheck | undefined {
  return known.get(keyOf(niceClass, term))
}

/** A term just taken from the list needs no asking. */
export function noteListed(niceClass: string, term: string, source: 'starter' | 'office'): void {
  known.set(keyOf(niceClass, term), { source, otherClasses: [], nearest: [] })
  tell()
}

/** Looks up every term not looked up before. Rejects when the server cannot be asked. */
export async function findTerms(classes: readonly ClassRow[]): Promise<void> {
  const unknown = classes
    .map(({ niceClass, terms }) => ({
      NICE_CLASS_CODE: niceClass,
      TERMS: terms.filter((term) => term.trim() !== '' && !known.has(keyOf(niceClass, term))).slice(0, AT_ONCE),
    }))
    .filter(({ TERMS }) => TERMS.length > 0)
  if (unknown.length === 0) return
  let room = AT_ONCE
  const NICE = unknown.map((row) => {
    const TERMS = row.TERMS.slice(0, room)
    room -= TERMS.length
    return { ...row, TERMS }
  })
  const found = await ask('niceTermsFind', { body: { NICE: NICE.filter(({ TERMS }) => TERMS.length > 0) } })
  for (const { NICE_CLASS_CODE, TERM, SOURCE, OTHER_CLASSES, NEAREST } of found)
    known.set(keyOf(NICE_CLASS_CODE, TERM), {
      source: SOURCE,
      otherClasses: OTHER_CLASSES,
      nearest: NEAREST.map((near) => near.TERM),
    })
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  version++
  for (const listener of listeners) listener()
}

function keyOf(niceClass: string, term: string): string {
  return `${niceClass} ${sameTerm(term)}`
}
