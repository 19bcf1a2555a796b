import { createHash, randomBytes } from 'node:crypto'

import type { Db } from '@saki/db'

import { insertToken, spendToken } from './tokens.sql.ts'

export type TokenPurpose = 'activate' | 'reset' | 'login_code'

const LIFE_SECONDS: Record<TokenPurpose, number> = { activate: 86_400, reset: 3_600, login_code: 600 }

/** Makes a secret for a mailed link; earlier ones of the purpose stop working. Only its hash is kept. */
export async function makeToken(tx: Db, userId: number, purpose: 'activate' | 'reset', now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await keepToken(tx, userId, purpose, secret, now)
  return secret
}

/** Keeps the hash of a mailed secret; its life depends on the purpose. */
export async function keepToken(
  tx: Db,
  userId: number,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS[purpose] * 1000)
  await insertToken(tx, { userId, purpose, hash: hashOf(secret), now, expiresAt })
}

/** Uses a secret up and returns whose it was; undefined when it is unknown, used, replaced or too old. */
export function takeToken(
  tx: Db,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
  userId?: number,
): Promise<number | undefined> {
  return spendToken(tx, { purpose, hash: hashOf(secret), now, userId })
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
