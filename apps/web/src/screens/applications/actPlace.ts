import type { RequestPage } from '@saki/catalogue/requests/requestPages'
import type { CaseRow } from '@saki/contracts/caseRow'
import type { TextKey } from '@saki/texts'

import type { Address } from '../../lib/pageAddress.ts'
import { nextWords } from './nextWords.ts'

/** Acts that are requests: their page and USERDOC_TYP. Not read from the catalogue, which the list does not load. */
const requests: Partial<Record<TextKey, readonly [RequestPage, string]>> = {
  'applications:act.renew': ['/user-docx/tp/berbayar', 'PJ'],
  'applications:act.renewLate': ['/user-docx/tp/berbayar', 'PJ'],
  'applications:act.examination': ['/user-docx/tp/berbayar', 'PS'],
  'applications:act.revive': ['/user-docx/tp/berbayar', 'PL'],
  'applications:act.annuity': ['/user-docx/tp/berbayar', 'BT'],
  'applications:act.appeal': ['/user-docx/tp/banding', 'BD'],
  'applications:act.contest': ['/user-docx/tp/tdkberbayar', 'KR'],
}

export type ActPlace =
  | Address<RequestPage>
  | Address<'/customer-screen/payments/$patentId'>
  | Address<'/jawaban/$procid'>
  | Address<'/table-list/patents/workflow/$patentId'>

/**
 * Where the act of a row is done: its bill, its letter or the form of its request. Acts outside the portal, such as an action in court, and
 * letters that cannot be answered here lead to the case. `letter`: address part of the letter that waits for an answer.
 */
export function actPlace(
  row: Pick<CaseRow, 'PATENT_ID' | 'SUBMISSION_NBR' | 'TURN' | 'STATUS_CODE' | 'NEXT_STEP_CODE' | 'DUE_DATE'>,
  letter: string | undefined,
): ActPlace {
  const patentId = row.PATENT_ID ?? row.SUBMISSION_NBR
  if (row.NEXT_STEP_CODE === 'pay' || row.NEXT_STEP_CODE === 'reissue')
    return { to: '/customer-screen/payments/$patentId', params: { patentId } }
  const [page, kind] = requests[nextWords(row)] ?? []
  if (page) return { to: page, search: { jenis: kind, nomor: patentId } }
  if (letter !== undefined) return { to: '/jawaban/$procid', params: { procid: letter } }
  return { to: '/table-list/patents/workflow/$patentId', params: { patentId } }
}
