import type { Db } from '@saki/db'

/** The stored canary of each key, by the name of the key. */
export async function listCanaries(db: Db): Promise<Map<string, Buffer>> {
  const rows = await db.selectFrom('key_canary').select(['key_name', 'proof']).execute()
  return new Map(rows.map(({ key_name, proof }) => [key_name, proof]))
}

/** Does nothing when another process has inserted a row first. */
export async function insertCanary(db: Db, name: string, proof: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('key_canary')
    .values({ key_name: name, proof, made_at: now })
    .onConflict((conflict) => conflict.column('key_name').doNothing())
    .execute()
}

/** Writes a canary, replacing the stored one. */
export async function replaceCanary(db: Db, name: string, proof: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('key_canary')
    .values({ key_name: name, proof, made_at: now })
    .onConflict((conflict) => conflict.column('key_name').doUpdateSet({ proof, made_at: now }))
    .execute()
}

/** One account's sealed identity number (NIK) with its keyed hash; undefined when no account has one. */
export async function findSealed(db: Db): Promise<{ sealed: Buffer; hash: Buffer | null } | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['personal_id_sealed as sealed', 'personal_id_hash as hash'])
    .where('personal_id_sealed', 'is not', null)
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return row?.sealed ? { sealed: row.sealed, hash: row.hash } : undefined
}

/** Whether the register of consultants holds keyed hashes. They cannot be checked without the numbers. */
export async function hasHashes(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('agent')
    .select('agent_code')
    .where('personal_id_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
