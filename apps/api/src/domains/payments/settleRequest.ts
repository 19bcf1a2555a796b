import type { Db } from '@saki/db'

import type { Services } from '../../services.ts'
import { receiveRequest } from '../requests/receiveRequest.ts'
import type { ReceivedRequest } from '../requests/received.ts'
import { lockRequest } from '../requests/request.sql.ts'
import { judgeNotice, type Notice, type NoticeOutcome } from './judgeNotice.ts'
import { getRequestBill, markRequestPaid } from './requestBills.sql.ts'

/** What a notice about the bill of a request leads to. `known` and `outdated` as `markRequestPaid`. */
export type RequestNotice =
  | { is: 'judged'; outcome: Exclude<NoticeOutcome, 'settled'> }
  | { is: 'known' }
  | { is: 'outdated' }
  | { is: 'settled'; received: ReceivedRequest }

/** Settles the bill of a request in the caller's transaction. Undefined for a code that is none of a request. */
export async function settleRequestNotice(
  tx: Db,
  services: Services,
  notice: Notice,
  now: Date,
): Promise<RequestNotice | undefined> {
  const request = await lockRequest(tx, { billingCode: notice.billingCode })
  if (!request) return undefined
  const bill = await getRequestBill(tx, notice.billingCode, notice.ntpn)
  const outcome = judgeNotice(notice, bill, now)
  if (outcome !== 'settled') return { is: 'judged', outcome }
  const marked = await markRequestPaid(tx, { ...request, billId: bill.billId }, notice, now)
  if (marked !== 'paid') return marked === 'known' ? { is: 'known' } : { is: 'outdated' }
  return { is: 'settled', received: await receiveRequest(tx, services, request, { ...notice, now }) }
}
