import type { RegisterField } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

export const registerDates: Partial<Record<RegisterField, RawBuilder<unknown>>> = {
  filed: sql`a.filing_date`,
  published: sql`a.publication_date`,
  registered: sql`a.registration_date`,
  expires: sql`a.expiration_date`,
  priority: sql`a.priority_date`,
}

export function datesBetween(
  column: RawBuilder<unknown>,
  [from = '', to = '']: readonly string[],
): RawBuilder<boolean> {
  const isAfter = from === '' ? sql`${column} > '-infinity'` : sql`${column} >= ${from}::date`
  return sql`(${isAfter} and ${to === '' ? sql`${column} < 'infinity'` : sql`${column} <= ${to}::date`})`
}
