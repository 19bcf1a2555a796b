import { createHmac, randomUUID } from 'node:crypto'

/** Address and time of a separate portal with a changed clock. */
interface There {
  url: string
  now: Date
}

/** Sends a signed payment notice for a code, as the treasury does. Returns the portal's OUTCOME. */
export async function payAsTreasury(
  billingCode: string,
  amount: number,
  paidAt = new Date(),
  { url, now }: There = { url: process.env['BASE_URL'] ?? '', now: new Date() },
): Promise<string> {
  const body = JSON.stringify({
    EVENT_ID: randomUUID(),
    BILLING_CODE: billingCode,
    AMOUNT: amount,
    NTPN: randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase(),
    NTB: '',
    PAID_AT: paidAt.toISOString(),
  })
  const t = Math.floor(now.getTime() / 1000)
  const v1 = createHmac('sha256', process.env['PAYMENT_WEBHOOK_SECRET'] ?? '')
    .update(`${t}.${body}`)
    .digest('hex')
  const reply = await fetch(`${url}/api/payments/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `t=${t},v1=${v1}` },
    body,
  })
  return ((await reply.json()) as { OUTCOME?: string }).OUTCOME ?? `status ${reply.status}`
}
