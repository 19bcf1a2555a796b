import type { OfficeCase } from '@saki/contracts/desk'

import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import { PostalLetters } from './PostalLetters.tsx'

/** Notes of officers, letters that go by post, then everything that happened in a case. */
export function HistoryTab({ found }: { found: OfficeCase }) {
  return (
    <>
      <Notes patentId={found.PATENT_ID} />
      <PostalLetters patentId={found.PATENT_ID} />
      <History patentId={found.PATENT_ID} rows={found.HISTORY} />
    </>
  )
}
