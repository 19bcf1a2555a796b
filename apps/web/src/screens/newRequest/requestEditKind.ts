import type { SavedRequest } from '@saki/contracts/requests'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { copiesOfUser } from '../../autosave/copiesOfUser.ts'
import type { SaveAttempt } from '../../autosave/copy.ts'
import type { AtServer } from '../../autosave/openCopies.ts'
import type { EditKind, SaveOutcome } from '../../autosave/ports.ts'
import { saveOutcomeOf, SAVE_PATIENCE } from '../../autosave/saveFailure.ts'
import { deviceName } from '../../drafts/store/draftKind.ts'
import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { newKey } from '../../lib/newKey.ts'
import {
  requestContentOf,
  copyOfDraft,
  isLocalRequestId,
  type RequestContent,
  type RequestCopy,
} from './requestCopy.ts'
import { fetchServerDraft, refreshDraft, showSaved, shownDraft } from './serverDraft.ts'

/** Milliseconds. Submitting writes more and takes longer. */
const SUBMIT_PATIENCE = 60_000

/** How requests are saved and submitted. */
export const requestEditKind: EditKind<RequestContent, RequestCopy> = {
  name: 'request',
  empty: { PATENT_IDS: [], DATA: {} },
  keepsHistory: false,
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeDraft({ ...base }, { ...mine }, { ...theirs })
    return { merged: merged as unknown as RequestContent, conflicts }
  },
  isNamed: (copy, id) => copy.localId === id || copy.tempId === id,
  onChange: { refused: [], refusal: undefined },
  onRestart: { tempId: undefined },
  send,
  newest: async ({ tempId }) => {
    const draft = tempId === undefined ? undefined : await fetchServerDraft(tempId).catch(() => undefined)
    if (!draft) return undefined
    const { ROW_VERSION: rowVersion, UPDATED_AT: savedAt, DEVICE: device } = draft
    return { data: requestContentOf(draft), rowVersion, savedAt, device }
  },
}

/** The requests of a user that this tab edits. */
export const requestCopiesOf = copiesOfUser<RequestContent, RequestCopy, string>(requestEditKind)

async function send(copy: RequestCopy, attempt: SaveAttempt<RequestContent>): Promise<SaveOutcome<RequestCopy>> {
  const isNew = attempt.rowVersion === undefined
  // The total that was shown before the reader submitted.
  const seen = attempt.files ? shownDraft(copy.tempId)?.TOTAL_AMOUNT : undefined
  try {
    const reply = await ask('requestSave', {
      key: attempt.key,
      quiet: true,
      signal: AbortSignal.timeout(attempt.files ? SUBMIT_PATIENCE : SAVE_PATIENCE),
      body: {
        TEMP_ID: isNew ? null : (copy.tempId ?? null),
        ROW_VERSION: attempt.rowVersion ?? null,
        USERDOC_TYP: copy.code,
        PATENT_IDS: [...attempt.data.PATENT_IDS],
        DATA: attempt.data.DATA,
        DEVICE: deviceName(),
        IND_SUBMIT: attempt.files ? 'Y' : 'N',
        ...(seen !== undefined && { TOTAL_AMOUNT: seen }),
      },
    })
    return savedAs(attempt, reply)
  } catch (error) {
    return error instanceof AskError ? outcomeOf(copy, attempt, error) : saveOutcomeOf(error)
  }
}

function savedAs({ files }: SaveAttempt<RequestContent>, reply: SavedRequest): SaveOutcome<RequestCopy> {
  const isSubmitted = files && reply.SUBMISSION_NBR !== null
  const refused = files && !isSubmitted ? reply.ERRORS.filter(({ LEVEL }) => LEVEL === 'STOP') : []
  const { ROW_VERSION: rowVersion, SAVED_AT: savedAt, TEMP_ID: tempId } = reply
  showSaved(reply)
  const more = { tempId, refused, reply: isSubmitted ? reply : undefined }
  return { kind: 'saved', rowVersion, savedAt, more: isSubmitted ? { ...more, end: 'filed' } : more }
}

function outcomeOf(copy: RequestCopy, attempt: SaveAttempt<RequestContent>, error: AskError): SaveOutcome<RequestCopy> {
  const { err, status, title: words, fields: faults, current } = error
  if (err === 'ALREADY_FILED') return { kind: 'filed' }
  // Not submitted, but the answers were saved: the reply lists what is missing.
  if (err === 'NOT_COMPLETE' && current) return savedAs(attempt, current as SavedRequest)
  const outcome = saveOutcomeOf<RequestCopy>(error)
  // The reply kept for an earlier attempt was deleted at this moment: the next attempt tells whether the row has changed since.
  if (err === 'KEY_IN_USE') return outcome
  const isFinal = outcome.kind === 'refused' || (outcome.kind === 'stale' && attempt.rowVersion === undefined)
  if (!isFinal && (status !== 409 || outcome.kind === 'stale')) return outcome
  if (!attempt.files || attempt.rowVersion === undefined) return { kind: 'refused', words, faults }
  // What it holds was saved before; only its submission was refused.
  refreshDraft(copy.tempId)
  const refusal = { words, faults }
  return { kind: 'saved', rowVersion: attempt.rowVersion, savedAt: copy.savedAt ?? '', more: { refusal } }
}

/** The draft at the server, by TEMP_ID or local id; `begun`: a request that is not saved yet. Throws AskError when it cannot be read. */
export async function readRequest(
  id: string,
  copy: RequestCopy | undefined,
  begun: RequestCopy | undefined,
): Promise<AtServer<RequestCopy, string>> {
  const tempId = copy?.tempId ?? (isLocalRequestId(id) ? undefined : id)
  if (tempId === undefined) {
    const found = copy ?? begun
    return found ? { kind: 'open', copy: found } : { kind: 'missing' }
  }
  const draft = await fetchServerDraft(tempId)
  if (draft && draft.SUBMISSION_NBR !== null) return { kind: 'closed', closed: draft.SUBMISSION_NBR }
  if (!draft || draft.DELETED === 'Y') return { kind: 'missing' }
  return { kind: 'open', copy: copyOfDraft(draft, copy?.localId ?? tempId, newKey()) }
}
