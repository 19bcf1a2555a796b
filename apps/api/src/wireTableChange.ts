import type { TableChange } from '@saki/contracts/calendar'

import type { TableChangeRecord } from './tableChanges.sql.ts'

/** A change with the fields that differ; for an added or removed row, all its fields. */
export function wireTableChange({
  changeId,
  changedAt,
  userName,
  rowKey,
  before,
  after,
  reason,
}: TableChangeRecord): TableChange {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    CHANGE_ID: changeId,
    CHANGED_AT: changedAt.toISOString(),
    USER_NAME: userName,
    ROW_KEY: rowKey,
    REASON: reason,
    CHANGES: fields
      .map((field) => ({
        FIELD: field,
        OLD_VALUE: valueText(before?.[field]),
        NEW_VALUE: valueText(after?.[field]),
      }))
      .filter((change) => change.OLD_VALUE !== change.NEW_VALUE),
  }
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
