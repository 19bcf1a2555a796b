import type { RequestOffer } from '@saki/contracts/requestShapes'
import type { ChosenCase, RequestDraft, SavedRequest } from '@saki/contracts/requests'

import type { Answer } from '../src/lib/ask.ts'

/** A kind that may be made today for a fee. */
export function openOffer(code: string, change: Partial<RequestOffer> = {}): RequestOffer {
  return {
    USERDOC_TYP: code,
    IND_OFFERED: 'Y',
    WHY: null,
    DAY: null,
    LAST_DATE: null,
    LATER_DATE: null,
    GROUND: 'UU 20/2016 art. 39',
    FEE: 'PAID',
    AMOUNT: 300_000,
    MADE_AS: 'REQUEST',
    ...change,
  }
}

const caseAnswers: RequestDraft['CASE'] = {
  APPL_TYP: 'MARK',
  REPRESENTED: 'N',
  IN_FORCE: 'Y',
  LICENSED: 'N',
  PARTS: [
    { CODE: '30', TEXT: 'kopi; teh' },
    { CODE: '35', TEXT: 'toko kopi' },
    { CODE: '43', TEXT: 'kedai kopi' },
  ],
  GOODS: [
    { CLASS_CODE: '30', TERMS: ['kopi', 'teh'] },
    { CLASS_CODE: '35', TERMS: ['toko kopi'] },
    { CLASS_CODE: '43', TERMS: ['kedai kopi'] },
  ],
}

/** The offers in a registered mark of the reader. */
export function offersInMark(number: string, offers: readonly RequestOffer[]): Answer<'requestOffers'> {
  return {
    PATENT_ID: number,
    TITLE: `Merek ${number}`,
    APPL_TYP: 'MARK',
    OWNER_NAMES: 'Sari Wulandari',
    STATUS_NAME: 'Didaftar',
    STATUS_CAPTION: 'Registered',
    RELATION: 'OWNER',
    CASE: caseAnswers,
    OFFERS: [...offers],
  }
}

export function chosenCase(number: string, offer: RequestOffer): ChosenCase {
  const { PATENT_ID, TITLE, APPL_TYP, OWNER_NAMES, STATUS_NAME, STATUS_CAPTION, RELATION } = offersInMark(number, [])
  return { PATENT_ID, TITLE, APPL_TYP, OWNER_NAMES, STATUS_NAME, STATUS_CAPTION, RELATION, OFFER: offer }
}

export const DRAFT = 'D-abcdefghijklmnopqrstuvwxyz'
export const OTHER_DRAFT = 'D-zyxwvutsrqponmlkjihgfedcba'

/** The draft of a change of name in one mark, saved at the server. */
export function nameChangeDraft(change: Partial<RequestDraft> = {}): RequestDraft {
  return {
    TEMP_ID: DRAFT,
    USERDOC_TYP: 'PN',
    ROW_VERSION: 3,
    COMPLETE_PCT: 40,
    ERRORS: [],
    WARNINGS: [],
    FEES: [],
    TOTAL_AMOUNT: 0,
    CASES: [chosenCase('DID2026000001', openOffer('PN'))],
    CLIENT: null,
    DATA: {},
    CASE: caseAnswers,
    FILES: [],
    DEVICE: '',
    UPDATED_AT: '2026-11-20T02:00:00.000Z',
    DELETED: 'N',
    SUBMISSION_NBR: null,
    ...change,
  }
}

export function savedNameChange(change: Partial<SavedRequest> = {}): SavedRequest {
  const { TEMP_ID, USERDOC_TYP, COMPLETE_PCT, ERRORS, WARNINGS, FEES, TOTAL_AMOUNT, CASES } = nameChangeDraft()
  return {
    err: '',
    TEMP_ID,
    USERDOC_TYP,
    ROW_VERSION: 4,
    COMPLETE_PCT,
    ERRORS,
    WARNINGS,
    FEES,
    TOTAL_AMOUNT,
    CASES,
    SAVED_AT: '2026-11-20T03:01:00.000Z',
    SUBMISSION_NBR: null,
    BILLING_CODE: null,
    BILLING_EXPIRES_AT: null,
    ...change,
  }
}
