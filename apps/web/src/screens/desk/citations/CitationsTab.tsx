import type { OfficeCase } from '@saki/contracts/desk'
import { useState } from 'react'

import { useNiceClasses } from '../../../cases/niceClasses.ts'
import { useCall } from '../../../lib/queries.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CitationSearch } from './CitationSearch.tsx'
import { CitationNote } from './CitationNote.tsx'
import { MarkComparisonTable } from './MarkComparisonTable.tsx'
import { PinnedMarks } from './PinnedMarks.tsx'

/** Earlier marks pinned to the case, one of them compared with it, and the search for others. */
export function CitationsTab({ found }: { found: OfficeCase }) {
  const { say } = useWords('citations', 'search', 'errors')
  const patentId = found.PATENT_ID
  const pinned = useCall('officeCitations', { query: { patentId } })
  const names = useNiceClasses()
  const [compared, setCompared] = useState<string>()
  if (!pinned.data)
    return (
      <div className="pad">
        {pinned.error ? (
          <ErrorPanel error={pinned.error} onRetry={() => void pinned.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    )
  const marks = pinned.data.flatMap(({ MARK }) => MARK ?? [])
  const shown = compared ?? marks[0]?.FILENO
  const citation = pinned.data.find(({ MARK }) => MARK?.FILENO === shown)
  return (
    <>
      {pinned.error && <ErrorPanel error={pinned.error} onRetry={() => void pinned.refetch()} />}
      <section className="inset-16 grid one-column gap-12" aria-labelledby="pinned-marks">
        <div>
          <h2 id="pinned-marks" className="large">
            {say('citations:title')} {pinned.data.length > 0 && <span className="muted">{pinned.data.length}</span>}
          </h2>
          <p className="hint">{say(pinned.data.length > 0 ? 'citations:private' : 'citations:none')}</p>
        </div>
        <PinnedMarks marks={marks} shown={shown} onShow={setCompared} />
        {shown !== undefined && <MarkComparisonTable patentId={patentId} cited={shown} names={names} />}
        {citation && <CitationNote key={shown} patentId={patentId} citation={citation} />}
      </section>
      <CitationSearch found={found} names={names} pinned={marks.map(({ FILENO }) => FILENO)} onCompare={setCompared} />
    </>
  )
}
