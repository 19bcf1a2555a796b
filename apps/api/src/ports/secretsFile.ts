import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Env } from '../env.ts'
import type { Secrets } from './secrets.ts'

export type KeyName = keyof Secrets

/** Variables that provide keys; they have priority over the files, and no file is written for them. */
export const keyVariables: Record<KeyName, string> = {
  session: 'SESSION_KEY',
  captcha: 'CAPTCHA_KEY',
  blindIndex: 'BLIND_INDEX_KEY',
  personalId: 'PERSONAL_ID_KEY',
  paymentWebhook: 'PAYMENT_WEBHOOK_SECRET',
  mailWebhook: 'MAIL_WEBHOOK_SECRET',
}
export const keyNames = Object.keys(keyVariables) as KeyName[]

type KeySources = Pick<Env, 'dataDir' | 'paymentWebhookSecret' | 'mailWebhookSecret'>

/** A key as found in a variable or file. */
export interface FoundKey {
  /** The text of the variable or file; undefined when there is none. */
  text: string | undefined
  given: boolean
  /** Path of the key file, which may not exist. */
  path: string
}
export type FoundKeys = Record<KeyName, FoundKey>

/** Reads every secret without creating any. */
export async function findKeys(env: KeySources, vars: NodeJS.ProcessEnv = process.env): Promise<FoundKeys> {
  const webhooks: Partial<Record<KeyName, string | undefined>> = {
    paymentWebhook: env.paymentWebhookSecret,
    mailWebhook: env.mailWebhookSecret,
  }
  const find = async (name: KeyName): Promise<FoundKey> => {
    const path = keyFile(env, name)
    const text = name in webhooks ? webhooks[name] : vars[keyVariables[name]]
    return text === undefined ? { text: await readOrNothing(path), given: false, path } : { text, given: true, path }
  }
  return {
    session: await find('session'),
    captcha: await find('captcha'),
    blindIndex: await find('blindIndex'),
    personalId: await find('personalId'),
    paymentWebhook: await find('paymentWebhook'),
    mailWebhook: await find('mailWebhook'),
  }
}

/**
 * Returns the secrets found and creates missing ones at random in `<dataDir>/secrets`. Two processes starting at once get the same key:
 * each writes a temporary file and links it to the final name, and the first link counts.
 */
export async function makeAbsent(env: KeySources, found: FoundKeys): Promise<Secrets> {
  await mkdir(join(env.dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  const text = async (name: KeyName) => found[name].text ?? (await makeFile(found[name].path))
  const key = async (name: KeyName) => decodeKey(await text(name), found[name].given ? keyVariables[name] : name)
  return {
    session: await key('session'),
    captcha: await key('captcha'),
    blindIndex: await key('blindIndex'),
    personalId: await key('personalId'),
    paymentWebhook: await text('paymentWebhook'),
    mailWebhook: await text('mailWebhook'),
  }
}

/** A secret ready for use: webhook secrets as text, the others as 32 bytes. Throws for a key of another length and names it. */
export function keyValue(name: KeyName, { text, given }: FoundKey): Buffer | string | undefined {
  if (text === undefined || name === 'paymentWebhook' || name === 'mailWebhook') return text
  return decodeKey(text, given ? keyVariables[name] : name)
}

/** Replaces the key file by a new random key. */
export async function replaceKeyFile(env: Pick<Env, 'dataDir'>, name: KeyName): Promise<void> {
  const path = keyFile(env, name)
  await mkdir(join(env.dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  await rename(await writeBeside(path), path)
}

/** Names of the set variables that provide keys. */
export function givenKeys(vars: NodeJS.ProcessEnv): string[] {
  return Object.values(keyVariables).filter((name) => vars[name] !== undefined)
}

const keyFile = ({ dataDir }: Pick<Env, 'dataDir'>, name: KeyName) => join(dataDir, 'secrets', name)

function decodeKey(text: string, name: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text.trim())
    ? Buffer.from(text.trim(), 'hex')
    : Buffer.from(text.trim(), 'base64')
  if (bytes.length !== 32) throw new Error(`${name} is not a key of 32 bytes in hex or base64`)
  return bytes
}

async function makeFile(path: string): Promise<string> {
  const beside = await writeBeside(path)
  try {
    await link(beside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(beside, { force: true })
  }
  return await readFile(path, 'utf8')
}

async function writeBeside(path: string): Promise<string> {
  const beside = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(beside, 'wx', 0o600)
  await file.writeFile(randomBytes(32).toString('hex'))
  await file.sync()
  await file.close()
  return beside
}

async function readOrNothing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
