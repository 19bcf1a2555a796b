import { isEmpty } from '@saki/domain/preflight/fileFindings'
import type { DocumentLook, Unreadable } from '@saki/domain/preflight/look'
import { useSyncExternalStore } from 'react'

import { checkDocument, type PreflightOutcome, type PreflightProgress } from './preflightClient.ts'

/** `refused`: nobody can read it, it is not sent. `failed` and `skipped`: nothing is known of it, and it is sent all the same. */
export type CheckState = 'checking' | 'checked' | 'refused' | 'failed' | 'skipped'

/** One document that is being looked at, or was. */
export interface DocumentCheck {
  key: string
  /** Under which the worker keeps the document open. */
  name: string
  fileName: string
  bytes: Blob
  state: CheckState
  progress: PreflightProgress
  look: DocumentLook | undefined
  why: Unreadable | undefined
  /** The reader uses the file in spite of the suggestions. */
  isKept: boolean
}

let last = 0
const nothing: PreflightProgress = { pageCount: 0, pages: [], pictures: new Map() }
const stops = new Map<string, AbortController>()
const listeners = new Set<() => void>()
let checks: ReadonlyMap<string, DocumentCheck> = new Map()

function set(next: ReadonlyMap<string, DocumentCheck>): void {
  checks = next
  for (const listener of listeners) listener()
}

function change(key: string, parts: Partial<DocumentCheck>): void {
  const check = checks.get(key)
  if (check) set(new Map([...checks, [key, { ...check, ...parts }]]))
}

/** Looks at a document; what is known of it stands in `useChecks` while the reader goes from page to page. A later look at the same key ends this one. */
export async function startCheck(key: string, fileName: string, bytes: Blob): Promise<CheckState | 'replaced'> {
  forgetCheck(key)
  const name = `${key} ${++last}`
  const stop = new AbortController()
  stops.set(key, stop)
  const isCurrent = () => stops.get(key) === stop
  set(
    new Map([
      ...checks,
      [
        key,
        {
          key,
          name,
          fileName,
          bytes,
          state: 'checking',
          progress: nothing,
          look: undefined,
          why: undefined,
          isKept: false,
        },
      ],
    ]),
  )
  const tell = (progress: PreflightProgress) => void (isCurrent() && change(key, { progress }))
  const outcome = await checkDocument(name, bytes, tell, stop.signal)
  if (!isCurrent()) return 'replaced'
  const parts = told(outcome)
  change(key, parts)
  return parts.state
}

function told(outcome: PreflightOutcome): Pick<DocumentCheck, 'state' | 'look' | 'why'> {
  const nobody = { look: undefined, why: undefined }
  if ('refused' in outcome) return { ...nobody, state: 'refused', why: outcome.refused }
  if ('failed' in outcome) return { ...nobody, state: 'failed' }
  if ('cancelled' in outcome) return { ...nobody, state: 'skipped' }
  return isEmpty(outcome.look)
    ? { state: 'refused', look: outcome.look, why: 'empty' }
    : { state: 'checked', look: outcome.look, why: undefined }
}

/** Ends a look under way; the file is then taken as it is. */
export function skipCheck(key: string): void {
  stops.get(key)?.abort()
}

export function forgetCheck(key: string): void {
  const stop = stops.get(key)
  stops.delete(key)
  stop?.abort()
  set(new Map([...checks].filter(([other]) => other !== key)))
}

/** A file that was picked is stored now: what is known of it goes with it. */
export function renameCheck(from: string, to: string): void {
  const check = checks.get(from)
  if (!check) return
  stops.delete(from)
  set(new Map([...[...checks].filter(([key]) => key !== from), [to, { ...check, key: to }]]))
}

export function keepCheck(key: string): void {
  change(key, { isKept: true })
}

export function useChecks(): ReadonlyMap<string, DocumentCheck> {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    () => checks,
  )
}
