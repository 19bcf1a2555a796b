import { provisionalTariffs } from '../seeds/provisionalTariffs.ts'
import type { Db } from './db.ts'

/** Loads the amounts that no source gives. Only for a demonstration; a row that an officer changed stays. */
export async function loadProvisionalTariffs(db: Db): Promise<void> {
  await db
    .insertInto('tariff')
    .values(provisionalTariffs)
    .onConflict((known) => known.columns(['code', 'payer_category', 'valid_from']).doNothing())
    .execute()
}
