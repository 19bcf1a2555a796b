import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import nodemailer, { type SendMailOptions } from 'nodemailer'

import type { Env } from '../env.ts'
import { MailRefused, type OutgoingMail, type Mailer } from './mailer.ts'

/** SMTP when SMTP_URL is set; otherwise each mail becomes one .eml file in DATA_DIR/mail. */
export function makeMailer(env: Pick<Env, 'smtpUrl' | 'dataDir' | 'publicBaseUrl'>): Mailer {
  return env.smtpUrl === undefined
    ? folderMailer(join(env.dataDir, 'mail'), env.publicBaseUrl)
    : smtpMailer(env.smtpUrl, env.publicBaseUrl)
}

/** Timeouts in milliseconds, below the time after which another process may claim the mail. Parameters of SMTP_URL override them. */
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

function smtpMailer(url: string, baseUrl: string): Mailer {
  const transport = nodemailer.createTransport(
    { url, ...PATIENCE },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send(letter) {
      try {
        await transport.sendMail(asMessage(letter, baseUrl))
      } catch (error) {
        throw isForGood(error) ? new MailRefused((error as Error).message, { cause: error }) : error
      }
    },
  }
}

/** Connects and logs in. Returns a message naming SMTP_URL without user and password, undefined on success. */
export async function checkMailServer(url: string): Promise<string | undefined> {
  const transport = nodemailer.createTransport(
    { url, ...PATIENCE },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number }
    const what =
      code === 'EAUTH'
        ? `refuses user or password${responseCode ? ` (${responseCode})` : ''}`
        : `does not answer: ${message}`
    return `SMTP_URL: the mail server ${new URL(url).host} ${what}.`
  } finally {
    transport.close()
  }
}

/**
 * A 5xx to RCPT TO or DATA concerns the mailbox and is permanent. A 5xx to the greeting, the log-in or the sender is a fault of this
 * installation; the mail is tried again.
 */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command)
}

function folderMailer(dir: string, baseUrl: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(asMessage(letter, baseUrl))
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const path = join(dir, fileName(letter))
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
    },
  }
}

/** Time, recipient and kind make the file easy to find; the id makes the name unique. */
function fileName({ date, to, kind, id }: OutgoingMail): string {
  const time = date.toISOString().replace(/[-:]/g, '').slice(0, 15)
  return `${time}Z-${to.replace(/[^\w.@+-]/g, '_').slice(0, 100)}-${kind}-${id.slice(0, 8)}.eml`
}

function asMessage({ id, to, subject, body, date }: OutgoingMail, baseUrl: string): SendMailOptions {
  const host = new URL(baseUrl).hostname
  return {
    from: { name: 'SAKI 21', address: `no-reply@${/^[\d.]+$|^\[|^localhost$/.test(host) ? 'saki.invalid' : host}` },
    to: { name: '', address: to },
    subject,
    text: body,
    date,
    messageId: `<${id}@${host.replace(/[[\]:]/g, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
