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

/** What is charged by number. */
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

/** What the fee depends on. `applTyp`: DESIGN, MARK, PATENT or SIMPLE_PATENT. */
export interface FeeFiling {
  applTyp: string
  applSubtyp: string
  payerCategory: string
  counts: FeeCounts
}

export interface FeeLine {
  /** Tariff code. */
  code: string
  /** Text key of the line's name. */
  label: FeeLabel
  /** Text key of why it is charged; gets {{qty}} and {{unitAmount}} as printed rupiah. */
  why: FeeWhy
  qty: number
  unit: string
  unitAmount: number
  amount: number
  legalRef: string
}
export type FeeLabel = 'filing:fee.designSingle' | 'filing:fee.designSet'
export type FeeWhy = 'filing:fee.why.general' | 'filing:fee.why.smallBusiness' | 'filing:fee.why.education'

/**
 * `ok: false` when no tariff is in force: the fee is unknown then, which is never the same as nothing to pay.
 * `generalTotal` is what a payer without reduction would pay, to show what the reduced tariff saves.
 */
export type Quote =
  | { ok: true; lines: FeeLine[]; total: number; generalTotal: number | undefined }
  | { ok: false; why: 'no_tariff'; code: string; payerCategory: string }
  | { ok: false; why: 'unknown_kind'; code: string; payerCategory: string }

interface Charge {
  code: string
  label: FeeLabel
  qty: number
}

/** One fee for one design and another for a set of designs (PP 45/2024, annex). A divisional application is a filing of its own. */
function chargeOf({ applTyp, applSubtyp }: FeeFiling): Charge | undefined {
  if (applTyp !== 'DESIGN') return undefined
  if (applSubtyp === 'SET') return { code: 'DESIGN_SET', label: 'filing:fee.designSet', qty: 1 }
  if (applSubtyp === 'SINGLE' || applSubtyp === 'DIVISIONAL')
    return { code: 'DESIGN_SINGLE', label: 'filing:fee.designSingle', qty: 1 }
  return undefined
}

const whyOf: Record<string, FeeWhy> = {
  UMUM: 'filing:fee.why.general',
  UMK: 'filing:fee.why.smallBusiness',
  PENDIDIKAN: 'filing:fee.why.education',
}

/** The row in force that day for that payer: the payer's own before '*', then the newest. */
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

/** The fee of a filing at the tariffs in force on a day of law, line by line with its reason. */
export function quoteFees(filing: FeeFiling, tariffs: readonly Tariff[], day: LegalDate): Quote {
  const { payerCategory } = filing
  const charge = chargeOf(filing)
  const why = Object.hasOwn(whyOf, payerCategory) ? whyOf[payerCategory] : undefined
  if (!charge || !why) return { ok: false, why: 'unknown_kind', code: filing.applSubtyp, payerCategory }
  const tariff = tariffOn(tariffs, charge.code, payerCategory, day)
  if (!tariff) return { ok: false, why: 'no_tariff', code: charge.code, payerCategory }
  const { unit, rupiah: unitAmount, legalRef } = tariff
  const amount = unitAmount * charge.qty
  const general = tariffOn(tariffs, charge.code, 'UMUM', day)
  return {
    ok: true,
    lines: [{ ...charge, why, unit, unitAmount, amount, legalRef }],
    total: amount,
    generalTotal: general && general.rupiah * charge.qty,
  }
}
