import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Db } from '@saki/db'

import { openPersonalId, personalIdHash } from './domains/user/personalId.ts'
import type { Env } from './env.ts'
import { findSealed, hasHashes, insertCanary, listCanaries } from './keyCanary.sql.ts'
import type { Secrets } from './ports/secrets.ts'
import {
  findKeys,
  keyNames,
  keyValue,
  keyVariables,
  makeAbsent,
  type FoundKey,
  type FoundKeys,
  type KeyName,
} from './ports/secretsFile.ts'

/** What is lost with each key; used in error messages. */
const uses: Record<KeyName, string> = {
  session: 'the cookies of everyone logged in',
  captcha: 'the challenges of the log-in form',
  blindIndex: 'the search for identity numbers (NIK)',
  personalId: 'the identity numbers (NIK) of all accounts',
  paymentWebhook: 'the notices of the treasury',
  mailWebhook: 'the notices of the mail server',
}
/** Keys that may be replaced: no stored data depends on them. */
export const renewable: readonly KeyName[] = ['session', 'captcha']

type KeySources = Pick<Env, 'dataDir' | 'paymentWebhookSecret' | 'mailWebhookSecret'>

/**
 * The keys of this installation, compared with the canaries in the database. Only an installation without data gets new keys. Throws an
 * error with instructions when a key is missing or differs from the one the database was filled with; nothing was changed then. A database
 * without canaries gets them after its sealed data opens with the keys.
 */
export async function openSecrets(
  env: KeySources,
  db: Db,
  now: Date,
  vars: NodeJS.ProcessEnv = process.env,
): Promise<Secrets> {
  // The database is read first: another process starting now writes its keys before its canaries, so the keys of every canary read here
  // exist.
  const canaries = await listCanaries(db)
  const sealed = await findSealed(db)
  const hashed = sealed !== undefined || (await hasHashes(db))
  const found = await findKeys(env, vars)
  const isNeeded = (name: KeyName) =>
    canaries.has(name) || (name === 'personalId' && sealed) || (name === 'blindIndex' && hashed)
  const missing = keyNames.filter((name) => found[name].text === undefined && isNeeded(name))
  if (missing.length > 0) throw missingKeyError(missing, found)
  for (const name of keyNames) assertMatches(name, found[name], canaries)
  if (sealed && !canaries.has('personalId')) assertDecrypts(sealed, found)
  const secrets = await makeAbsent(env, found)
  const kept = await findKeys(env, vars)
  for (const name of keyNames) {
    if (hasCanary(name, kept[name])) await insertCanary(db, name, canaryOf(name, secrets[name]), now)
  }
  // Another process may have written different keys meanwhile.
  const current = await listCanaries(db)
  for (const name of keyNames) assertMatches(name, kept[name], current)
  return secrets
}

/** HMAC stored for a key: it allows comparison and does not reveal the key. */
export function canaryOf(name: KeyName, key: Buffer | string): Buffer {
  return createHmac('sha256', key).update(`saki21 canary ${name}`).digest()
}

/** A webhook secret from the environment may be guessable text, so no canary of it is stored. The sender notices a wrong one. */
const hasCanary = (name: KeyName, { given }: FoundKey) => !(given && name.endsWith('Webhook'))

function assertMatches(name: KeyName, found: FoundKey, canaries: ReadonlyMap<string, Buffer>): void {
  const [kept, key] = [canaries.get(name), keyValue(name, found)]
  if (kept && key !== undefined && hasCanary(name, found) && !timingSafeEqual(kept, canaryOf(name, key)))
    throw wrongKeyError(name, found)
}

function assertDecrypts({ sealed, hash }: { sealed: Buffer; hash: Buffer | null }, found: FoundKeys): void {
  const [personalId, blindIndex] = [keyValue('personalId', found.personalId), keyValue('blindIndex', found.blindIndex)]
  if (!Buffer.isBuffer(personalId) || !Buffer.isBuffer(blindIndex)) return
  let nik: string
  try {
    nik = openPersonalId(sealed, { personalId })
  } catch {
    throw wrongKeyError('personalId', found.personalId)
  }
  if (hash && !timingSafeEqual(hash, personalIdHash(nik, { blindIndex })))
    throw wrongKeyError('blindIndex', found.blindIndex)
}

function missingKeyError(missing: readonly KeyName[], found: FoundKeys): Error {
  // Names a key that cannot be replaced first: for it the backup is needed.
  const name = missing.find((each) => !renewable.includes(each)) ?? missing[0] ?? 'personalId'
  const also = missing.filter((each) => each !== name)
  return new Error(
    `The key ${name} is missing: ${keyVariables[name]} is not set and there is no file ${found[name].path}, but the database was filled with it. ` +
      `It protects ${uses[name]}. ${also.length > 0 ? `Missing too: ${also.join(', ')}. ` : ''}No new key was made. ${remedyFor(name)}`,
  )
}

function wrongKeyError(name: KeyName, { given, path }: FoundKey): Error {
  return new Error(
    `${given ? keyVariables[name] : path} is not the key ${name} this database was filled with. ` +
      `It protects ${uses[name]}. Nothing was changed. ${remedyFor(name)}`,
  )
}

function remedyFor(name: KeyName): string {
  const back = `Put back secrets/${name} from the backup, or set ${keyVariables[name]} as it was; or check DATA_DIR and DATABASE_URL.`
  return renewable.includes(name)
    ? `${back} If it is lost: npm run saki -- new-key ${name}; everyone then logs in again.`
    : back
}
