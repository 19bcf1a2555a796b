import type { Db } from '@saki/db'
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { z } from 'zod'

import { AppError } from '../../errors.ts'

const LIFE_SECONDS = 300
/** PBKDF2 iterations. A browser needs about a second in the middle of COUNTERS; the server derives one key. */
const COST = 2_000
const COUNTERS = { least: 500, most: 1_500 }

/** A solved challenge. Its expiry is in `data`, because the library would compare `expiresAt` with the system clock. */
const Solved = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal('PBKDF2/SHA-256'),
        nonce: z.string().max(64),
        salt: z.string().max(64),
        cost: z.literal(COST),
        keyLength: z.literal(32),
        keyPrefix: z.string().max(64),
        keySignature: z.string().max(128),
        data: z.strictObject({ until: z.int() }),
      })
      .strict(),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(128), time: z.number().optional() }),
})

/** Makes a proof-of-work challenge, valid for 5 minutes. `counter` sets the work; default: random. */
export function makeCaptcha(
  key: Buffer,
  now: Date,
  counter = randomInt(COUNTERS.least, COUNTERS.most),
): Promise<Challenge> {
  const until = Math.floor(now.getTime() / 1000) + LIFE_SECONDS
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter,
    deriveKey,
    data: { until },
    ...secretsOf(key),
  })
}

/** Checks a solution (base64 of the JSON {challenge, solution}) and marks the challenge as used. Throws CAPTCHA_FAILED. */
export async function spendCaptcha(db: Db, key: Buffer, text: string, now: Date): Promise<void> {
  const solved = Solved.safeParse(parse(text))
  if (!solved.success) throw new AppError('CAPTCHA_FAILED', 'not readable')
  const { challenge, solution } = solved.data
  const until = new Date(challenge.parameters.data.until * 1000)
  if (until <= now) throw new AppError('CAPTCHA_FAILED', 'expired')
  const { verified } = await verifySolution({
    challenge,
    solution: { time: 0, ...solution },
    deriveKey,
    ...secretsOf(key),
  })
  if (!verified) throw new AppError('CAPTCHA_FAILED', 'wrong solution')
  if (!(await spendChallenge(db, challenge.signature, until))) throw new AppError('CAPTCHA_FAILED', 'used before')
}

function secretsOf(key: Buffer) {
  const hex = key.toString('hex')
  return { hmacSignatureSecret: `challenge:${hex}`, hmacKeySignatureSecret: `key:${hex}` }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Marks a challenge as used. False when it was used before. */
async function spendChallenge(db: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const spent = await sql`
    insert into captcha_spent (challenge, expires_at) values (${challenge}, ${expiresAt}) on conflict do nothing`.execute(
    db,
  )
  return spent.numAffectedRows === 1n
}
