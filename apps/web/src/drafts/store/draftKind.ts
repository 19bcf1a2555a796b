import type { DraftRow, Saved, Sections } from '@saki/contracts/edits'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import type { SaveAttempt } from '../../autosave/copy.ts'
import type { EditKind, SaveOutcome } from '../../autosave/ports.ts'
import { saveOutcomeOf, SAVE_PATIENCE } from '../../autosave/saveFailure.ts'
import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import type { DeviceDraft } from './deviceDraft.ts'

/** Milliseconds. Filing writes more and takes longer. */
const FILING_PATIENCE = 60_000

/** How drafts of filings are saved. */
export const draftKind: EditKind<Sections, DeviceDraft> = {
  name: 'draft',
  empty: {},
  keepsHistory: true,
  merge: mergeDraft,
  isNamed: (draft, id) => draft.localId === id || draft.tempId === id,
  onChange: { refused: [] },
  onRestart: { tempId: undefined },
  send: sendDraft,
  newest: async ({ tempId }) => {
    const row = tempId === undefined ? undefined : await fetchDraft(tempId).catch(() => undefined)
    return row && { data: row.DATA ?? {}, rowVersion: row.ROW_VERSION, savedAt: row.UPDATED_AT, device: row.DEVICE }
  },
}

async function sendDraft(draft: DeviceDraft, attempt: SaveAttempt<Sections>): Promise<SaveOutcome<DeviceDraft>> {
  const isNew = attempt.rowVersion === undefined
  try {
    const reply = await ask('savePermohonan', {
      key: attempt.key,
      quiet: true,
      signal: AbortSignal.timeout(attempt.files ? FILING_PATIENCE : SAVE_PATIENCE),
      body: {
        TEMP_ID: isNew ? null : (draft.tempId ?? null),
        ROW_VERSION: attempt.rowVersion ?? null,
        FORM_TYP: draft.formType,
        DEVICE: deviceName(),
        IND_SUBMIT: attempt.files ? 'Y' : 'N',
        ...(draft.onBehalfOf !== undefined && isNew && { ON_BEHALF_OF: draft.onBehalfOf }),
        ...attempt.data,
      },
    })
    return savedAs(attempt, reply)
  } catch (error) {
    return draftOutcome(attempt, error)
  }
}

function savedAs({ files }: SaveAttempt<Sections>, reply: Saved): SaveOutcome<DeviceDraft> {
  const isFiled = files && reply.SUBMISSION_NBR !== null
  const refused = files && !isFiled ? reply.ERRORS.filter(({ LEVEL }) => LEVEL === 'STOP') : []
  const more = { tempId: reply.TEMP_ID, refused, reply: isFiled ? reply : undefined }
  const { ROW_VERSION: rowVersion, SAVED_AT: savedAt } = reply
  return { kind: 'saved', rowVersion, savedAt, more: isFiled ? { ...more, end: 'filed' } : more }
}

function draftOutcome(attempt: SaveAttempt<Sections>, error: unknown): SaveOutcome<DeviceDraft> {
  if (error instanceof AskError) {
    const { err, title: words, current, fields } = error
    if (err === 'ALREADY_FILED') return { kind: 'filed' }
    // Not filed, but the answers were saved: the reply lists what is missing.
    if (err === 'NOT_COMPLETE' && current) return savedAs(attempt, current as Saved)
    if (err === 'TOO_MANY_DRAFTS') return { kind: 'refused', words }
    const outcome = saveOutcomeOf<DeviceDraft>(error)
    if (outcome.kind === 'refused')
      return { ...outcome, words: [words, ...fields.map(({ message }) => message)].join(' ') }
    // A first save has no version that a newer one could replace.
    if (outcome.kind === 'stale' && attempt.rowVersion === undefined) return { kind: 'refused', words: '' }
    return outcome
  }
  return saveOutcomeOf(error)
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

/** Browser and operating system, so that owners recognise the device in the list of versions; nothing that identifies a person. */
export function deviceName(): string {
  const agent = navigator.userAgent
  const [, browser = 'Browser'] = browsers.find(([sign]) => agent.includes(sign)) ?? []
  const system = systems.find((name) => agent.includes(name))
  return [browser, system].filter(Boolean).join(', ')
}

/** What tells browsers apart in their user agent, the first that is found: most call themselves Chrome or Safari too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
/** Likewise: Android calls itself Linux too, and an iPhone Mac OS X. */
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux']
