import type { DraftRow, Saved } from '@saki/contracts/edits'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import type { SaveOutcome } from './draftEngine.ts'
import type { SaveAttempt, Theirs } from './draftState.ts'

/** Milliseconds. A save without an answer by then counts as failed and is repeated. */
const PATIENCE = 20_000
/** Milliseconds. Filing writes more and takes longer. */
const FILING_PATIENCE = 60_000
/** Statuses of refusals that the same request would get again. */
const FINAL: readonly number[] = [400, 403, 413, 415, 422]

/** Sends one save under its key and returns the outcome; never rejects. `onBehalfOf`: USER_ID of the client a new draft is for. */
export async function sendAttempt(formType: string, attempt: SaveAttempt, onBehalfOf?: number): Promise<SaveOutcome> {
  try {
    const reply = await ask('savePermohonan', {
      key: attempt.key,
      quiet: true,
      signal: AbortSignal.timeout(attempt.files ? FILING_PATIENCE : PATIENCE),
      body: {
        TEMP_ID: attempt.tempId ?? null,
        ROW_VERSION: attempt.rowVersion ?? null,
        FORM_TYP: formType,
        DEVICE: deviceName(),
        IND_SUBMIT: attempt.files ? 'Y' : 'N',
        ...(onBehalfOf !== undefined && attempt.tempId === undefined && { ON_BEHALF_OF: onBehalfOf }),
        ...attempt.data,
      },
    })
    return { kind: 'saved', reply }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The draft as the server has it; undefined if there is none. Throws AskError when it cannot be read. */
export async function fetchDraft(tempId: string): Promise<DraftRow | undefined> {
  try {
    const { data } = await ask('getPatentTemp', { query: { TEMP_ID: tempId } })
    return data[0]
  } catch (error) {
    if (error instanceof AskError && (error.status === 404 || error.status === 422)) return undefined
    throw error
  }
}

/** The answers and version of a draft at the server; undefined if there is none or it cannot be read. */
export async function newestOf(tempId: string): Promise<Theirs | undefined> {
  const row = await fetchDraft(tempId).catch(() => undefined)
  return row && { data: row.DATA ?? {}, rowVersion: row.ROW_VERSION, savedAt: row.UPDATED_AT, device: row.DEVICE }
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof AskError)) return { kind: 'failed', words: '' }
  const { err, status, title: words, retryAfter } = error
  if (err === 'NETWORK') return { kind: 'unreachable', words: '' }
  if (err === 'STALE_VERSION' || err === 'KEY_REUSED') return { kind: 'stale' }
  if (err === 'ALREADY_FILED') return { kind: 'filed' }
  // Not filed, but the answers were saved: the reply lists what is missing.
  if (err === 'NOT_COMPLETE' && error.current) return { kind: 'saved', reply: error.current as Saved }
  if (err === 'TOO_MANY_DRAFTS') return { kind: 'refused', words }
  if (status === 404) return { kind: 'gone' }
  if (FINAL.includes(status))
    return { kind: 'refused', words: [words, ...error.fields.map(({ message }) => message)].join(' ') }
  return { kind: 'failed', words, retryAfter }
}

/** Browser and operating system, so that owners recognise the device in the list of versions; nothing that identifies a person. */
export function deviceName(): string {
  const agent = navigator.userAgent
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? 'Browser'
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? ''
  return [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter(Boolean).join(', ')
}
