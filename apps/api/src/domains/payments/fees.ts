import { randomInt } from 'node:crypto'

import { applTypOf, rightOf } from '@saki/catalogue'
import { quoteFees } from '@saki/catalogue/rights/quoteFees'
import type { FeeLine } from '@saki/contracts/payments'
import { prepared, type Db } from '@saki/db'
import { billingCode } from '@saki/domain/billing/billingCode'
import { codeRanges, type CodeRange, type Range } from '@saki/domain/billing/codeRanges'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import {
  noCounts,
  type FeeCounts,
  type QuotedLine as DomainLine,
  type FeeQuoteResult,
  type Tariff,
} from '@saki/domain/fees/quote'
import { sectionOf, fieldText, type DraftData, type FormFile } from '@saki/domain/forms/form'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

/** A stored line of a bill, with text keys instead of texts. `values`: those of the keys that belong to this line, such as the year it pays. */
export type KeptLine = DomainLine<TextKey> & { values?: Readonly<Record<string, string | number>> }

/** All tariff rows as one JSON array, for use inside another query. */
export const tariffsJson = sql`
  (select coalesce(json_agg(json_build_object('code', code, 'payerCategory', payer_category, 'validFrom', valid_from, 'validTo', valid_to,
                                              'rupiah', rupiah, 'unit', unit, 'legalRef', legal_ref)), '[]'::json) from tariff)`

/** All tariff rows, past and future; `tariffOn` selects those of a day. */
export async function listTariffs(db: Db): Promise<Tariff[]> {
  const found = await sql<{ tariffs: Tariff[] }>`${prepared} select ${tariffsJson} as tariffs`.execute(db)
  return found.rows[0]?.tariffs ?? []
}

/** The fee of a filing from its answers and files, by the tariff of `day`. */
export function quoteFiling(
  formTyp: string,
  data: DraftData,
  files: readonly FormFile[],
  tariffs: readonly Tariff[],
  day: LegalDate,
): FeeQuoteResult<TextKey> {
  const applTyp = applTypOf(formTyp, data)
  const counts: FeeCounts = applTyp ? rightOf(applTyp).counts(data, files) : noCounts
  return quoteCounted(formTyp, data, counts, tariffs, day)
}

/** The fee of a filing from given counts. Not `ok` when kind or payer category is not chosen or no tariff is in force. */
export function quoteCounted(
  formTyp: string,
  data: DraftData,
  counts: FeeCounts,
  tariffs: readonly Tariff[],
  day: LegalDate,
): FeeQuoteResult<TextKey> {
  const filing = sectionOf(data, 'FILING')
  const applTyp = applTypOf(formTyp, data) ?? ''
  const applSubtyp = fieldText(filing, 'APPL_SUBTYP')
  return quoteFees({ applTyp, applSubtyp, payerCategory: fieldText(filing, 'PAYER_CATEGORY'), counts }, tariffs, day)
}

/** Fee lines with their texts in the asker's language. */
export function wireLines(lines: readonly KeptLine[], language: Language): FeeLine[] {
  return lines.map(({ code, label, why, qty, unitAmount, amount, legalRef, values }) => ({
    CODE: code,
    NAME: say(language, label, values),
    QTY: qty,
    UNIT_AMOUNT: unitAmount,
    AMOUNT: amount,
    WHY: say(language, why, { ...values, qty, unitAmount: formatRupiah(unitAmount) }),
    LEGAL_REF: legalRef,
  }))
}

/** 25 random billing codes of the day (Jakarta), unpredictable; the database uses the first that is free and not skipped. */
export function drawCodes(now: Date): string[] {
  return draw(now, codeRanges.single)
}

/** 25 random joint billing codes of the day, as `drawCodes`. */
export function drawJointCodes(now: Date): string[] {
  return draw(now, codeRanges.joint)
}

function draw(now: Date, { daily, reserve }: CodeRange): string[] {
  const day = legalDateOf(now)
  const drawn = (count: number, { from, to }: Range) =>
    Array.from({ length: count }, () => billingCode(day, randomInt(from, to)))
  return [...drawn(5, daily), ...drawn(20, reserve)]
}
