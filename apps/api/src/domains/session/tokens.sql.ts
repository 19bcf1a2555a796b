import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Inserts a token and ends earlier ones of its purpose, except login codes. */
export async function insertToken(
  tx: Db,
  token: { userId: number; purpose: string; hash: Buffer; mailId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, purpose, hash, mailId, now, expiresAt } = token
  // Login codes are kept: otherwise somebody who knows the password could end the owner's code by asking for another.
  if (purpose !== 'login_code')
    await sql`update user_token set used_at = ${now} where user_id = ${userId} and purpose = ${purpose} and used_at is null`.execute(
      tx,
    )
  await sql`
    insert into user_token (token_hash, user_id, purpose, mail_id, created_at, expires_at)
    values (${hash}, ${userId}, ${purpose}, ${mailId}, ${now}, ${expiresAt})`.execute(tx)
}

export async function findToken(
  db: Db,
  { purpose, hash, now, userId }: { purpose: string; hash: Buffer; now: Date; userId: number },
): Promise<number | undefined> {
  const found = await sql<{ user_id: number }>`
    select user_id from user_token
     where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${now} and user_id = ${userId}`.execute(
    db,
  )
  return found.rows[0]?.user_id
}

/** Marks a token as used and returns its user id. One statement, so that only one of two concurrent requests succeeds. */
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
