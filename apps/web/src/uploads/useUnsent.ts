import type { FileRow } from '@saki/contracts/documents'
import { useMemo } from 'react'

import { useUser } from '../lib/session.ts'
import { unsentOf, type Unsent } from './unsent.ts'
import { uploadsOf, useUploads } from './uploads.ts'

/** Files of a draft that are not at the office yet. `files`: those the server lists. */
export function useUnsent(tempId: string | undefined, files: readonly FileRow[]): Unsent {
  const userId = useUser()?.USER_ID ?? 0
  const queue = useMemo(() => uploadsOf(userId), [userId])
  const uploads = useUploads(queue)
  return useMemo(
    () =>
      unsentOf(
        uploads.filter(({ draft }) => tempId !== undefined && draft === tempId),
        files,
      ),
    [uploads, tempId, files],
  )
}
