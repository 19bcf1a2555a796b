import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Marks a challenge as used. False when it was used before. */
export async function spendChallenge(db: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const spent = await sql`
    insert into captcha_spent (challenge, expires_at) values (${challenge}, ${expiresAt}) on conflict do nothing`.execute(
    db,
  )
  return spent.numAffectedRows === 1n
}
