import { createHmac, randomUUID } from 'node:crypto'

import { sendJson } from './client.ts'
import type { BenchPortal } from './portal.ts'

/** Reports the payment of a submission to the portal, as the treasury does. Returns what went wrong. */
export async function settleBill(portal: BenchPortal, submitted: Record<string, unknown>): Promise<string | undefined> {
  const at = new Date()
  const notice = JSON.stringify({
    EVENT_ID: randomUUID(),
    BILLING_CODE: submitted['BILLING_CODE'],
    AMOUNT: submitted['TOTAL_AMOUNT'],
    NTPN: randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase(),
    NTB: '',
    PAID_AT: at.toISOString(),
  })
  const t = Math.floor(at.getTime() / 1000)
  const signature = `t=${t},v1=${createHmac('sha256', portal.secret).update(`${t}.${notice}`).digest('hex')}`
  const paid = await sendJson(portal.baseUrl, '/payments/notify', {
    body: notice,
    headers: { 'x-signature': signature },
  })
  return paid.status === 200 && paid.body['OUTCOME'] === 'settled'
    ? undefined
    : `notify ${paid.status} ${JSON.stringify(paid.body).slice(0, 300)}`
}
