import { tables, type Db } from '@saki/db'

/** The stored canary of each key, by the name of the key. */
export async function listCanaries(db: Db): Promise<Map<string, Buffer>> {
  const rows = await tables(db).selectFrom('keyCanary').select(['keyName', 'proof']).execute()
  return new Map(rows.map(({ keyName, proof }) => [keyName, proof]))
}

/** Does nothing when another process has inserted a row first. */
export async function insertCanary(db: Db, name: string, proof: Buffer, now: Date): Promise<void> {
  await tables(db)
    .insertInto('keyCanary')
    .values({ keyName: name, proof, madeAt: now })
    .onConflict((conflict) => conflict.column('keyName').doNothing())
    .execute()
}

/** Writes a canary, replacing the stored one. */
export async function replaceCanary(db: Db, name: string, proof: Buffer, now: Date): Promise<void> {
  await tables(db)
    .insertInto('keyCanary')
    .values({ keyName: name, proof, madeAt: now })
    .onConflict((conflict) => conflict.column('keyName').doUpdateSet({ proof, madeAt: now }))
    .execute()
}

/** One account's sealed identity number (NIK) with its keyed hash; undefined when no account has one. */
export async function findSealed(db: Db): Promise<{ sealed: Buffer; hash: Buffer | null } | undefined> {
  const row = await tables(db)
    .selectFrom('appUser')
    .select(['personalIdSealed as sealed', 'personalIdHash as hash'])
    .where('personalIdSealed', 'is not', null)
    .orderBy('userId')
    .limit(1)
    .executeTakeFirst()
  return row?.sealed ? { sealed: row.sealed, hash: row.hash } : undefined
}

/** Whether the register of consultants holds keyed hashes. They cannot be checked without the numbers. */
export async function hasHashes(db: Db): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('agent')
    .select('agentCode')
    .where('personalIdHash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
