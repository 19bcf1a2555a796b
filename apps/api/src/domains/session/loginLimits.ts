import type { Services } from '../../services.ts'
import { addressOf, attempt, bucketOf, forgetAll, type Attempt } from './limiter.ts'
import { countAttempts } from './limiter.sql.ts'

type Used = Pick<Services, 'db' | 'secrets'>

/** Failures of a day after which the password alone no longer opens a session. */
const FAILURES_BEFORE_CODE = 10

/**
 * Counts a try at a password by account×address, by address and by account. The account's own delay applies only to addresses that
 * have already failed on it: however many strangers guess, its owner gets a try at once from where they are, and nothing is ever locked.
 */
export function attemptPassword({ db, secrets }: Used, folded: string, ip: string, now: Date): Promise<Attempt> {
  const limits = [
    { about: `${pairOf(folded, ip)}`, free: 5, cap: 300 },
    { about: `login-address:${addressOf(ip)}`, free: 200, cap: 300 },
    { about: accountOf(folded), free: 50, cap: 60 },
  ]
  return attempt(db, secrets.blindIndex, now, limits, ([pair = 0, address = 0, account = 0], [pairCount = 0]) =>
    Math.max(pair, address, pairCount > 0 ? account : 0),
  )
}

/** Whether so many guesses failed in the last 24 hours that a right password may have been guessed. */
export async function wasGuessedAt({ db, secrets }: Used, folded: string, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - 86_400_000)
  return (await countAttempts(db, bucketOf(secrets.blindIndex, accountOf(folded)), dayBefore)) >= FAILURES_BEFORE_CODE
}

/** The owner has proved to be there: failures start again at none. */
export function forgetFailures({ db, secrets }: Used, folded: string, ip: string): Promise<void> {
  return forgetAll(db, secrets.blindIndex, [pairOf(folded, ip), accountOf(folded)])
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
    { about: `${purpose}-address:${addressOf(ip)}`, free: 60, cap: 300 },
    { about: `${purpose}-mailbox:${folded}`, free: Number.POSITIVE_INFINITY, cap: 0 },
  ])
  return (counts[1] ?? 0) < 10
}

function pairOf(folded: string, ip: string): string {
  return `login-pair:${addressOf(ip)} ${folded}`
}

function accountOf(folded: string): string {
  return `login-account:${folded}`
}
