import { availableParallelism } from 'node:os'

import { hash, verify } from '@node-rs/argon2'

import { AppError } from '../../errors.ts'

/** argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashes at once: one per core, at most 4. Beyond LONGEST_QUEUE waiting ones, BUSY is thrown. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism()))
const LONGEST_QUEUE = 64

/** Compared for unknown accounts; made at start, so that the first such log-in takes as long as the next. */
const nobodysHash = hash('a password of nobody', COST)

let running = 0
const waiting: (() => void)[] = []

/** Hashes a password, normalized to NFC as in `isPassword`. Throws BUSY. */
export function hashPassword(password: string): Promise<string> {
  return whenFree(() => hash(password.normalize('NFC'), COST))
}

/** Whether the password matches the stored hash. Without a hash (no such account) it takes as long and returns false. Throws BUSY. */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash)
  const matches = await whenFree(() => verify(against, password.normalize('NFC')))
  return matches && storedHash !== undefined
}

async function whenFree<R>(work: () => Promise<R>): Promise<R> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new AppError('BUSY', 'too many passwords at once', { retryAfter: 2 })
    // Whoever finishes starts the next one, so `running` does not change.
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
