import { isNiceClass } from '@saki/domain/goods/niceClass'
import { useEffect, useSyncExternalStore } from 'react'

import { ask, type Answer } from '../../lib/ask.ts'
import { sameTerm, type BasketClassEntry } from './basket.ts'

type Found = Answer<'niceTermsFind'>[number]
/** What the lists say of a term in a class; `source` null: it is on no list of that class. */
export interface TermCheck {
  source: Found['SOURCE']
  otherClasses: readonly string[]
  nearest: readonly string[]
}

const PAUSE = 500
const AT_ONCE = 1000
const RETRY = 15_000

const known = new Map<string, TermCheck>()
const underway = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
let version = 0

/** Checks of terms against the office's lists; undefined until known. One request, 0.5 s after the last change. */
export function useTermChecks(classes: readonly BasketClassEntry[]): {
  checkOf: (niceClass: string, term: string) => TermCheck | undefined
  /** Increases with every answer. */
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

/** The cached check of a term; undefined while it is not known. */
export function termCheckOf(niceClass: string, term: string): TermCheck | undefined {
  return known.get(keyOf(niceClass, term))
}

/**
 * Records that a term was chosen from a list, so that it is not looked up. Listeners are not notified, because the
 * basket changes anyway.
 */
export function noteListed(niceClass: string, term: string, source: 'starter' | 'office'): void {
  known.set(keyOf(niceClass, term), { source, otherClasses: [], nearest: [] })
}

/** Looks up all unknown terms, at most 1000 per call, and waits for lookups already running. Rejects with AskError. */
export async function findTerms(classes: readonly BasketClassEntry[]): Promise<void> {
  const running = new Set<Promise<void>>()
  let room = AT_ONCE
  const NICE = classes
    .map(({ niceClass, terms }) => {
      const unknown = terms.filter((term) => {
        const key = keyOf(niceClass, term)
        const asked = underway.get(key)
        if (asked) running.add(asked)
        return term.trim() !== '' && !asked && !known.has(key)
      })
      const TERMS = unknown.slice(0, room)
      room -= TERMS.length
      return { NICE_CLASS_CODE: niceClass, TERMS }
    })
    .filter(({ NICE_CLASS_CODE, TERMS }) => isNiceClass(NICE_CLASS_CODE) && TERMS.length > 0)
  if (NICE.length > 0) running.add(askFor(NICE))
  await Promise.all(running)
}

async function askFor(NICE: { NICE_CLASS_CODE: string; TERMS: string[] }[]): Promise<void> {
  const keys = NICE.flatMap(({ NICE_CLASS_CODE, TERMS }) => TERMS.map((term) => keyOf(NICE_CLASS_CODE, term)))
  const asking = ask('niceTermsFind', { body: { NICE } }).then((found) => {
    for (const { NICE_CLASS_CODE, TERM, SOURCE, OTHER_CLASSES, NEAREST } of found) {
      const nearest = NEAREST.map((near) => near.TERM)
      known.set(keyOf(NICE_CLASS_CODE, TERM), { source: SOURCE, otherClasses: OTHER_CLASSES, nearest })
    }
    notify()
  })
  for (const key of keys) underway.set(key, asking)
  try {
    await asking
  } finally {
    for (const key of keys) underway.delete(key)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notify(): void {
  version++
  for (const listener of listeners) listener()
}

function keyOf(niceClass: string, term: string): string {
  return `${niceClass} ${sameTerm(term)}`
}
