import type { ReactNode } from 'react'

import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel, type Failure } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

interface Asked<T> {
  data: T | undefined
  error: Failure | null
  refetch: () => unknown
}

interface LoadedProps<T> {
  asked: Asked<T>
  /** Nothing to show. */
  isEmpty?: (data: T) => boolean
  /** Why there is nothing. */
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** What a tab asked for: waiting, failed, empty or there. Old data stay while new ones load. */
export function Loaded<T>({ asked, isEmpty, empty, children }: LoadedProps<T>) {
  const { data, error, refetch } = asked
  if (data === undefined)
    return (
      <div className="pad">
        {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} block={28} />}
      </div>
    )
  return isEmpty?.(data) ? <EmptyState>{empty}</EmptyState> : children(data)
}
