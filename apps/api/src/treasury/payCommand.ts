import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { formatRupiah } from '@saki/domain/money/rupiah'

import { signBody } from './signature.ts'

export interface Payment {
  /** Where the portal listens, such as http://127.0.0.1:3000. */
  baseUrl: string
  /** The secret shared with the portal (PAYMENT_WEBHOOK_SECRET). */
  secret: string
  /** The billing code, with or without spaces. */
  code: string
  /** Whole rupiah; asked from the portal when absent. */
  amount?: number
  /** When the money arrived; the present when absent. */
  paidAt?: Date
  /** Repeats an earlier notice when given. */
  eventId?: string
  /** State receipt number; drawn when absent. */
  ntpn?: string
}

export interface Paid {
  outcome: string
  amount: number
  ntpn: string
  eventId: string
}

/** Plays the treasury of the demonstration: asks what the code costs, then sends the signed notice that it was paid. */
export async function payBill({
  baseUrl,
  secret,
  code,
  amount,
  paidAt = new Date(),
  eventId = randomUUID(),
  ntpn = drawNtpn(),
}: Payment): Promise<Paid> {
  const BILLING_CODE = code.replace(/\D/g, '')
  const due = amount ?? Number((await post(baseUrl, secret, '/api/payments/inquiry', { BILLING_CODE }))['AMOUNT'])
  const notice = {
    EVENT_ID: eventId,
    BILLING_CODE,
    AMOUNT: due,
    NTPN: ntpn,
    NTB: ntpn.slice(0, 12),
    PAID_AT: paidAt.toISOString(),
  }
  const reply = await post(baseUrl, secret, '/api/payments/notify', notice)
  return { outcome: String(reply['OUTCOME']), amount: due, ntpn, eventId }
}

const drawNtpn = () => randomBytes(8).toString('hex').toUpperCase()

async function post(baseUrl: string, secret: string, path: string, message: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify(message)
  const signature = signBody(secret, body, Math.floor(Date.now() / 1000))
  const reply = await fetch(new URL(path, baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature, 'accept-language': 'id' },
    body,
  }).catch((cause: unknown) => {
    throw new Error(`No portal answers at ${baseUrl}. Start it, or give PORT as "npm start" has it.`, { cause })
  })
  const answer = (await reply.json()) as Record<string, unknown>
  if (!reply.ok) throw new Error(`${reply.status} ${String(answer['err'] ?? '')} ${String(answer['title'] ?? '')}`)
  return answer
}

/** The secret as the portal has it: from the environment, else the file it keeps in its data folder. */
async function sharedSecret(vars: NodeJS.ProcessEnv, dataDir: string): Promise<string> {
  const given = vars['PAYMENT_WEBHOOK_SECRET']
  if (given) return given
  try {
    return (await readFile(join(dataDir, 'secrets', 'paymentWebhook'), 'utf8')).trim()
  } catch {
    throw new Error(`No portal has been started with ${dataDir}. Give DATA_DIR and PORT as "npm start" has them.`)
  }
}

/** `npm run pay -- <billing code> [amount]`; prints what became of it and ends with 2 when it was not settled. */
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
