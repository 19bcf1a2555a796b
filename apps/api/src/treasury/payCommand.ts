import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatRupiah } from '@saki/domain/money/rupiah'

import { signBody } from './signature.ts'

/** What to pay and where. */
export interface PayOrder {
  /** URL of the portal, such as http://127.0.0.1:3000. */
  baseUrl: string
  /** The secret shared with the portal (PAYMENT_WEBHOOK_SECRET). */
  secret: string
  /** The billing code, with or without spaces. */
  code: string
  /** Whole rupiah; the portal is asked for the amount due when absent. */
  amount?: number
  /** When the money arrived; the portal's time when absent. */
  paidAt?: Date
  /** Repeats an earlier notice when given. */
  eventId?: string
  /** State receipt number; random when absent. */
  ntpn?: string
}

/** The portal's answer to a payment notice. */
export interface Paid {
  outcome: string
  amount: number
  ntpn: string
  eventId: string
}

/**
 * Simulates the treasury in a demonstration: asks for the amount due, then sends the signed payment notice. Throws with the portal's error
 * when it refuses.
 */
export async function payBill({
  baseUrl,
  secret,
  code,
  amount,
  paidAt,
  eventId = randomUUID(),
  ntpn = drawNtpn(),
}: PayOrder): Promise<Paid> {
  const BILLING_CODE = code.replace(/\D/g, '')
  const now = await timeOf(baseUrl)
  const send = (path: string, message: object) => post(baseUrl, secret, path, message, now)
  const due = amount ?? Number((await send('/api/payments/inquiry', { BILLING_CODE }))['AMOUNT'])
  const notice = {
    EVENT_ID: eventId,
    BILLING_CODE,
    AMOUNT: due,
    NTPN: ntpn,
    NTB: ntpn.slice(0, 12),
    PAID_AT: (paidAt ?? now).toISOString(),
  }
  const reply = await send('/api/payments/notify', notice)
  return { outcome: String(reply['OUTCOME']), amount: due, ntpn, eventId }
}

const drawNtpn = () => randomBytes(8).toString('hex').toUpperCase()

/** The portal's time, because the clock of a demonstration may have been moved. */
async function timeOf(baseUrl: string): Promise<Date> {
  const answer = (await (await reach(baseUrl, '/version')).json()) as { time: string }
  return new Date(answer.time)
}

function reach(baseUrl: string, path: string, request?: RequestInit): Promise<Response> {
  return fetch(new URL(path, baseUrl), request).catch((cause: unknown) => {
    throw new Error(`No portal answers at ${baseUrl}. Start it, or give PORT as "npm start" has it.`, { cause })
  })
}

async function post(
  baseUrl: string,
  secret: string,
  path: string,
  message: object,
  now: Date,
): Promise<Record<string, unknown>> {
  const body = JSON.stringify(message)
  const signature = signBody(secret, body, Math.floor(now.getTime() / 1000))
  const reply = await reach(baseUrl, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature, 'accept-language': 'id' },
    body,
  })
  const answer = (await reply.json()) as Record<string, unknown>
  if (!reply.ok) throw new Error(`${reply.status} ${String(answer['err'] ?? '')} ${String(answer['title'] ?? '')}`)
  return answer
}

/** PAYMENT_WEBHOOK_SECRET, else the file in the portal's data folder. */
async function sharedSecret(vars: NodeJS.ProcessEnv, dataDir: string): Promise<string> {
  const given = vars['PAYMENT_WEBHOOK_SECRET']
  if (given) return given
  try {
    return (await readFile(join(dataDir, 'secrets', 'paymentWebhook'), 'utf8')).trim()
  } catch {
    throw new Error(`No portal has been started with ${dataDir}. Give DATA_DIR and PORT as "npm start" has them.`)
  }
}

/** `npm run pay -- <billing code> [amount]`: prints the outcome and sets exit code 2 when the bill was not settled. */
export async function payCommandLine(args: string[], { dataDir }: { dataDir: string }): Promise<void> {
  const [code, amount] = args
  if (!code) throw new Error('npm run pay -- <kode billing> [amount]')
  const vars = process.env
  const baseUrl = vars['PUBLIC_BASE_URL'] ?? `http://${vars['HOST'] ?? '127.0.0.1'}:${vars['PORT'] ?? 3000}`
  const secret = await sharedSecret(vars, dataDir)
  const paid = await payBill({ baseUrl, secret, code, ...(amount === undefined ? {} : { amount: Number(amount) }) })
  console.log(`${code}: ${paid.outcome}, ${formatRupiah(paid.amount)}, NTPN ${paid.ntpn}`)
  if (paid.outcome !== 'settled') process.exitCode = 2
}
