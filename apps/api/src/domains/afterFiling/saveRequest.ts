import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sameValue } from '@saki/domain/drafts/mergeDraft'
import type { DraftData } from '@saki/domain/forms/form'
import { withPreselected } from '@saki/domain/requests/caseParts'
import type { Language } from '@saki/texts'

import { recordActing } from '../../access.sql.ts'
import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import { newTempId } from '../edits/contents.ts'
import { countOpenDrafts, findDraftContext, lockDraft, writeDraft, type DraftState } from '../edits/drafts.sql.ts'
import { assertShape } from '../edits/judgeDraft.ts'
import { enteredCodes } from '../edits/registryFaults.ts'
import { OPEN_DRAFTS_MAX } from '../edits/saveDraft.ts'
import { caseAnswers, type ChosenCaseFacts } from './casesToChoose.ts'
import { judgeRequest, type JudgedRequest } from './judgeRequest.ts'
import { findUnknownRights } from '../requests/unknownRights.ts'
import { nameFirstCase } from './requestDrafts.sql.ts'

/** One save of a request's draft. */
export interface RequestSave {
  ownerId: number
  /** User who saves; differs from the owner only under a mandate. */
  actingId: number
  kind: CatalogueRequest
  tempId: string | undefined
  rowVersion: number | undefined
  cases: readonly ChosenCaseFacts[]
  /** Answers by section, without CASES and CASE. */
  answers: DraftData
  device: string
  language: Language
  now: Date
}

export interface StoredRequest {
  tempId: string
  rowVersion: number
  savedAt: Date
  data: DraftData
  judged: JudgedRequest
}

const TITLE_MAX = 500

/** Answers with the cases named, what the server says about them, and the parts that are ticked unasked. */
export function dataOf({ kind, cases, answers }: Pick<RequestSave, 'kind' | 'cases' | 'answers'>): DraftData {
  return withPreselected(kind.form, {
    ...answers,
    CASES: cases.map(({ one }) => ({ PATENT_ID: one.applicationNumber })),
    CASE: caseAnswers(cases),
  })
}

/** Throws Invalid for answers the form does not have. The section CASE of the asker is ignored. */
export function assertAnswers(kind: CatalogueRequest, answers: DraftData): DraftData {
  const { CASE: _case, CASES: _cases, ...own } = answers
  assertShape(kind.form, own)
  return own
}

/** The draft of this owner, locked. Throws NotFound, Invalid when it is of another kind. */
export async function lockRequestDraft(
  tx: Db,
  { ownerId, kind }: Pick<RequestSave, 'ownerId' | 'kind'>,
  tempId: string,
): Promise<DraftState> {
  const draft = await lockDraft(tx, ownerId, tempId)
  if (!draft) throw new NotFound('draft', tempId)
  if (draft.formTyp !== kind.form.id) throw new Invalid([{ field: 'USERDOC_TYP', message: 'errors:field.wrong' }])
  return draft
}

/**
 * Judges and stores a draft, in the caller's transaction; equal contents change nothing, whatever version was named. Throws STALE_VERSION with
 * the newer state, NotFound, ALREADY_FILED, TOO_MANY_DRAFTS.
 */
export async function storeRequest(tx: Db, save: RequestSave, before: DraftState | undefined): Promise<StoredRequest> {
  if (before?.deletedAt) throw new NotFound('draft', before.tempId)
  if (before?.submittedAt) throw new ConflictError('ALREADY_FILED', before.tempId)
  const { kind, now, cases } = save
  const data = dataOf(save)
  const context = await findDraftContext(tx, before?.tempId, enteredCodes(kind.form, data))
  const unknownRights = await findUnknownRights(tx, save.ownerId, data)
  const judged = judgeRequest(kind, data, cases, context, unknownRights, legalDateOf(now))
  if (before && sameValue(withoutCase(before.data), withoutCase(data)))
    return { tempId: before.tempId, rowVersion: before.rowVersion, savedAt: before.updatedAt, data, judged }
  if (before && before.rowVersion !== save.rowVersion) throw staleVersion(before)
  if (!before && (await countOpenDrafts(tx, save.ownerId)) >= OPEN_DRAFTS_MAX)
    throw new AppError('TOO_MANY_DRAFTS', String(save.ownerId))
  const tempId = before?.tempId ?? newTempId()
  const rowVersion = (before?.rowVersion ?? 0) + 1
  const [first] = cases
  await writeDraft(tx, {
    tempId,
    rowVersion,
    ownerId: save.ownerId,
    actedBy: save.actingId === save.ownerId ? null : save.actingId,
    formTyp: kind.form.id,
    formVersion: kind.form.version,
    data,
    title: `${first?.one.applicationNumber ?? ''} ${first?.one.title ?? ''}`.trim().slice(0, TITLE_MAX),
    completePct: judged.completePct,
    device: save.device,
    now,
  })
  if (first) await nameFirstCase(tx, tempId, first.one.applicationId)
  if (!before) await recordActing(tx, save.actingId, save.ownerId, 'draft_begun', tempId, now)
  return { tempId, rowVersion, savedAt: now, data, judged }
}

/** What the server says about the cases may change by itself and is no change of the draft. */
function withoutCase({ CASE: _case, ...data }: DraftData): DraftData {
  return data
}

function staleVersion(stored: DraftState): ConflictError {
  return new ConflictError('STALE_VERSION', stored.tempId, {
    ROW_VERSION: stored.rowVersion,
    DATA: stored.data,
    UPDATED_AT: stored.updatedAt.toISOString(),
    DEVICE: stored.device,
  })
}
