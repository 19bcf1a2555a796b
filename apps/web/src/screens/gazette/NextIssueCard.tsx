import type { NextIssue } from '@saki/contracts/gazette'
import { useState } from 'react'

import { download } from '../../lib/download.ts'
import { useCall } from '../../lib/queries.ts'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CloseIssue } from './CloseIssue.tsx'
import { PlannedEntryRow } from './PlannedEntryRow.tsx'

const SIZE = 10

/** The next issue of a right: its day, its entries as they would be printed, and closing it, which waits until nothing is missing. */
export function NextIssueCard({ right }: { right: string }) {
  const { say } = useWords('gazette')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall('officeGazetteNext', { params: { right }, query: { page, size: SIZE } })
  const [isClosing, setIsClosing] = useState(false)
  const mayClose = useHolds('register')
  const preview = () =>
    void download('officeGazettePreview', { params: { right } }, `berita-resmi-${right}-pratinjau.pdf`)
  const isFilled = data !== undefined && data.total > 0
  return (
    <Card
      title={<IssueTitle name={data?.NAME ?? null} />}
      aside={
        isFilled && (
          <>
            <Chip tone="blue" icon="pencil">
              <Label k="gazette:isPlanned" />
            </Chip>
            <Button look="act" icon="eye" onClick={preview}>
              <Label k="gazette:preview" />
            </Button>
          </>
        )
      }
      flush
    >
      {!data && !error && (
        <div className="pad">
          <Skeleton lines={8} block={24} />
        </div>
      )}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && <IssueFacts issue={data} />}
      {data?.total === 0 && <EmptyState>{say('gazette:nothing')}</EmptyState>}
      <ul className="hairlines">
        {data?.data.map((entry) => (
          <PlannedEntryRow key={`${entry.KIND} ${entry.PATENT_ID}`} entry={entry} />
        ))}
      </ul>
      <Pager page={page} size={SIZE} total={isFilled && data.total > SIZE ? data.total : 0} onPage={setPage} />
      {isFilled && mayClose && (
        <div className="row wrap gap-12 inset-12 hairline-above">
          <Button
            look="primary"
            icon="lock"
            blocked={data.LACKING > 0 && say('gazette:close.waits')}
            onClick={() => setIsClosing(true)}
          >
            <Label k="gazette:close" />
          </Button>
          {data.LACKING === 0 && <span className="muted caption-size">{say('gazette:close.final')}</span>}
        </div>
      )}
      {isClosing && <CloseIssue right={right} onDone={() => setIsClosing(false)} />}
    </Card>
  )
}

function IssueTitle({ name }: { name: string | null }) {
  return (
    <>
      <Label k="gazette:next" />
      {name !== null && (
        <>
          {' '}
          <bdi dir="ltr" className="mono regular">
            {name}
          </bdi>
        </>
      )}
    </>
  )
}

function IssueFacts({ issue }: { issue: NextIssue }) {
  const { say } = useWords('gazette')
  return (
    <div className="row wrap gap-24 row-gap-8 inset-12 hairline-below small">
      <span>
        <Label k="gazette:appears" />:{' '}
        <b>
          <LegalDateText date={issue.PUBLICATION_DATE} />
        </b>{' '}
        <span className="muted">
          <Label k={`gazette:kind.${issue.KIND}`} />
        </span>
      </span>
      <span>{say('gazette:entries.count', { count: issue.total })}</span>
      {issue.total > 0 && (
        <span className={issue.LACKING > 0 ? 'inline-row gap-6 strong text-danger' : 'inline-row gap-6 text-success'}>
          <Icon name={issue.LACKING > 0 ? 'flag' : 'check'} size={18} />
          {issue.LACKING > 0 ? say('gazette:lacking.count', { count: issue.LACKING }) : say('gazette:complete')}
        </span>
      )}
    </div>
  )
}
