import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

/** Days off besides weekends: national holidays and collective leave. */
export async function holidaySet(db: Db): Promise<ReadonlySet<LegalDate>> {
  const rows = await tables(db).selectFrom('holiday').select('day').execute()
  return new Set(rows.map(({ day }) => day))
}
