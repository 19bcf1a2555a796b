import { useEffect, useState } from 'react'

import type { DocumentCheck } from './checks.ts'
import { drawDocumentPage } from './preflightClient.ts'

/** One page of a document as a picture `width` pixels wide; `failed` when it cannot be drawn. */
export function usePagePicture(
  { name, bytes }: Pick<DocumentCheck, 'name' | 'bytes'>,
  page: number,
  width: number,
): { url: string | undefined; failed: boolean } {
  const [drawn, setDrawn] = useState<{ page: number; url: string | undefined }>()
  useEffect(() => {
    let isOver = false
    let made: string | undefined
    drawDocumentPage(name, bytes, page, width).then(
      (picture) => {
        if (isOver) return
        made = URL.createObjectURL(picture)
        setDrawn({ page, url: made })
      },
      () => void (isOver || setDrawn({ page, url: undefined })),
    )
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [name, bytes, page, width])
  const isCurrent = drawn?.page === page
  return { url: isCurrent ? drawn.url : undefined, failed: isCurrent && drawn.url === undefined }
}
