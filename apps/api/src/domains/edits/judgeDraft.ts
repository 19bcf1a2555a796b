import type { Saved } from '@saki/contracts/edits'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { checkShape, type ShapeFault } from '@saki/domain/forms/checkShape'
import type { DraftData, Form, FieldIssue } from '@saki/domain/forms/form'
import { progress } from '@saki/domain/forms/progress'
import type { FeeQuoteResult } from '@saki/domain/fees/quote'
import type { Language } from '@saki/texts'

import { Invalid, type FieldFault } from '../../errors.ts'
import { wireIssues } from '../../wireIssues.ts'
import { quoteFiling, wireLines } from '../payments/fees.ts'
import { infectedFiles, isInfected } from './infectedFiles.ts'
import { unknownParent } from './patentParts.ts'
import { registryFaults } from './registryFaults.ts'
import { unlistedTerms } from './unlistedTerms.ts'
import type { DraftFile, DraftContext } from './drafts.sql.ts'

export interface Judged {
  issues: FieldIssue[]
  completePct: number
  mayFile: boolean
  quote: FeeQuoteResult
  files: DraftFile[]
}

const wordsOf: Record<ShapeFault['fault'], FieldFault['message']> = {
  unknown: 'errors:field.unknown',
  type: 'errors:field.wrong',
  tooLong: 'errors:field.tooLong',
  tooMany: 'errors:field.tooLong',
  notInList: 'errors:field.wrong',
  characters: 'errors:field.wrong',
}

/** Throws Invalid with the names of fields the form does not know, or that are of another kind or too long. */
export function assertShape(form: Form, data: DraftData): void {
  const faults = checkShape(form, data)
  if (faults.length === 0) return
  throw new Invalid(
    faults.map(({ path, fault, limit }) => ({
      field: path,
      message: limit === undefined && fault.startsWith('too') ? wordsOf.type : wordsOf[fault],
      values: { limit: limit ?? 0 },
    })),
  )
}

/** All that is lacking or doubtful in a draft today, by the form's rules and by the registers, and what filing it would cost. */
export function judgeDraft(
  form: Form,
  data: DraftData,
  { files, tariffs, unknown, unlisted, unknownParent: isUnknown }: DraftContext,
  today: LegalDate,
): Judged {
  // What was not kept is not there.
  const there = files.filter((file) => !isInfected(file))
  const { steps, completePct } = progress(form, data, there, today)
  const faults = [...registryFaults(form, data, there, today, unknown), ...infectedFiles(form, files)]
  const issues = [
    ...steps.flatMap((step) => step.issues),
    ...unlistedTerms(data, unlisted),
    ...unknownParent(data, isUnknown),
    ...faults,
  ]
  const mayFile = issues.every(({ level }) => level !== 'STOP')
  return {
    issues,
    completePct: faults.length > 0 ? Math.min(completePct, 99) : completePct,
    mayFile,
    quote: quoteFiling(form.id, data, files, tariffs, today),
    files,
  }
}

/** The reply to a save. A fee that cannot be told yet is no line at all, not a line of nothing. */
export function wireSaved(
  draft: { tempId: string; rowVersion: number; savedAt: Date },
  judged: Judged,
  language: Language,
): Saved {
  const { quote } = judged
  return {
    err: '',
    TEMP_ID: draft.tempId,
    ROW_VERSION: draft.rowVersion,
    SAVED_AT: draft.savedAt.toISOString(),
    COMPLETE_PCT: judged.completePct,
    ...wireIssues(judged.issues, language),
    FEES: quote.ok ? wireLines(quote.lines, language) : [],
    TOTAL_AMOUNT: quote.ok ? quote.total : 0,
    SUBMISSION_NBR: null,
    PATENT_ID: null,
    BILLING_CODE: null,
    BILLING_EXPIRES_AT: null,
  }
}
