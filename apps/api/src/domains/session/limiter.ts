import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

import type { Db } from '@saki/db'
import { HOUR_MS } from '@saki/domain/dates/durations'

import { AppError } from '../../errors.ts'
import { attemptsBefore, insertAttempts, removeAttempts, removeBuckets } from './limiter.sql.ts'

/** A limit: `free` attempts in 12 hours without delay, then delays of 1, 2, 4 … seconds between attempts, at most `cap`. */
export interface AttemptLimit {
  /** Name of what is counted, in plain text; stored as a keyed hash. */
  about: string
  free: number
  cap: number
}

export interface CountedAttempt {
  /** Earlier attempts of each limit within 12 hours, in the order given. */
  counts: number[]
  /** Deletes the attempt, because it succeeded. */
  forget(): Promise<void>
}

const WINDOW_MS = 12 * HOUR_MS

/** The keyed hash attempts are counted under, so that the table contains no addresses and accounts. */
export function bucketOf(key: Buffer, about: string): string {
  return createHmac('sha256', key).update(about).digest('base64url')
}

/**
 * Counts an attempt before it is made, so that concurrent attempts count each other. Throws TOO_MANY with the seconds to wait when it
 * is too early; a refused attempt is not counted, so it does not prolong the delay, and nothing is ever locked.
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

/** Deletes the attempts of these limits, after the account's owner was authenticated. */
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

/** The address to count: of IPv6 its /64, which is one household; an IPv4-mapped IPv6 address becomes IPv4. */
export function limiterAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip
}

/** The /48 of an IPv6 address, which may belong to one customer; undefined for IPv4, where thousands share a network. */
export function siteOf(ip: string): string | undefined {
  return isIPv6(ip) && !ip.toLowerCase().startsWith('::ffff:') ? groupsOf(ip).slice(0, 3).join(':') : undefined
}

function groupsOf(ip: string): string[] {
  const [front = '', back] = ip.split('::')
  const [head, tail] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = back === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail]
}
