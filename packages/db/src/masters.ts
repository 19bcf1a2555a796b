import type { Db } from './db.ts'

/** Loads master data. Idempotent. */
export async function loadMasters(_db: Db, _what: { regions: 'all' | 'sample' }): Promise<void> {}
