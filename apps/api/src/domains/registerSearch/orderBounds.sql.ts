import type { RegisterCondition, RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { beginningOf, beginsWith } from './beginnings.sql.ts'
import { datesBetween, registerDates } from './registerDates.sql.ts'
import type { RegisterColumn } from './registerOrder.sql.ts'

/**
 * What of a query an index in the order of a column can keep to: days of that column, and in the order of filing one legal state. All cases
 * that match meet it.
 */
export function orderBounds(query: RegisterQuery, column: RegisterColumn): RawBuilder<boolean> {
  const only = query.length === 1
  const bounds = query.flatMap(({ any: [condition, other], isExcluded }) =>
    isExcluded || !condition || other ? [] : boundsOf(condition, column, only),
  )
  return bounds.length > 0 ? sql`${sql.join(bounds, sql` and `)}` : sql`true`
}

function boundsOf(condition: RegisterCondition, column: RegisterColumn, isOnly: boolean): RawBuilder<boolean>[] {
  const { field, values } = condition
  const beginning = beginningOf(condition, isOnly)
  if (beginning !== undefined)
    return column === (field === 'owner' ? 'owner' : 'title') ? [beginsWith(field, beginning)] : []
  if (column === 'filed' && field === 'stage' && values.length === 1) return [sql`a.stage = ${values[0]}`]
  if (column === 'filed' && field === 'year') {
    const years = values.toSorted()
    return [datesBetween(sql`a.filing_date`, [`${years[0]}-01-01`, `${years.at(-1)}-12-31`])]
  }
  return field === column && registerDates[field] ? [datesBetween(registerDates[field], values)] : []
}
