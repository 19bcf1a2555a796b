import type { Db } from '@saki/db'
import { sql } from 'kysely'

export async function insertToken(
  tx: Db,
  token: { userId: number; purpose: string; hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, purpose, hash, now, expiresAt } = token
  await sql`update user_token set used_at = ${now} where user_id = ${userId} and purpose = ${purpose} and used_at is null`.execute(
    tx,
  )
  await sql`
    insert into user_token (token_hash, user_id, purpose, created_at, expires_at)
    values (${hash}, ${userId}, ${purpose}, ${now}, ${expiresAt})`.execute(tx)
}

/** One statement finds and uses the secret, so that of two at once one wins. */
export async function spendToken(
  tx: Db,
  token: { purpose: string; hash: Buffer; now: Date; userId?: number | undefined },
): Promise<number | undefined> {
  const { purpose, hash, now, userId } = token
  const used = await sql<{ user_id: number }>`
    update user_token set used_at = ${now}
    where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      and user_id = coalesce(${userId ?? null}::integer, user_id)
    returning user_id`.execute(tx)
  return used.rows[0]?.user_id
}
