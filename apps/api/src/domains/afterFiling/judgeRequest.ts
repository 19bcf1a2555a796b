import { oppositionFaultWords } from '@saki/catalogue/requests/oppositionFaults'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { limitIssues, pictureIssues, splitIssues } from '@saki/catalogue/requests/splitIssues'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { fieldText, rowsOf, type DraftData, type FieldIssue } from '@saki/domain/forms/form'
import { progress } from '@saki/domain/forms/progress'
import type { Offer } from '@saki/domain/requests/offer'
import { splitSection } from '@saki/domain/requests/splitFaults'
import { EARLIER_RIGHTS, EXHIBIT_SLOT, oppositionFaults } from '@saki/domain/requests/opposition'

import type { DraftContext, DraftFile } from '../edits/drafts.sql.ts'
import { registryFaults } from '../edits/registryFaults.ts'
import { chargeRequest, type RequestQuote } from '../payments/chargeRequest.ts'
import { contradicting } from '../requests/contradicting.sql.ts'
import { isDisputed } from '../requests/split/assertSplittable.ts'
import type { ChosenCaseFacts } from './casesToChoose.ts'
import { judgeOffer } from './offers.ts'

export interface JudgedRequest {
  issues: FieldIssue[]
  completePct: number
  maySubmit: boolean
  quote: RequestQuote
  offers: { chosen: ChosenCaseFacts; offer: Offer }[]
  files: DraftFile[]
}

/** Faults of a request's draft on a day (Jakarta), by law, form and registers, and its fee in all its cases. */
export function judgeRequest(
  kind: CatalogueRequest,
  data: DraftData,
  cases: readonly ChosenCaseFacts[],
  { files, tariffs, unknown }: Pick<DraftContext, 'files' | 'tariffs' | 'unknown'>,
  unknownRights: readonly string[],
  today: LegalDate,
): JudgedRequest {
  const { form } = kind
  const valid = files.filter(({ scan }) => scan !== 'infected')
  const { steps, completePct } = progress(form, data, valid, today)
  const offers = cases.map((chosen) => ({ chosen, offer: judgeOffer(kind, chosen, today) }))
  const charged = offers.map(({ chosen: { one }, offer }) => ({
    ...one,
    action: offer.isOffered ? offer.action : undefined,
  }))
  const quote = chargeRequest(kind, data, charged, tariffs, today)
  const faults: FieldIssue[] = [
    ...caseFaults(kind, offers),
    ...splitIssues(kind, data),
    ...limitIssues(kind, data),
    ...pictureIssues(kind, data),
    ...disputeFaults(kind, data, cases),
    ...contradictionFaults(kind, data, cases),
    ...oppositionIssues(kind, data, valid, unknownRights),
    ...(quote.ok ? [] : [stop('FEES', 'requests:bill.unset')]),
    ...registryFaults(form, data, valid, today, unknown),
    ...files
      .filter(({ scan }) => scan === 'infected')
      .map(({ slot, name }) => ({ ...stop(`FILES.${slot}`, 'files:infected'), values: { name } })),
  ]
  const issues = [...faults, ...steps.flatMap((step) => step.issues)]
  return {
    issues,
    completePct: faults.length > 0 ? Math.min(completePct, 99) : completePct,
    maySubmit: issues.every(({ level }) => level !== 'STOP'),
    quote,
    offers,
    files,
  }
}

const stop = (path: string, code: string): FieldIssue => ({ path, step: 'request', level: 'STOP', code })

/** A fault when the request makes a new file of one of which something undecided concerns the whole. */
function disputeFaults(kind: CatalogueRequest, data: DraftData, [first]: readonly ChosenCaseFacts[]): FieldIssue[] {
  if (!first || !isDisputed(first.one)) return []
  if (kind.effects.some(({ as }) => as === 'changeType')) return [stop('CASES.0', 'requests:changeType.disputed')]
  return splitSection(kind, data) === undefined ? [] : [stop('CASES.0', 'requests:parts.disputed')]
}

/**
 * A fault for each case in which an undecided request of the same person contradicts this one. Those of others are not named: such a request
 * is held when it is received.
 */
function contradictionFaults(kind: CatalogueRequest, data: DraftData, cases: readonly ChosenCaseFacts[]): FieldIssue[] {
  return cases.flatMap(({ undecided }, at): FieldIssue[] => {
    const [other] = contradicting(kind, data, undecided)
    return other ? [{ ...stop(`CASES.${at}`, 'requests:contradicts'), values: { number: other.submissionNbr } }] : []
  })
}

/** Faults of an opposition that no single field shows: its list of exhibits, repeated grounds, earlier rights that no register has. */
function oppositionIssues(
  { workflow }: CatalogueRequest,
  data: DraftData,
  files: readonly DraftFile[],
  unknownRights: readonly string[],
): FieldIssue[] {
  if (workflow !== 'request-opposition') return []
  const exhibits = files.filter(({ slot }) => slot === EXHIBIT_SLOT).map(({ fileId }) => fileId)
  return [
    ...oppositionFaults(data, exhibits).map(({ path, why }) => stop(path, oppositionFaultWords[why])),
    ...rowsOf(data, EARLIER_RIGHTS).flatMap((row, at): FieldIssue[] => {
      const number = fieldText(row, 'NUMBER')
      if (!unknownRights.includes(number)) return []
      return [{ ...stop(`${EARLIER_RIGHTS}.${at}.NUMBER`, 'requestForms:earlierRight.unknown'), values: { number } }]
    }),
  ]
}

/** A fault for each case in which the law does not allow the request today, or that does not go together with the first. */
function caseFaults(kind: CatalogueRequest, offers: JudgedRequest['offers']): FieldIssue[] {
  const [first] = offers
  if (!first) return [stop('CASES', 'requests:case.none')]
  if (offers.length > 1 && kind.cases === 'one') return [stop('CASES', 'requests:case.one')]
  return offers.flatMap(({ chosen: { one }, offer }, at): FieldIssue[] => {
    if (one.applTyp !== first.chosen.one.applTyp)
      return [{ ...stop(`CASES.${at}`, 'requests:case.otherRight'), values: { number: one.applicationNumber } }]
    if (offer.isOffered) return []
    const values = offer.day === undefined ? {} : { values: { date: offer.day } }
    return [{ ...stop(`CASES.${at}`, `requests:why.${offer.why}`), ...values }]
  })
}
