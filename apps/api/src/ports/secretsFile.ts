import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Env } from '../env.ts'
import type { Secrets } from './secrets.ts'

/** Variable that gives a key from outside (32 bytes, base64 or hex); it wins over the file and nothing is written for it. */
const given = {
  session: 'SESSION_KEY',
  captcha: 'CAPTCHA_KEY',
  blindIndex: 'BLIND_INDEX_KEY',
  personalId: 'PERSONAL_ID_KEY',
} as const

/**
 * Reads the keys of this installation from `<dataDir>/secrets`, making each one at the first start. Two processes starting at once end
 * with the same key: a key is written beside its place and linked into it, and the first link wins.
 */
export async function readSecrets(
  env: Pick<Env, 'dataDir' | 'paymentWebhookSecret' | 'mailWebhookSecret'>,
  vars: NodeJS.ProcessEnv = process.env,
): Promise<Secrets> {
  const dir = join(env.dataDir, 'secrets')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const key = async (name: keyof typeof given): Promise<Buffer> => {
    const value = vars[given[name]]
    return value === undefined ? decode(await keptText(dir, name), name) : decode(value, given[name])
  }
  return {
    session: await key('session'),
    captcha: await key('captcha'),
    blindIndex: await key('blindIndex'),
    personalId: await key('personalId'),
    paymentWebhook: env.paymentWebhookSecret ?? (await keptText(dir, 'paymentWebhook')),
    mailWebhook: env.mailWebhookSecret ?? (await keptText(dir, 'mailWebhook')),
  }
}

function decode(text: string, name: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text.trim())
    ? Buffer.from(text.trim(), 'hex')
    : Buffer.from(text.trim(), 'base64')
  if (bytes.length !== 32) throw new Error(`${name} is not a key of 32 bytes in hex or base64`)
  return bytes
}

async function keptText(dir: string, name: string): Promise<string> {
  const path = join(dir, name)
  const kept = await readOrNothing(path)
  if (kept !== undefined) return kept
  const beside = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(beside, 'wx', 0o600)
  await file.writeFile(randomBytes(32).toString('hex'))
  await file.sync()
  await file.close()
  try {
    await link(beside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(beside, { force: true })
  }
  return await readFile(path, 'utf8')
}

async function readOrNothing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
