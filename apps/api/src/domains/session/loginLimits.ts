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

/** Failures of a day from devices not known, after which the password alone no longer opens a session on such a device. */
const FAILURES_BEFORE_CODE = 10

const countOnly = (about: string): AttemptLimit => ({ about, free: Number.POSITIVE_INFINITY, cap: 0 })

/**
 * Counts a try at a password from a device that is not known: by account×address, by address and, IPv6, by the /48 around it. What is
 * counted on the account refuses nobody; see isGuessedAt.
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

/** Counts a try at a password from a known device: nobody else's tries matter to it, nor its to them. */
export function attemptOnDevice({ db, secrets }: Used, device: string, now: Date): Promise<CountedAttempt> {
  return attempt(db, secrets.blindIndex, now, [{ about: `login-device:${device}`, free: 10, cap: 60 }])
}

/** Counts a try at the password of the account whose session is asking, so that a stolen session cannot guess at leisure. */
export function attemptInSession({ db, secrets }: Used, userId: number, now: Date): Promise<CountedAttempt> {
  return attempt(db, secrets.blindIndex, now, [{ about: `session-password:${userId}`, free: 5, cap: 300 }])
}

/** Counts a try at a mailed code by account×address; each browser has a count of its own besides. */
export function attemptCode({ db, secrets }: Used, folded: string, ip: string, now: Date): Promise<CountedAttempt> {
  return attempt(db, secrets.blindIndex, now, [{ about: codePairOf(folded, ip), free: 12, cap: 300 }])
}

/** Whether so many guesses failed in the last 24 hours that a right password may have been guessed. The try just counted is left out. */
export async function isGuessedAt({ db, secrets }: Used, folded: string, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - 86_400_000)
  const made = await countAttempts(db, bucketOf(secrets.blindIndex, accountOf(folded)), dayBefore)
  return made > FAILURES_BEFORE_CODE
}

/** The owner has proved to be at this address: its failures on the account start again at none. Those of others stay counted. */
export function forgetFailures({ db, secrets }: Used, folded: string, ip: string): Promise<void> {
  return forgetAll(db, secrets.blindIndex, [pairOf(folded, ip), codePairOf(folded, ip)])
}

/** Counts a mail somebody asks for. True when this mailbox may get another one; asking too often from one address is refused. */
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
