import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

import type { Db } from '@saki/db'

import { AppError } from '../../errors.ts'
import { attemptsBefore, insertAttempts, removeAttempts, removeBuckets } from './limiter.sql.ts'

/** What one limiter counts: `free` attempts in 12 hours without delay, then 1, 2, 4 … seconds between attempts, at most `cap`. */
export interface AttemptLimit {
  /** Plain words, hashed with the key before they are kept. */
  about: string
  free: number
  cap: number
}

export interface CountedAttempt {
  /** Attempts of each limit in the window before this one, in the order given. */
  counts: number[]
  /** Takes the attempt back: it succeeded and shall not count. */
  forget(): Promise<void>
}

const WINDOW_MS = 12 * 3_600_000

/** The name attempts are counted under: keyed, so that the table tells no address and no account. */
export function bucketOf(key: Buffer, about: string): string {
  return createHmac('sha256', key).update(about).digest('base64url')
}

/**
 * Counts an attempt before it is made, so that a thousand at once see each other. Too early after the last one: it is refused with the
 * seconds to wait and does not count itself, so refused attempts never prolong the delay and nothing is ever locked.
 */
export async function attempt(db: Db, key: Buffer, now: Date, limits: AttemptLimit[]): Promise<CountedAttempt> {
  const buckets = limits.map((limit) => bucketOf(key, limit.about))
  const own = await insertAttempts(db, buckets, now)
  const before = await attemptsBefore(db, buckets, own, new Date(now.getTime() - WINDOW_MS))
  const seen = buckets.map((bucket) => before.find((row) => row.bucket === bucket) ?? { count: 0, last: undefined })
  const seconds = Math.max(0, ...limits.map((limit, i) => delayLeft(limit, seen[i]?.count ?? 0, seen[i]?.last, now)))
  if (seconds > 0) {
    await removeAttempts(db, own)
    throw new AppError('TOO_MANY', limits.map((l) => l.about.split(':')[0]).join(','), {
      retryAfter: Math.ceil(seconds),
    })
  }
  return { counts: seen.map((s) => s.count), forget: () => removeAttempts(db, own) }
}

/** Forgets what was counted, after the account's owner has proved to be there. */
export function forgetAll(db: Db, key: Buffer, abouts: string[]): Promise<void> {
  return removeBuckets(
    db,
    abouts.map((about) => bucketOf(key, about)),
  )
}

function delayLeft({ free, cap }: AttemptLimit, count: number, last: Date | undefined, now: Date): number {
  if (count < free || last === undefined) return 0
  const delay = Math.min(cap, 2 ** Math.min(count - free, 30))
  return Math.max(0, delay - (now.getTime() - last.getTime()) / 1000)
}

/** An address for counting: one household has one IPv6 /64; an IPv4 address written as IPv6 is that IPv4 address. */
export function limiterAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip
}

/** The /48 around an IPv6 address, which one customer may hold whole; none for IPv4, where thousands share a network. */
export function siteOf(ip: string): string | undefined {
  return isIPv6(ip) && !ip.toLowerCase().startsWith('::ffff:') ? groupsOf(ip).slice(0, 3).join(':') : undefined
}

function groupsOf(ip: string): string[] {
  const [front = '', back] = ip.split('::')
  const [head, tail] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = back === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail]
}
