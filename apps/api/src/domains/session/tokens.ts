import { createHash, randomBytes } from 'node:crypto'

import type { Db } from '@saki/db'
import { DAY_SECONDS } from '@saki/domain/dates/durations'

import { findToken, insertToken, spendToken } from './tokens.sql.ts'

export type TokenPurpose = 'activate' | 'reset' | 'login_code'

/** Validity of a mailed login code in seconds (30 minutes), from the sending of its mail. */
const LOGIN_CODE_SECONDS = 1_800
const LIFE_SECONDS: Record<TokenPurpose, number> = {
  activate: DAY_SECONDS,
  reset: 3_600,
  login_code: LOGIN_CODE_SECONDS,
}

/** A random secret of 256 bits for a mailed link. */
export const newSecret = () => randomBytes(32).toString('base64url')

interface MailedToken {
  userId: number
  purpose: TokenPurpose
  secret: string
  /** Id of the mail with the secret. */
  mailId: string
  now: Date
}

/**
 * Stores the hash of a mailed secret and ends earlier ones of the purpose, except login codes. Its validity depends on the purpose and
 * starts again when the mail is sent.
 */
export function keepToken(tx: Db, { userId, purpose, secret, mailId, now }: MailedToken): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS[purpose] * 1000)
  return insertToken(tx, { userId, purpose, hash: hashOf(secret), mailId, now, expiresAt })
}

/** Uses a secret up and returns its user id; undefined when it is unknown, used, replaced or expired. */
export function takeToken(
  tx: Db,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
  userId?: number,
): Promise<number | undefined> {
  return spendToken(tx, { purpose, hash: hashOf(secret), now, userId })
}

/** The user id of a valid secret, without using it up; undefined as for `takeToken`. */
export function readToken(
  db: Db,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
  userId: number,
): Promise<number | undefined> {
  return findToken(db, { purpose, hash: hashOf(secret), now, userId })
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
