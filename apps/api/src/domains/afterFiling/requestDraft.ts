import type { RequestDraft, requestsCalls } from '@saki/contracts/requests'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { rowsOf, fieldText, type DraftData, type FieldIssue } from '@saki/domain/forms/form'
import { requestOfForm } from '@saki/catalogue/requests/registry'

import { clientNamed, findOwnerId } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { fileRow } from '../documents/fileRow.ts'
import { listFilesOfDraft, listSlots } from '../documents/documents.sql.ts'
import { findDraftContext } from '../edits/drafts.sql.ts'
import { findDraft } from '../edits/listedDrafts.sql.ts'
import { enteredCodes } from '../edits/registryFaults.ts'
import { maskForReader } from '../edits/shownData.ts'
import { findUnknownRights } from '../requests/unknownRights.ts'
import { casesStillOpen, caseAnswers } from './casesToChoose.ts'
import { judgeRequest } from './judgeRequest.ts'
import { submissionOf } from './requestDrafts.sql.ts'
import { wireJudged } from './wireSaved.ts'

type Call = (typeof requestsCalls)['requestDraft']

/** A draft with its cases judged today; a case that is no longer open to the requester is left out and told. Throws NotFound, also for a draft of another kind than a request. */
export async function requestDraft({ query, session, db, language, now }: HandlerInput<Call>): Promise<RequestDraft> {
  const tempId = query.TEMP_ID
  const ownerId = await findOwnerId(db, session, { tempId }, 'read')
  const draft = await findDraft(db, ownerId, tempId)
  const kind = draft && requestOfForm(draft.formTyp)
  if (!draft || !kind) throw new NotFound('draft', tempId)
  const today = legalDateOf(now)
  const { chosen: cases, gone } = await casesStillOpen(
    db,
    numbersOfDraft(draft.data),
    { ownerId, isActing: ownerId !== session.userId, asker: session, power: 'read' },
    today,
  )
  const answers = caseAnswers(cases)
  const data = { ...draft.data, CASE: answers }
  const context = await findDraftContext(db, tempId, enteredCodes(kind.form, data))
  const unknownRights = await findUnknownRights(db, ownerId, data)
  const judged = judgeRequest(kind, data, cases, context, unknownRights, today)
  const issues = [...gone.map(caseGone), ...judged.issues]
  const slots = await listSlots(db)
  const shown = await maskForReader(db, session, { ownerId, tempId }, draft.data)
  const row = { fileId: tempId, slots, language, asker: session }
  return {
    TEMP_ID: tempId,
    ROW_VERSION: draft.rowVersion,
    ...wireJudged({ ...judged, issues }, { kind, tariffs: context.tariffs, language, today }),
    CLIENT: clientNamed(session, ownerId),
    DATA: answersOf(shown),
    CASE: answers,
    FILES: (await listFilesOfDraft(db, tempId)).map((file) => fileRow(file, row)),
    DEVICE: draft.device,
    UPDATED_AT: draft.updatedAt.toISOString(),
    DELETED: draft.deletedAt ? 'Y' : 'N',
    SUBMISSION_NBR: (await submissionOf(db, tempId)) ?? null,
  }
}

/** A case that the requester may no longer name; the next save leaves it out. */
const caseGone = (number: string): FieldIssue => ({
  path: 'CASES',
  step: 'request',
  level: 'STOP',
  code: 'requests:case.gone',
  values: { number },
})

/** Application numbers of the cases a draft names. */
export function numbersOfDraft(data: DraftData): string[] {
  return rowsOf(data, 'CASES').map((row) => fieldText(row, 'PATENT_ID'))
}

const ownSections = new Set(['CASES', 'CASE', 'FORM', 'FILES', 'SUBMITTED_AT'])
/** The answers of a draft or of a submitted request, without what the server adds. */
export function answersOf(data: DraftData): RequestDraft['DATA'] {
  return Object.fromEntries(
    Object.entries(data).filter(([section]) => !ownSections.has(section)),
  ) as RequestDraft['DATA']
}
