import type { CursorKey, PageCursor } from '../../pageCursor.ts'
import { sql, type RawBuilder } from 'kysely'

const columns = {
  number: { name: 'number_key', type: 'bigint' },
  title: { name: 'title_key', type: 'text' },
  owner: { name: 'owner_key', type: 'text' },
  filed: { name: 'filing_date', type: 'date' },
  published: { name: 'publication_date', type: 'date' },
  registered: { name: 'registration_date', type: 'date' },
  expires: { name: 'expiration_date', type: 'date' },
} as const
export type RegisterColumn = keyof typeof columns
export const registerColumns = Object.keys(columns) as RegisterColumn[]
/** A column, with a minus before it for the reverse. Numbers are sorted as numbers. */
export type RegisterSort = RegisterColumn | `-${RegisterColumn}`

/** The column of an order. */
export const columnOf = (sort: RegisterSort): RegisterColumn => sort.replace('-', '') as RegisterColumn

const partsOf = (sort: RegisterSort) => {
  const isReverse = sort.startsWith('-')
  return { isReverse, ...columns[columnOf(sort)] }
}

/** `order by` over register_entry under the alias a; each order has an index that begins with is_public. */
export function registerOrder(sort: RegisterSort, direction: 'forward' | 'backward'): RawBuilder<unknown> {
  const { name, isReverse } = partsOf(sort)
  const way = sql.raw(isReverse === (direction === 'forward') ? 'desc' : 'asc')
  return sql`${sql.ref(`a.${name}`)} ${way}, a.application_id ${way}`
}

/** The column of an order under the alias a. */
export const sortedColumn = (sort: RegisterSort): RawBuilder<unknown> => sql.ref(`a.${partsOf(sort).name}`)

/** JSON of the value and the id by which the order places a case. */
export const entryKey = (sort: RegisterSort): RawBuilder<CursorKey> =>
  sql`json_build_array(${sortedColumn(sort)}::text, a.application_id)`

/** Whether a case lies beyond the cursor. */
export function isBeyondEntry(
  sort: RegisterSort,
  { side, key: [value, id] }: Pick<PageCursor, 'side' | 'key'>,
): RawBuilder<boolean> {
  const { name, type, isReverse } = partsOf(sort)
  const sign = sql.raw(isReverse === (side === 'after') ? '<' : '>')
  const bound = sql`${value}::text::${sql.raw(type)}${sql.raw(type === 'text' ? ' collate "C"' : '')}`
  return sql`(${sql.ref(`a.${name}`)}, a.application_id) ${sign} (${bound}, ${id}::bigint)`
}
