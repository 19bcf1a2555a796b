import { createHash } from 'node:crypto'

import { tables, type Db } from '@saki/db'

import { AppError } from './errors.ts'

/** What identifies a repeatable request. */
export interface Once {
  userId: number
  /** The Idempotency-Key header. */
  key: string
  /** Name of the call; a key is valid for one call only. */
  call: string
  /** The parsed request; a repeat must be equal. */
  request: unknown
  now: Date
}

/**
 * Runs `work` once per key and stores its reply in the same transaction. Repeats get the stored reply; a repeat during the first run waits
 * for it. Throws KEY_REUSED when the key comes with another request, KEY_IN_USE when the stored reply was deleted at this moment. `work` must
 * write through `tx` only; when it throws, the key stays free. Replies are kept for at least a day.
 */
export async function onceOnly<R>(tx: Db, once: Once, work: () => Promise<R>): Promise<R> {
  const hash = requestHash(once.call, once.request)
  const { userId, key, call, now } = once
  const claimed = await tables(tx)
    .insertInto('idempotencyKey')
    .values({ userId, key, call, requestHash: hash, createdAt: now })
    .onConflict((c) => c.columns(['userId', 'key']).doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) return keptReply<R>(tx, once, hash)
  const reply = await work()
  await tables(tx)
    .updateTable('idempotencyKey')
    .set({ reply: JSON.stringify(reply) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute()
  return reply
}

async function keptReply<R>(tx: Db, { userId, key }: Once, hash: Buffer): Promise<R> {
  const row = await tables(tx)
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'reply'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) throw new AppError('KEY_IN_USE', key, { retryAfter: 1 })
  if (!row.requestHash.equals(hash)) throw new AppError('KEY_REUSED', key)
  return row.reply as R
}

/** SHA-256 of the call's name and request; the order of fields does not matter. */
export function requestHash(call: string, request: unknown): Buffer {
  return createHash('sha256')
    .update(`${call}\n${canonicalJson(request)}`)
    .digest()
}

/** JSON with sorted keys; undefined fields are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
