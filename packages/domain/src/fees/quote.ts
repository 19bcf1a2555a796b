import type { LegalDate } from '../dates/legalDate.ts'

/** A row of the tariff table. `payerCategory` '*' applies to everyone. Amounts in whole rupiah. */
export interface Tariff {
  code: string
  payerCategory: string
  validFrom: LegalDate
  /** Last day it applies; null while it is in force. */
  validTo: LegalDate | null
  rupiah: number
  unit: string
  legalRef: string
}

/** Quantities the fee depends on. */
export interface FeeCounts {
  classes: number
  /** Pages of the description. */
  pages: number
  claims: number
  /** 1 when asked for, else 0. */
  earlyPublication: number
  /** 1 when substantive examination is asked for with the filing, else 0. */
  examination: number
}

export const noCounts: FeeCounts = { classes: 0, pages: 0, claims: 0, earlyPublication: 0, examination: 0 }

/** What the fee of one kind of application depends on. */
export interface FeeFiling {
  applSubtyp: string
  payerCategory: string
  counts: FeeCounts
}

/** A line of a quote. `K`: type of text keys. */
export interface QuotedLine<K extends string = string> {
  /** Tariff code. */
  code: string
  /** Text key of the line's name. */
  label: K
  /** Text key of why it is charged; gets {{qty}} and {{unitAmount}} as printed rupiah. */
  why: K
  qty: number
  unit: string
  unitAmount: number
  amount: number
  legalRef: string
}

/**
 * `ok: false`: the fee is unknown, because no tariff is in force or the kind is unknown; do not show it as free of charge. `generalTotal`:
 * what a payer without reduction would pay, in whole rupiah; undefined when a general tariff is missing.
 */
export type FeeQuoteResult<K extends string = string> =
  | { ok: true; lines: QuotedLine<K>[]; total: number; generalTotal: number | undefined }
  | { ok: false; why: 'no_tariff'; code: string; payerCategory: string }
  | { ok: false; why: 'unknown_kind'; code: string; payerCategory: string }

/** A tariff code with its quantity; nothing is charged for a quantity of 0 or less. */
export interface Charge<K extends string = string> {
  code: string
  label: K
  why: K
  qty: number
}

/** PayerCategory categories with tariffs of their own. */
export const payerCategories = ['UMUM', 'UMK', 'PENDIDIKAN'] as const
export type PayerCategory = (typeof payerCategories)[number]

/** The tariff in force on `day`: a row for the payer's category before one for '*', then the newest. */
export function tariffOn(
  tariffs: readonly Tariff[],
  code: string,
  payerCategory: string,
  day: LegalDate,
): Tariff | undefined {
  const inForce = tariffs.filter(
    (t) =>
      t.code === code &&
      (t.payerCategory === payerCategory || t.payerCategory === '*') &&
      t.validFrom <= day &&
      (t.validTo === null || day <= t.validTo),
  )
  const rank = (t: Tariff) => `${t.payerCategory === '*' ? 0 : 1}${t.validFrom}`
  return inForce.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0]
}

/** Quotes charges by the tariffs in force on `day`, line by line. `charges` undefined: a kind the tariff does not list. */
export function quoteCharges<K extends string>(
  charges: readonly Charge<K>[] | undefined,
  { applSubtyp, payerCategory }: Pick<FeeFiling, 'applSubtyp' | 'payerCategory'>,
  tariffs: readonly Tariff[],
  day: LegalDate,
): FeeQuoteResult<K> {
  if (!charges) return { ok: false, why: 'unknown_kind', code: applSubtyp, payerCategory }
  const lines: QuotedLine<K>[] = []
  let generalTotal: number | undefined = 0
  for (const charge of charges) {
    if (charge.qty <= 0) continue
    const tariff = tariffOn(tariffs, charge.code, payerCategory, day)
    if (!tariff) return { ok: false, why: 'no_tariff', code: charge.code, payerCategory }
    const { unit, rupiah: unitAmount, legalRef } = tariff
    lines.push({ ...charge, unit, unitAmount, amount: unitAmount * charge.qty, legalRef })
    const general = tariffOn(tariffs, charge.code, 'UMUM', day)
    generalTotal = general && generalTotal !== undefined ? generalTotal + general.rupiah * charge.qty : undefined
  }
  return { ok: true, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0), generalTotal }
}
