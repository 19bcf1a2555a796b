import type { CaseRow } from '@saki/contracts/patents'
import type { TextKey } from '@saki/texts'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { dueTone } from '../../cases/standing.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { legalDateText } from '../../ui/dates.ts'
import { useWords } from '../../ui/useWords.ts'
import { TodayCell } from './TodayCell.tsx'
import type { TodayData } from './useToday.ts'

/** What to do in a few words, by the state the case stands in; other states say their whole sentence. */
const tasks: Record<string, TextKey> = {
  awaiting_correction: 'landing:do.awaiting_correction',
  opposed: 'landing:do.opposed',
  refused: 'landing:do.refused',
}

export function DeadlineCell({ deadlines: { data, error, refetch } }: { deadlines: TodayData['deadlines'] }) {
  const rows = data?.data ?? []
  return (
    <TodayCell
      title="landing:deadlines"
      icon="flag"
      none="landing:deadlines.none"
      total={data?.total}
      shown={rows.length}
      error={error}
      onRetry={() => void refetch()}
      all={{ to: '/customer-screen/list', search: { group: 'action', sort: 'due' } }}
    >
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.SUBMISSION_NBR}>
              <Deadline row={row} />
            </li>
          ))}
        </ul>
      )}
    </TodayCell>
  )
}

function Deadline({ row }: { row: CaseRow }) {
  const { say, language } = useWords('landing')
  const daysLeft = useDaysLeft()
  const left = row.DAYS_LEFT ?? 0
  const hot = dueTone(left, true) === 'red'
  const date = row.DUE_DATE ?? ''
  const [day, month] = legalDateText(date, language).split(' ')
  const task = Object.hasOwn(tasks, row.NEXT_STEP_CODE) ? tasks[row.NEXT_STEP_CODE] : undefined
  return (
    <PageLink
      to="/table-list/patents/workflow/$patentId"
      params={{ patentId: row.PATENT_ID ?? row.SUBMISSION_NBR }}
      className={`day ${hot ? 'hot' : ''}`}
    >
      <time dateTime={date}>
        <b>{day}</b>
        <span>{month}</span>
      </time>
      <span>
        <span className="ti">{task ? say(task) : row.NEXT_STEP}</span>
        <span className="sub">
          <bdi>{row.TITLE}</bdi>
        </span>
        <span className={`sub ${hot ? 'red' : ''}`}>{daysLeft(left)}</span>
      </span>
    </PageLink>
  )
}
