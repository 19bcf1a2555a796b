import { useState } from 'react'

import { AskError } from '../lib/askError.ts'
import { download } from '../lib/download.ts'
import { showToast } from '../ui/messages.ts'
import { useWords } from '../ui/useWords.ts'

/** Downloads the filing receipt of a case. The result is shown in the dialog "Download File"; other failures are returned to the caller. */
export function useReceipt(): {
  fetching: boolean
  failure: AskError | undefined
  fetchReceipt: (patentId: string) => void
} {
  useWords('applications')
  const [fetching, setFetching] = useState(false)
  const [failure, setFailure] = useState<AskError | undefined>()
  const fetchReceipt = (patentId: string) => {
    setFetching(true)
    setFailure(undefined)
    download('getReceipt', { params: { patentId } }, `${patentId}.pdf`)
      .catch((error: unknown) => {
        setFailure(error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' }))
        showToast('applications:receipt.failed', { tone: 'bad' })
      })
      .finally(() => setFetching(false))
  }
  return { fetching, failure, fetchReceipt }
}
