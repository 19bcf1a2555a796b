import { AskError } from '../lib/askError.ts'
import type { SaveOutcome } from './ports.ts'

/** Milliseconds. A save without an answer by then counts as failed and is repeated. */
export const SAVE_PATIENCE = 20_000
/** Statuses of refusals that the same request would get again. */
const FINAL: readonly number[] = [400, 403, 413, 415, 422]

/** The outcome of a save that threw. What is not known for certain to be refused is `failed`, so that it is repeated. */
export function saveOutcomeOf<C>(error: unknown): SaveOutcome<C> {
  if (!(error instanceof AskError)) return { kind: 'failed', words: '' }
  const { err, status, title: words, fields: faults, retryAfter } = error
  if (err === 'NETWORK') return { kind: 'unreachable', words: '' }
  if (err === 'STALE_VERSION' || err === 'KEY_REUSED') return { kind: 'stale' }
  if (status === 404) return { kind: 'gone' }
  if (FINAL.includes(status) || err === 'ACTION_NOT_ALLOWED') return { kind: 'refused', words, faults }
  return { kind: 'failed', words, retryAfter }
}
