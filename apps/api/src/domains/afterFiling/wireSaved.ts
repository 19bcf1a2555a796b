import type { ChosenCase, SavedRequest } from '@saki/contracts/requests'
import type { Tariff } from '@saki/domain/fees/quote'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'

import { wireIssues } from '../../wireIssues.ts'
import { wireLines } from '../payments/fees.ts'
import { wireCase, wireRelation } from './casesToChoose.ts'
import type { JudgedRequest } from './judgeRequest.ts'
import { wireOffer } from './offers.ts'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { SubmittedRequest } from './submitRequest.ts'
import type { StoredRequest } from './saveRequest.ts'

/** What the reader's language and the tariff add to a judged request. */
export interface WireContext {
  kind: CatalogueRequest
  tariffs: readonly Tariff[]
  language: Language
  today: LegalDate
}

/** Faults, fee and cases of a judged request. */
export function wireJudged({ issues, completePct, quote, offers }: JudgedRequest, context: WireContext) {
  const { kind, tariffs, language, today } = context
  return {
    USERDOC_TYP: kind.id,
    COMPLETE_PCT: completePct,
    ...wireIssues(issues, language),
    FEES: quote.ok ? wireLines(quote.lines, language) : [],
    TOTAL_AMOUNT: quote.ok ? quote.total : 0,
    CASES: offers.map(({ chosen, offer }): ChosenCase => ({
      ...wireCase(chosen.one, language),
      RELATION: wireRelation(chosen.relation),
      OFFER: wireOffer(kind, offer, chosen, tariffs, today),
    })),
  }
}

/** The reply to a save. */
export function wireStored({ tempId, rowVersion, savedAt, judged }: StoredRequest, context: WireContext): SavedRequest {
  return {
    err: '',
    TEMP_ID: tempId,
    ROW_VERSION: rowVersion,
    SAVED_AT: savedAt.toISOString(),
    ...wireJudged(judged, context),
    SUBMISSION_NBR: null,
    BILLING_CODE: null,
    BILLING_EXPIRES_AT: null,
  }
}

/** The reply to a submission. */
export function wireSubmitted(
  { stored, submissionNbr, bill }: Extract<SubmittedRequest, { as: 'submitted' }>,
  context: WireContext,
): SavedRequest {
  return {
    ...wireStored(stored, context),
    SUBMISSION_NBR: submissionNbr,
    BILLING_CODE: bill?.billingCode ?? null,
    BILLING_EXPIRES_AT: bill?.validUntil.toISOString() ?? null,
  }
}
