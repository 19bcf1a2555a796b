import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readEnv } from '../env.ts'
import { signBody } from '../treasury/signature.ts'
import { assertDemo } from './commandContext.ts'

/**
 * `npm run saki -- bounce <address>`: simulates the mail server of a demonstration by sending the portal a bounce notice for a mail to this
 * address. Refused in production.
 */
export async function bounceCommandLine([address, reason]: string[], root: string): Promise<void> {
  if (!address) throw new Error('npm run saki -- bounce <address> [reason]')
  assertDemo(root, 'Playing the mail server')
  const env = readEnv(process.env, root)
  const baseUrl = process.env['PUBLIC_BASE_URL'] ?? `http://${env.host}:${env.port}`
  const now = await timeOf(baseUrl)
  const body = JSON.stringify({
    EVENT_ID: randomUUID(),
    ADDRESS: address,
    REASON: reason ?? '550 5.1.1 mailbox unknown',
    AT: now.toISOString(),
  })
  const reply = await reach(baseUrl, '/api/mails/bounced', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': signBody(await sharedSecret(env), body, Math.floor(now.getTime() / 1000)),
      'accept-language': 'id',
    },
    body,
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  console.log(`Mail to ${address} is marked as undeliverable.`)
}

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

/** MAIL_WEBHOOK_SECRET, else the file in the portal's data folder. */
async function sharedSecret({
  mailWebhookSecret,
  dataDir,
}: {
  mailWebhookSecret: string | undefined
  dataDir: string
}) {
  if (mailWebhookSecret) return mailWebhookSecret
  try {
    return (await readFile(join(dataDir, 'secrets', 'mailWebhook'), 'utf8')).trim()
  } catch {
    throw new Error(`No portal has been started with ${dataDir}. Give DATA_DIR and PORT as "npm start" has them.`)
  }
}
