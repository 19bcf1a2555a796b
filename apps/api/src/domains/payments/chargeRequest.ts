import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { requestTariffName } from '@saki/catalogue/requests/tariffs'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { tariffOn, type Tariff } from '@saki/domain/fees/quote'
import { fieldText, rowsOf, sectionOf, type DraftData } from '@saki/domain/forms/form'
import { requestCharges, type MadeRequest } from '@saki/domain/requests/requestFees'

import type { KeptLine } from './fees.ts'

/** A case a request is charged for. */
export interface ChargedCase {
  applicationNumber: string
  applTyp: string
  /** Action of the case that the request leads to. */
  action: string | undefined
  /** Actions that the case has taken. */
  history: MadeRequest['history']
  /** Pages of the files of the case. */
  pages: number
}

/** `unset`: a tariff code without an amount in force, so that the request cannot be submitted. */
export type RequestQuote = { ok: true; lines: KeptLine[]; total: number } | { ok: false; why: 'unset'; code: string }

/** The fee of a request in its cases, by the tariff of a day: a line for each code and case; nothing for a tariff of 0. */
export function chargeRequest(
  kind: CatalogueRequest,
  data: DraftData,
  cases: readonly ChargedCase[],
  tariffs: readonly Tariff[],
  day: LegalDate,
): RequestQuote {
  const payer = fieldText(sectionOf(data, 'FILING'), 'PAYER_CATEGORY') || 'UMUM'
  const lines: KeptLine[] = []
  for (const one of cases) {
    const rule = kind.rules[one.applTyp as keyof typeof kind.rules]
    if (!rule) continue
    for (const { code, qty } of requestCharges(rule, { ...one, counts: countsOf(data, one) })) {
      const tariff = tariffOn(tariffs, code, payer, day)
      const label = requestTariffName(code)
      if (!tariff || !label) return { ok: false, why: 'unset', code }
      if (qty <= 0 || tariff.rupiah === 0) continue
      const { unit, rupiah: unitAmount, legalRef } = tariff
      const amount = unitAmount * qty
      const values = { number: one.applicationNumber }
      lines.push({ code, label, why: 'requests:bill.why', qty, unit, unitAmount, amount, legalRef, values })
    }
  }
  return { ok: true, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Quantities of a request: classes named in its form, claims and pages as answered, else the pages of the files of the case. */
function countsOf(data: DraftData, { pages }: ChargedCase): MadeRequest['counts'] {
  const answers = sectionOf(data, 'REQUEST')
  const number = (name: string) => Number(answers[name] ?? Number.NaN)
  const asked = number('QTY_PAGES')
  return {
    class: rowsOf(data, 'CLASSES').length,
    claim: Number.isFinite(number('QTY_CLAIMS')) ? number('QTY_CLAIMS') : 0,
    page: Number.isFinite(asked) ? asked : pages,
  }
}
