import type { DraftRow } from '@saki/contracts/edits'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { removalDay, type DraftDates } from '@saki/domain/drafts/unused'
import type { Tariff } from '@saki/domain/fees/quote'
import { progress } from '@saki/domain/forms/progress'
import type { Language } from '@saki/texts'

import { quoteFiling } from '../payments/fees.ts'
import { findFilingKind } from '../payments/filingKind.ts'
import { formOfDraft } from './filingForm.ts'
import type { DraftVersion } from './draftVersions.sql.ts'
import type { DraftFile } from './drafts.sql.ts'
import type { ListedDraft } from './listedDrafts.sql.ts'
import type { FilingOfDraft } from './filing.sql.ts'
import { wireIssues } from '../../wireIssues.ts'

/** A draft for lists. Its errors are judged at `now`, because files are added and removed without a save. */
export function wireDraft(
  draft: ListedDraft,
  filing: FilingOfDraft | undefined,
  now: Date,
  language: Language,
  holidays?: ReadonlySet<LegalDate>,
): DraftRow {
  const form = formOfDraft(draft)
  const { steps, stepsDone, completePct } = progress(form, draft.data, draft.files, legalDateOf(now), holidays)
  const { ERRORS, WARNINGS } = wireIssues(
    steps.flatMap((step) => step.issues),
    language,
  )
  return {
    TEMP_ID: draft.tempId,
    FORM_TYP: draft.formTyp,
    FILE_TYP: findFilingKind(draft.formTyp, draft.data)?.fileTyp ?? '',
    TITLE: draft.title,
    STEP: filing ? '' : (ERRORS[0]?.STEP ?? ''),
    COMPLETE_PCT: completePct,
    STEPS_DONE: stepsDone,
    STEPS_TOTAL: steps.length,
    ERROR_COUNT: ERRORS.length,
    WARNING_COUNT: WARNINGS.length,
    ROW_VERSION: draft.rowVersion,
    DEVICE: draft.device,
    CREATED_AT: draft.createdAt.toISOString(),
    UPDATED_AT: draft.updatedAt.toISOString(),
    DELETED: draft.deletedAt ? 'Y' : 'N',
    DELETED_AT: draft.deletedAt?.toISOString() ?? null,
    GOES_ON: removalDay(keepingOf(draft), legalDateOf(now)) ?? null,
    SAVED_BY: draft.savedBy,
    STATUS: !filing ? 'STORED_TEMP' : filing.applicationNumber ? 'SUBMITTED' : 'WAITING_PAYMENT',
    SUBMISSION_NBR: filing?.submissionNbr ?? null,
    PATENT_ID: filing?.applicationNumber ?? null,
    BILLING_CODE: filing?.billingCode ?? null,
    BILLING_EXPIRES_AT: filing?.expiresAt?.toISOString() ?? null,
  }
}

/** Fee of filing the draft today, in rupiah; null until it can be quoted. */
export function estimateOf(draft: ListedDraft, tariffs: readonly Tariff[], now: Date): Pick<DraftRow, 'TOTAL_AMOUNT'> {
  const quote = quoteFiling(draft.formTyp, draft.data, draft.files, tariffs, legalDateOf(now))
  return { TOTAL_AMOUNT: quote.ok ? quote.total : null }
}

function keepingOf({ updatedAt, keptFrom, deletedAt }: ListedDraft): DraftDates {
  return { usedAt: keptFrom && keptFrom > updatedAt ? keptFrom : updatedAt, deletedAt }
}

/** A draft with its answers, files and versions, to be opened in the form. */
export function wireWholeDraft(
  draft: ListedDraft,
  filing: FilingOfDraft | undefined,
  versions: DraftVersion[],
  now: Date,
  language: Language,
  holidays?: ReadonlySet<LegalDate>,
): DraftRow {
  const { steps } = progress(formOfDraft(draft), draft.data, draft.files, legalDateOf(now), holidays)
  return {
    ...wireDraft(draft, filing, now, language, holidays),
    DATA: draft.data,
    FILES: draft.files.map(wireFile),
    VERSIONS: versions.map(({ rowVersion, savedAt, device }) => ({
      ROW_VERSION: rowVersion,
      SAVED_AT: savedAt.toISOString(),
      DEVICE: device,
    })),
    ...wireIssues(
      steps.flatMap((step) => step.issues),
      language,
    ),
  }
}

function wireFile(file: DraftFile): NonNullable<DraftRow['FILES']>[number] {
  return {
    ID: file.fileId,
    SPECDOC_TYP: file.slot,
    VIEW_TYPE_ID: file.view ?? null,
    SEQ_NUM: file.seqNum,
    DESCRIPTION: file.description,
    FILE_NAME: file.name,
    MIME: file.mime,
    SIZE: file.size,
    SHA256: file.sha256,
    PAGES: file.pages ?? null,
    WIDTH: file.width ?? null,
    HEIGHT: file.height ?? null,
    UPLOADED_AT: new Date(file.uploadedAt).toISOString(),
  }
}
