import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'
import { kindsCitedAgainst } from '@saki/domain/citations/citationKinds'
import { useState } from 'react'

import { useNiceClasses } from '../../../cases/niceClasses.ts'
import { download } from '../../../lib/download.ts'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CitationNote } from './CitationNote.tsx'
import { CitationSearch } from './CitationSearch.tsx'
import { CitedView } from './CitedView.tsx'
import { MarkComparisonTable } from './MarkComparisonTable.tsx'
import { PictureCitations } from './PictureCitations.tsx'
import { PinnedCitations } from './PinnedCitations.tsx'
import { RegisterCitations } from './RegisterCitations.tsx'
import { useCaseClasses } from './useCaseClasses.ts'

/** What is shown beside the case: a citation by its number, or a mark found that is not pinned yet. */
type Shown = { citationId: number } | { fileno: string }

/** What is pinned to the case, one of it beside the case, and the searches for more. */
export function CitationsTab({ found }: { found: OfficeCase }) {
  const { say } = useWords('citations', 'search', 'register', 'errors')
  const patentId = found.PATENT_ID
  const pinned = useCall('officeCitations', { query: { patentId } })
  const classes = useCaseClasses(found)
  const names = useNiceClasses()
  const [chosen, setChosen] = useState<Shown>()
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
  const citations = pinned.data
  const kinds = kindsCitedAgainst(lookOf(found.RIGHT).classes)
  const compared = chosen && 'fileno' in chosen ? chosen.fileno : undefined
  const marked = citations.find(({ KIND, CITED }) => KIND === 'mark' && CITED.PATENT_ID === compared)
  const wanted = chosen && 'citationId' in chosen ? chosen.citationId : marked?.CITATION_ID
  const shown = citations.find(({ CITATION_ID }) => CITATION_ID === wanted) ?? (compared ? undefined : citations[0])
  return (
    <>
      {pinned.error && <ErrorPanel error={pinned.error} onRetry={() => void pinned.refetch()} />}
      <section className="inset-16 grid one-column gap-12" aria-labelledby="pinned-citations">
        <div className="row wrap between gap-12 row-gap-4">
          <div>
            <h2 id="pinned-citations" className="large">
              {say('desk:tab.citations')} {citations.length > 0 && <span className="muted">{citations.length}</span>}
            </h2>
            <p className="hint">{say(citations.length > 0 ? 'citations:private' : 'citations:none')}</p>
          </div>
          {citations.length > 0 && (
            <Button
              look="act"
              icon="download"
              onClick={() => void download('officeSearchReport', { query: { patentId } }, `${patentId}.pdf`)}
            >
              <Label k="citations:report" />
            </Button>
          )}
        </div>
        <PinnedCitations
          citations={citations}
          shown={shown?.CITATION_ID}
          onShow={({ CITATION_ID }) => setChosen({ citationId: CITATION_ID })}
        />
        {shown && <CitedView found={found} citation={shown} names={names} />}
        {!shown && compared && <MarkComparisonTable patentId={patentId} cited={compared} names={names} />}
        {shown && <CitationNote key={shown.CITATION_ID} patentId={patentId} citation={shown} />}
      </section>
      {kinds.includes('mark') && (
        <CitationSearch
          found={found}
          classes={classes.map(Number)}
          names={names}
          citations={citations}
          onCompare={(fileno) => setChosen({ fileno })}
        />
      )}
      {kinds.includes('picture') && <PictureCitations found={found} classes={classes} citations={citations} />}
      {kinds.includes('design') && (
        <RegisterCitations kind="design" found={found} classes={classes} citations={citations} />
      )}
      {kinds.includes('patent') && (
        <RegisterCitations kind="patent" found={found} classes={classes} citations={citations} />
      )}
    </>
  )
}
