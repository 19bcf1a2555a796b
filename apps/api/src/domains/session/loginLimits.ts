import { daysBefore } from '@saki/domain/dates/durations'

import type { Services } from '../../services.ts'
import {
  limiterAddress,
  attempt,
  bucketOf,
  forgetAll,
  siteOf,
  type CountedAttempt,
  type AttemptLimit,
} from './limiter.ts'
import { countAttempts } from './limiter.sql.ts'

type Used = Pick<Services, 'db' | 'secrets'>

/** Failed attempts of 24 hours from unknown devices, after which an unknown device needs a mailed code besides the password. */
const FAILURES_BEFORE_CODE = 10

const countOnly = (about: string): AttemptLimit => ({ about, free: Number.POSITIVE_INFINITY, cap: 0 })

/**
 * Counts a password attempt from an unknown device: by account and address, by address, and for IPv6 by its /48. The count by account
 * alone delays nobody; it is read by `isGuessedAt`.
 */
export function attemptFromOutside(
  { db, secrets }: Used,
  folded: string,
  ip: string,
  now: Date,
): Promise<CountedAttempt> {
  const site = siteOf(ip)
  return attempt(db, secrets.blindIndex, now, [
    { about: pairOf(folded, ip), free: 5, cap: 300 },
    { about: `login-address:${limiterAddress(ip)}`, free: 200, cap: 300 },
    ...(site === undefined ? [] : [{ about: `login-site:${site}`, free: 1_000, cap: 300 }]),
    countOnly(accountOf(folded)),
  ])
}

/** Counts a password attempt from a known device, independently of all other attempts. */
export function attemptOnDevice({ db, secrets }: Used, device: string, now: Date): Promise<CountedAttempt> {
  return attempt(db, secrets.blindIndex, now, [{ about: `login-device:${device}`, free: 10, cap: 60 }])
}

/** Counts a password attempt within a session, so that a stolen session cannot be used to guess the password. */
export function attemptInSession({ db, secrets }: Used, userId: number, now: Date): Promise<CountedAttempt> {
  return attempt(db, secrets.blindIndex, now, [{ about: `session-password:${userId}`, free: 5, cap: 300 }])
}

/** Counts an attempt at a mailed code by account and address; attempts are also counted by browser. */
export function attemptCode({ db, secrets }: Used, folded: string, ip: string, now: Date): Promise<CountedAttempt> {
  return attempt(db, secrets.blindIndex, now, [{ about: codePairOf(folded, ip), free: 12, cap: 300 }])
}

/** Whether 10 earlier attempts from unknown devices failed in the last 24 hours. Call it after the present attempt was counted. */
export async function isGuessedAt({ db, secrets }: Used, folded: string, now: Date): Promise<boolean> {
  const dayBefore = daysBefore(now, 1)
  const made = await countAttempts(db, bucketOf(secrets.blindIndex, accountOf(folded)), dayBefore)
  return made > FAILURES_BEFORE_CODE
}

/** Deletes the failed attempts of this address on the account, after the owner logged in. Those of other addresses stay counted. */
export function forgetFailures({ db, secrets }: Used, folded: string, ip: string): Promise<void> {
  return forgetAll(db, secrets.blindIndex, [pairOf(folded, ip), codePairOf(folded, ip)])
}

/** Counts a requested mail. False when the mailbox got 10 within 12 hours. Throws TOO_MANY for too many requests from one address. */
export async function mayMail(
  { db, secrets }: Used,
  purpose: string,
  folded: string,
  ip: string,
  now: Date,
): Promise<boolean> {
  const { counts } = await attempt(db, secrets.blindIndex, now, [
    { about: `${purpose}-address:${limiterAddress(ip)}`, free: 60, cap: 300 },
    countOnly(`${purpose}-mailbox:${folded}`),
  ])
  return (counts[1] ?? 0) < 10
}

function pairOf(folded: string, ip: string): string {
  return `login-pair:${limiterAddress(ip)} ${folded}`
}

function codePairOf(folded: string, ip: string): string {
  return `code-pair:${limiterAddress(ip)} ${folded}`
}

function accountOf(folded: string): string {
  return `login-account:${folded}`
}
