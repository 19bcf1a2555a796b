import type { Saved } from '@saki/contracts/edits'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { FeeQuoteResult } from '@saki/domain/fees/quote'
import { checkShape, type ShapeFault } from '@saki/domain/forms/checkShape'
import type { DraftData, Form, FieldIssue, Block } from '@saki/domain/forms/form'
import { progress } from '@saki/domain/forms/progress'
import type { Language, TextKey } from '@saki/texts'

import { Invalid, type FieldFault } from '../../errors.ts'
import { wireIssues } from '../../wireIssues.ts'
import { quoteFiling, wireLines } from '../payments/fees.ts'
import type { DraftFile, DraftContext } from './drafts.sql.ts'
import { unknownParentWarnings } from './patentParts.ts'
import { registryFaults } from './registryFaults.ts'
import { unlistedTermWarnings } from './unlistedTerms.ts'

export interface DraftJudgement {
  issues: FieldIssue[]
  completePct: number
  mayFile: boolean
  quote: FeeQuoteResult<TextKey>
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

/** Throws Invalid naming each field that the form does not have, or whose value has the wrong type or is too long. */
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

/** Errors and warnings of a draft on the legal date `today` (Jakarta), by the form's rules and the registers, and the fee of filing it. */
export function judgeDraft(
  form: Form,
  data: DraftData,
  { files, tariffs, unknown, unlisted, unknownParent: isUnknown, holidays }: DraftContext,
  today: LegalDate,
): DraftJudgement {
  // Infected files were deleted; exclude them.
  const validFiles = files.filter((file) => !isInfected(file))
  const { steps, completePct } = progress(form, data, validFiles, today, holidays)
  const faults = [...registryFaults(form, data, validFiles, today, unknown), ...infectedFileFaults(form, files)]
  const issues = [
    ...steps.flatMap((step) => step.issues),
    ...unlistedTermWarnings(data, unlisted),
    ...unknownParentWarnings(data, isUnknown),
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

/** The reply to a save. `FEES` is empty until the fee can be quoted. */
export function wireSaved(
  draft: { tempId: string; rowVersion: number; savedAt: Date },
  judged: DraftJudgement,
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

/**
 * One STOP for each infected file. A file not scanned yet does not stop the filing: a slow scanner must not cost a filing date.
 */
function infectedFileFaults(form: Form, files: readonly DraftFile[]): FieldIssue[] {
  return files.filter(isInfected).map(({ slot, name }) => ({
    path: `FILES.${slot}`,
    step: pageOf(form, slot),
    level: 'STOP',
    code: 'files:infected',
    values: { name },
  }))
}

function isInfected({ scan }: Pick<DraftFile, 'scan'>): boolean {
  return scan === 'infected'
}

function pageOf({ pages }: Form, slot: string): string {
  return (pages.find(({ blocks }) => blocks.some((block) => slotsOf(block).includes(slot))) ?? pages.at(-1))?.id ?? ''
}

function slotsOf(block: Block): string[] {
  if (block.as === 'documents') return block.rules.map(({ slot }) => slot)
  if (block.as === 'parts') return [block.combined, ...block.parts.map(({ slot }) => slot)]
  return 'slot' in block ? [block.slot] : []
}
