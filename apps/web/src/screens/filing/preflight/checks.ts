import { isEmpty } from '@saki/domain/preflight/fileFindings'
import type { DocumentLook, Unreadable } from '@saki/domain/preflight/look'
import { useSyncExternalStore } from 'react'

import { checkDocument, type PreflightOutcome, type PreflightProgress } from './preflightClient.ts'

/** `refused`: unreadable, not uploaded. `failed` and `skipped`: not checked, uploaded all the same. */
export type CheckState = 'checking' | 'checked' | 'refused' | 'failed' | 'skipped'

/** The check of one document, running or finished. */
export interface DocumentCheck {
  key: string
  /** Name of the document in the worker. */
  name: string
  fileName: string
  bytes: Blob
  state: CheckState
  progress: PreflightProgress
  look: DocumentLook | undefined
  why: Unreadable | undefined
  /** The user keeps the file in spite of its findings. */
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

/**
 * Checks a document; the state is in `useChecks` and survives navigation. A later check under the same key cancels this
 * one (`replaced`).
 */
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
  const report = (progress: PreflightProgress) => void (isCurrent() && change(key, { progress }))
  const outcome = await checkDocument(name, bytes, report, stop.signal)
  if (!isCurrent()) return 'replaced'
  const parts = resultOf(outcome)
  change(key, parts)
  return parts.state
}

function resultOf(outcome: PreflightOutcome): Pick<DocumentCheck, 'state' | 'look' | 'why'> {
  const unchecked = { look: undefined, why: undefined }
  if ('refused' in outcome) return { ...unchecked, state: 'refused', why: outcome.refused }
  if ('failed' in outcome) return { ...unchecked, state: 'failed' }
  if ('cancelled' in outcome) return { ...unchecked, state: 'skipped' }
  return isEmpty(outcome.look)
    ? { state: 'refused', look: outcome.look, why: 'empty' }
    : { state: 'checked', look: outcome.look, why: undefined }
}

/** Cancels a running check; the file is then uploaded unchecked. */
export function skipCheck(key: string): void {
  stops.get(key)?.abort()
}

/** Cancels and removes a check. */
export function forgetCheck(key: string): void {
  const stop = stops.get(key)
  stops.delete(key)
  stop?.abort()
  set(new Map([...checks].filter(([other]) => other !== key)))
}

/** Moves the check of a picked file to the key of the stored file. */
export function renameCheck(from: string, to: string): void {
  const check = checks.get(from)
  if (!check) return
  stops.delete(from)
  set(new Map([...[...checks].filter(([key]) => key !== from), [to, { ...check, key: to }]]))
}

/** Notes that the user keeps the file in spite of its findings. */
export function keepCheck(key: string): void {
  change(key, { isKept: true })
}

export function useChecks(): ReadonlyMap<string, DocumentCheck> {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    () => checks,
  )
}
