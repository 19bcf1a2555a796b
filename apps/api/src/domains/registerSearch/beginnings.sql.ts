import type { RegisterCondition, RegisterField } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

/** Fields whose beginning is found by one or two letters; in others they are a whole word. */
const beginnings: ReadonlySet<RegisterField> = new Set(['any', 'title', 'owner'])

/** One or two letters, if they are sought as the beginning of a title or of a name. */
export function beginningOf(
  { field, match, values: [value = ''] }: RegisterCondition,
  isOnly: boolean,
): string | undefined {
  const isShort = value !== '' && value.length < 3 && !value.includes(' ') && beginnings.has(field)
  return isShort && (match === 'prefix' || (isOnly && match === 'words')) ? value : undefined
}

/** One or two letters are never looked for within words; they begin the title or the owner's name. */
export function beginsWith(field: RegisterField, value: string): RawBuilder<boolean> {
  const column = field === 'owner' ? sql`a.owner_key` : sql`a.title_key`
  return sql`(${column} >= ${value} and ${column} < ${value} || chr(1114111))`
}
