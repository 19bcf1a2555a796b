import type { GazetteBacklogRow } from '@saki/contracts/gazette'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BacklogRow } from './BacklogRow.tsx'
import { useQueueing } from './useQueueing.ts'

const SIZE = 20

/** Cases that wait to be published, those that the next issue must contain first; chosen ones are put into it. */
export function BacklogCard({ right }: { right: string }) {
  const { say } = useWords('gazette')
  const [page, setPage] = useState(1)
  const query = { right, queued: 'N' as const, page, size: SIZE }
  const { data, error, refetch } = useCall('officeGazetteBacklog', { query })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const queueing = useQueueing((refused) => setChosen(new Set(refused)))
  const rows = data?.data ?? []
  const marked = rows.filter(({ PATENT_ID }) => chosen.has(PATENT_ID)).map(({ PATENT_ID }) => PATENT_ID)
  const choose = (number: string, isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, number] : [...chosen].filter((each) => each !== number)))
  const groups = data && groupsOf(rows, data.FOLLOWING_DATE)
  return (
    <Card title={<Label k="gazette:backlog" />} aside={data && <Chip tone="blue">{data.total}</Chip>} flush>
      {data !== undefined && data.OVERDUE > 0 && (
        <Note tone="bad">{say('gazette:overdue', { count: data.OVERDUE })}</Note>
      )}
      {!data && !error && (
        <div className="pad">
          <Skeleton lines={6} block={40} />
        </div>
      )}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <EmptyState>{say('gazette:backlog.none')}</EmptyState>}
      {groups?.must.length !== 0 && data && groups && (
        <Group heading="must" date={data.NEXT_DATE} rows={groups.must} chosen={chosen} onChoose={choose} />
      )}
      {groups?.later.length !== 0 && data && groups && (
        <Group heading="later" date={data.FOLLOWING_DATE} rows={groups.later} chosen={chosen} onChoose={choose} />
      )}
      <Pager page={page} size={SIZE} total={data && data.total > SIZE ? data.total : 0} onPage={setPage} />
      {marked.length > 0 && (
        <div className="inset-12 hairline-above">
          <Button icon="plus" busy={queueing.busy} onClick={() => queueing.send(marked, 'Y')}>
            {say('gazette:put', { count: marked.length })}
          </Button>
        </div>
      )}
      {queueing.refused.length > 0 && (
        <Note tone="warn" role="status">
          {say('gazette:refused', { numbers: queueing.refused.join(say('core:comma')) })}
        </Note>
      )}
      {queueing.error && <ErrorPanel error={queueing.error} />}
    </Card>
  )
}

/** Cases whose last day comes before the issue after the next, and those that can wait for it. */
function groupsOf(rows: readonly GazetteBacklogRow[], following: string) {
  const must = rows.filter(({ LATEST_DATE }) => LATEST_DATE !== null && LATEST_DATE < following)
  return { must, later: rows.filter((row) => !must.includes(row)) }
}

interface GroupProps {
  heading: 'must' | 'later'
  date: string
  rows: readonly GazetteBacklogRow[]
  chosen: ReadonlySet<string>
  onChoose: (number: string, isOn: boolean) => void
}

function Group({ heading, date, rows, chosen, onChoose }: GroupProps) {
  const { say, language } = useWords('gazette')
  const name = say(`gazette:group.${heading}`, { date: legalDateText(date, language) })
  return (
    <>
      <h3 className="row between inset-8 well hairline-below muted caption-size">
        {name}
        <span aria-hidden="true">{rows.length}</span>
      </h3>
      <ul className="hairlines" aria-label={name}>
        {rows.map((row) => (
          <BacklogRow key={row.PATENT_ID} row={row} isChosen={chosen.has(row.PATENT_ID)} onChoose={onChoose} />
        ))}
      </ul>
    </>
  )
}
