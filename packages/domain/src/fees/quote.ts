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

/** What the fee depends on. `applTyp`: DESIGN, MARK, PATENT or SIMPLE_PATENT. */
export interface FeeFiling {
  applTyp: string
  applSubtyp: string
  payerCategory: string
  counts: FeeCounts
}

export interface QuotedLine {
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
export type FeeLabel =
  | 'filing:fee.designSingle'
  | 'filing:fee.designSet'
  | 'fees:markClass'
  | 'fees:patent'
  | 'fees:simplePatent'
  | 'fees:extraPages'
  | 'fees:extraClaims'
  | 'fees:earlyPublication'
  | 'fees:examination'
  | 'fees:simpleExamination'
  | 'fees:rest'
export type FeeWhy =
  | 'filing:fee.why.general'
  | 'filing:fee.why.smallBusiness'
  | 'filing:fee.why.education'
  | 'fees:why.classes.general'
  | 'fees:why.classes.smallBusiness'
  | 'fees:why.classes.education'
  | 'fees:why.extraPages'
  | 'fees:why.extraClaims'
  | 'fees:why.earlyPublication'
  | 'fees:why.examination'
  | 'fees:why.simpleExamination'
  | 'fees:why.rest'

/**
 * `ok: false`: the fee is unknown, because no tariff is in force or the kind is unknown; do not show it as free of charge. `generalTotal`:
 * what a payer without reduction would pay, in whole rupiah; undefined when a general tariff is missing.
 */
export type FeeQuoteResult =
  | { ok: true; lines: QuotedLine[]; total: number; generalTotal: number | undefined }
  | { ok: false; why: 'no_tariff'; code: string; payerCategory: string }
  | { ok: false; why: 'unknown_kind'; code: string; payerCategory: string }

interface Charge {
  code: string
  label: FeeLabel
  why: FeeWhy
  qty: number
}

type Payer = 'UMUM' | 'UMK' | 'PENDIDIKAN'
const payerWhy: Record<Payer, FeeWhy> = {
  UMUM: 'filing:fee.why.general',
  UMK: 'filing:fee.why.smallBusiness',
  PENDIDIKAN: 'filing:fee.why.education',
}
const classWhy: Record<Payer, FeeWhy> = {
  UMUM: 'fees:why.classes.general',
  UMK: 'fees:why.classes.smallBusiness',
  PENDIDIKAN: 'fees:why.classes.education',
}

function isPayer(category: string): category is Payer {
  return Object.hasOwn(payerWhy, category)
}

/** Pages of the description and number of claims included in the filing fee; each further one is charged (PP 45/2024, annex IV.B). */
export const FREE_PAGES = 30
export const FREE_CLAIMS = 10

/**
 * Charges of a filing with their quantities; undefined for a kind the tariff does not list. A divisional application is charged as a
 * filing; the national phase of an international application is charged as a national one.
 */
function chargesOf(filing: FeeFiling, payer: Payer): Charge[] | undefined {
  const { applTyp, applSubtyp, counts } = filing
  const why = payerWhy[payer]
  switch (applTyp) {
    case 'DESIGN':
      if (applSubtyp === 'SET') return [{ code: 'DESIGN_SET', label: 'filing:fee.designSet', why, qty: 1 }]
      if (applSubtyp !== 'SINGLE' && applSubtyp !== 'DIVISIONAL') return undefined
      return [{ code: 'DESIGN_SINGLE', label: 'filing:fee.designSingle', why, qty: 1 }]
    case 'MARK':
      // A mark is filed in at least one class, so one is charged before any is chosen.
      return [{ code: 'MARK_CLASS', label: 'fees:markClass', why: classWhy[payer], qty: Math.max(1, counts.classes) }]
    case 'PATENT':
      return [
        { code: 'PATENT_FILING', label: 'fees:patent', why, qty: 1 },
        ...surcharges(counts),
        ...early(counts),
        { code: 'PATENT_EXAMINATION', label: 'fees:examination', why: 'fees:why.examination', qty: counts.examination },
      ]
    case 'SIMPLE_PATENT':
      return [
        { code: 'SIMPLE_PATENT_FILING', label: 'fees:simplePatent', why, qty: 1 },
        ...surcharges(counts),
        // Examination is requested with the filing, otherwise the filing lapses (UU 13/2016 art. 122 as amended by UU 6/2023).
        {
          code: 'SIMPLE_PATENT_EXAMINATION',
          label: 'fees:simpleExamination',
          why: 'fees:why.simpleExamination',
          qty: 1,
        },
      ]
    default:
      return undefined
  }
}

const surcharges = ({ pages, claims }: FeeCounts): Charge[] => [
  { code: 'PATENT_EXTRA_PAGE', label: 'fees:extraPages', why: 'fees:why.extraPages', qty: pages - FREE_PAGES },
  { code: 'PATENT_EXTRA_CLAIM', label: 'fees:extraClaims', why: 'fees:why.extraClaims', qty: claims - FREE_CLAIMS },
]

/** Patents only; a simple patent is published within fourteen working days of filing anyway. */
const early = ({ earlyPublication }: FeeCounts): Charge[] => [
  {
    code: 'PATENT_EARLY_PUBLICATION',
    label: 'fees:earlyPublication',
    why: 'fees:why.earlyPublication',
    qty: earlyPublication,
  },
]

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

/** Quotes the fee of a filing by the tariffs in force on `day`, line by line. */
export function quoteFees(filing: FeeFiling, tariffs: readonly Tariff[], day: LegalDate): FeeQuoteResult {
  const { payerCategory } = filing
  const charges = isPayer(payerCategory) ? chargesOf(filing, payerCategory) : undefined
  if (!charges) return { ok: false, why: 'unknown_kind', code: filing.applSubtyp, payerCategory }
  const lines: QuotedLine[] = []
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
