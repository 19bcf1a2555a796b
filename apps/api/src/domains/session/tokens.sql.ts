import { tables, type Db } from '@saki/db'

type Purpose = 'activate' | 'reset' | 'login_code'

/** Inserts a token and ends earlier ones of its purpose, except login codes. */
export async function insertToken(
  tx: Db,
  token: { userId: number; purpose: Purpose; hash: Buffer; mailId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, purpose, hash, mailId, now, expiresAt } = token
  // Login codes are kept: otherwise somebody who knows the password could end the owner's code by asking for another.
  if (purpose !== 'login_code')
    await tables(tx)
      .updateTable('userToken')
      .set({ usedAt: now })
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .execute()
  await tables(tx)
    .insertInto('userToken')
    .values({ tokenHash: hash, userId, purpose, mailId, createdAt: now, expiresAt })
    .execute()
}

export async function findToken(
  db: Db,
  { purpose, hash, now, userId }: { purpose: Purpose; hash: Buffer; now: Date; userId: number },
): Promise<number | undefined> {
  const found = await tables(db)
    .selectFrom('userToken')
    .select('userId')
    .where('tokenHash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found?.userId
}

/** Marks a token as used and returns its user id. One statement, so that only one of two concurrent requests succeeds. */
export async function spendToken(
  tx: Db,
  token: { purpose: Purpose; hash: Buffer; now: Date; userId?: number | undefined },
): Promise<number | undefined> {
  const { purpose, hash, now, userId } = token
  const open = tables(tx)
    .updateTable('userToken')
    .set({ usedAt: now })
    .where('tokenHash', '=', hash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
  const used = await (userId === undefined ? open : open.where('userId', '=', userId))
    .returning('userId')
    .executeTakeFirst()
  return used?.userId
}
