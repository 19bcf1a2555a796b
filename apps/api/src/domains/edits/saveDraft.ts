import type { Saved } from '@saki/contracts/edits'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData, Form } from '@saki/domain/forms/form'
import { sameValue } from '@saki/domain/drafts/mergeDraft'
import type { Language } from '@saki/texts'

import { recordActing } from '../../access.sql.ts'
import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import { newTempId, storedTitle } from './contents.ts'
import { countOpenDrafts, findDraftContext, lockDraft, writeDraft, type DraftState } from './drafts.sql.ts'
import { judgeDraft, wireSaved, type DraftJudgement } from './judgeDraft.ts'
import { parentOf } from './patentParts.ts'
import { enteredCodes } from './registryFaults.ts'
import { enteredTerms } from './unlistedTerms.ts'
import { priorityHolidays } from './priorityHolidays.ts'

/** Most drafts a user may have open (neither filed nor in the bin). */
export const OPEN_DRAFTS_MAX = 200

/** One save; `data` was already checked by `assertShape`. */
export interface DraftSave {
  ownerId: number
  /** User who saves; differs from the owner only under a mandate. Undefined: the owner. */
  actingId?: number
  tempId: string | undefined
  rowVersion: number | undefined
  form: Form
  data: DraftData
  device: string
  language: Language
  now: Date
}

/** A draft after a save, with its errors and warnings. */
export interface SavedDraft {
  tempId: string
  rowVersion: number
  savedAt: Date
  judged: DraftJudgement
}

/** Saves a draft and returns its errors and warnings. Throws STALE_VERSION with the newer state, ALREADY_FILED, NotFound, Invalid (another form), TOO_MANY_DRAFTS. */
export async function saveDraft(tx: Db, save: DraftSave): Promise<Saved> {
  const before = save.tempId === undefined ? undefined : await lockOpenDraft(tx, save, save.tempId)
  const saved = await storeDraft(tx, save, before)
  return wireSaved(saved, saved.judged, save.language)
}

async function lockOpenDraft(tx: Db, save: DraftSave, tempId: string): Promise<DraftState> {
  const draft = await lockDraft(tx, save.ownerId, tempId)
  if (!draft || draft.deletedAt) throw new NotFound('draft', tempId)
  if (draft.submittedAt) throw new ConflictError('ALREADY_FILED', tempId)
  return draft
}

/** Judges and writes the state. Saving the contents already stored changes nothing, whatever ROW_VERSION was sent. Throws as `saveDraft`. */
export async function storeDraft(tx: Db, save: DraftSave, before: DraftState | undefined): Promise<SavedDraft> {
  if (before && before.formTyp !== save.form.id)
    throw new Invalid([{ field: 'FORM_TYP', message: 'errors:field.wrong' }])
  const { form, data } = save
  const context = await findDraftContext(tx, before?.tempId, enteredCodes(form, data), {
    terms: enteredTerms(data),
    parent: { ownerId: save.ownerId, applicationNumber: parentOf(data) },
  })
  const holidays = await priorityHolidays(tx, data)
  const judged = judgeDraft(save.form, save.data, { ...context, ...(holidays && { holidays }) }, legalDateOf(save.now))
  if (before && sameValue(before.data, save.data))
    return { tempId: before.tempId, rowVersion: before.rowVersion, savedAt: before.updatedAt, judged }
  if (before && before.rowVersion !== save.rowVersion) throw staleVersion(before)
  if (!before && (await countOpenDrafts(tx, save.ownerId)) >= OPEN_DRAFTS_MAX)
    throw new AppError('TOO_MANY_DRAFTS', String(save.ownerId))

  const tempId = before?.tempId ?? newTempId()
  const rowVersion = (before?.rowVersion ?? 0) + 1
  await writeDraft(tx, {
    tempId,
    rowVersion,
    ownerId: save.ownerId,
    actedBy: actingFor(save),
    formTyp: save.form.id,
    formVersion: save.form.version,
    data: save.data,
    title: storedTitle(save.data),
    completePct: judged.completePct,
    device: save.device,
    now: save.now,
  })
  if (!before) await recordActing(tx, save.actingId ?? save.ownerId, save.ownerId, 'draft_begun', tempId, save.now)
  return { tempId, rowVersion, savedAt: save.now, judged }
}

/** Id of the user who saves for the owner; null when the owner saves. */
export function actingFor({ ownerId, actingId = ownerId }: DraftSave): number | null {
  return actingId === ownerId ? null : actingId
}

function staleVersion(stored: DraftState): ConflictError {
  return new ConflictError('STALE_VERSION', stored.tempId, {
    ROW_VERSION: stored.rowVersion,
    DATA: stored.data,
    UPDATED_AT: stored.updatedAt.toISOString(),
    DEVICE: stored.device,
  })
}
