import type { InboxItem } from '@saki/contracts/inbox'
import { useState } from 'react'

import { AskError } from '../../lib/askError.ts'
import { download } from '../../lib/download.ts'

/** Downloads the document of an item; the result is shown in the dialog "Download File". */
export function useLetter(item: InboxItem) {
  const [fetching, setFetching] = useState(false)
  const [failure, setFailure] = useState<AskError | undefined>()
  const fetchLetter = () => {
    setFetching(true)
    setFailure(undefined)
    const params = { procTyp: item.PROC_TYP, procNbr: item.PROC_NBR, actionNbr: item.ACTION_NBR }
    download('getOfficeDocPDF', { params }, `${item.PATENT_ID}.pdf`)
      .catch((error: unknown) => setFailure(error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' })))
      .finally(() => setFetching(false))
  }
  return { fetching, failure, fetchLetter }
}
