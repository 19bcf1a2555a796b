import type { ReactNode } from 'react'

import type { AskError } from '../../lib/askError.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface ListRowsProps<R> {
  /** A query of one page. */
  list: { data: { data: readonly R[] } | undefined; error: AskError | null; refetch: () => unknown }
  /** Shown for a page without rows. */
  empty: ReactNode
  children: (rows: readonly R[]) => ReactNode
}

/** The rows of a list at the desk: its outline while it loads, an error above the rows that are known, and words when there are none. */
export function ListRows<R>({ list: { data, error, refetch }, empty, children }: ListRowsProps<R>) {
  const failed = error && (
    <div className="pad">
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </div>
  )
  if (!data)
    return (
      failed ?? (
        <div className="pad">
          <Skeleton lines={8} block={36} />
        </div>
      )
    )
  if (data.data.length === 0 && !error) return empty
  return (
    <>
      {failed}
      {children(data.data)}
    </>
  )
}
