import { availableParallelism } from 'node:os'

import { hash, verify } from '@node-rs/argon2'

import { AppError } from '../../errors.ts'

/** argon2id (the default of the library), 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing may take every core but no more, so that reading goes on; who would wait behind this many is told to come back. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism()))
const LONGEST_QUEUE = 64

/** Made at once, so that the first unknown address takes no longer than the next. */
const nobodysHash = hash('a password of nobody', COST)

let running = 0
const waiting: (() => void)[] = []

/** Hashes a password for keeping. Spelling is made one (NFC) here and in isPassword; nothing else is changed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST))
}

/** Whether the password is the kept one. Without a kept one (no such account) it works as long and says no. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const against = kept ?? (await nobodysHash)
  const matches = await inTurn(() => verify(against, password.normalize('NFC')))
  return matches && kept !== undefined
}

async function inTurn<R>(work: () => Promise<R>): Promise<R> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new AppError('BUSY', 'too many passwords at once', { retryAfter: 2 })
    // The one who leaves hands its place over, so running stays as it is.
    await new Promise<void>((go) => waiting.push(go))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
