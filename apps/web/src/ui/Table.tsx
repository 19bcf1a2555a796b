import type { TextKey } from '@saki/texts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { EmptyState } from './EmptyState.tsx'
import { ErrorPanel, type Failure } from './ErrorPanel.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { Skeleton } from './Skeleton.tsx'

export interface Column<R> {
  id: string
  /** Usually a stacked Label. On phones it is repeated beside the value. */
  head: ReactNode
  cell: (row: R) => ReactNode
  /** Aligns to the end edge: numbers and money. */
  end?: boolean
  /** The server's name of the sort order; without it the column cannot be sorted. */
  sort?: string
  /** Title of the card on phones: shown first, without its head. At most one column. */
  leads?: boolean
  /** Left out on phones. */
  wideOnly?: boolean
  /** In the upper corner of the card on phones, without its head: the menu of the row. */
  corner?: boolean
}

export interface Sort {
  by: string
  down: boolean
}

interface TableProps<R> {
  /** Accessible name of the table. */
  caption: ReactNode
  columns: readonly Column<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  loading?: boolean
  error?: Failure | Error | null
  onRetry?: () => void
  /** Text and action when there are no rows. */
  empty: ReactNode
  emptyAction?: ReactNode
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Rows of 40 px instead of 56 px. */
  dense?: boolean
  /** Marks rows: tinted if 'on', bold with a dot if 'unread'. */
  mark?: (row: R) => 'on' | 'unread' | undefined
  /** A row's group, a text key unless `groupHead` is given: rows of one group stand together under its name, groups in the order of their first rows. */
  group?: ((row: R) => string) | undefined
  /** Name of a group; its own text by default. */
  groupHead?: (group: string, rows: readonly R[]) => ReactNode
}

/** A table from 768 px, a list of cards below. Old rows stay visible while new ones load and when loading fails. */
export function Table<R>({
  caption,
  columns,
  rows,
  rowKey,
  loading,
  error,
  onRetry,
  empty,
  emptyAction,
  sort,
  onSort,
  dense,
  mark,
  group,
  groupHead = (name) => <Label k={name as TextKey} />,
}: TableProps<R>) {
  const failed = error ? (
    <div className="pad">
      <ErrorPanel error={error} onRetry={onRetry} />
    </div>
  ) : null
  if (!rows)
    return (
      failed ?? (
        <div className="pad">
          <Skeleton lines={6} block={32} />
        </div>
      )
    )
  if (rows.length === 0 && !error) return <EmptyState action={emptyAction}>{empty}</EmptyState>
  return (
    <>
      {failed}
      <div className={`table-frame ${loading || error ? 'dim' : ''}`} aria-busy={loading || undefined}>
        <table className={`rows ${dense ? 'dense' : ''}`}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.id} column={column as Column<never>} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {Object.entries(group ? Object.groupBy(rows, group) : { '': rows }).map(([name, members]) => (
            <tbody key={name}>
              {name !== '' && (
                <tr className="row-group">
                  <th scope="rowgroup">{groupHead(name, members ?? [])}</th>
                </tr>
              )}
              {members?.map((row) => (
                <tr key={rowKey(row)} className={mark?.(row)}>
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      className={clsx(
                        column.end && 'at-end',
                        column.leads && 'leads',
                        column.wideOnly && 'nophone',
                        column.corner && 'corner',
                      )}
                    >
                      {!column.leads && (
                        <span className="cell-head" aria-hidden="true">
                          {column.head}
                        </span>
                      )}
                      <div className="cell-body">{column.cell(row)}</div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

function Head({
  column,
  sort,
  onSort,
}: {
  column: Column<never>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const name = column.sort
  if (!name || !onSort)
    return (
      <th scope="col" className={column.end ? 'at-end' : ''}>
        {column.head}
      </th>
    )
  const here = sort?.by === name
  return (
    <th
      scope="col"
      className={column.end ? 'at-end' : ''}
      aria-sort={here ? (sort.down ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className="sort inline-row gap-4 bare"
        onClick={() => onSort({ by: name, down: here ? !sort.down : false })}
      >
        {column.head}
        <Icon name={here ? (sort.down ? 'sort-down' : 'sort-up') : 'sort'} size={16} className="muted" />
      </button>
    </th>
  )
}
