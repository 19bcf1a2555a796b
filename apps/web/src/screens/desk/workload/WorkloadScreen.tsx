import '../../../cases/cases.module.css'

import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import { longTimeText } from '@saki/texts/dates'

import { usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { useCall } from '../../../lib/queries.ts'
import { OfficePage } from '../../../officeTables/OfficePage.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { SelectBox } from '../../../ui/SelectBox.tsx'
import { LateCases } from './LateCases.tsx'
import { OfficerLoads } from './OfficerLoads.tsx'
import { StageList } from './StageList.tsx'
import { WeekBars } from './WeekBars.tsx'

const EVERY = 60_000

/** /petugas/beban-kerja: what is overdue, who has what, what waits longest, what was done by week. */
export function WorkloadScreen() {
  return (
    <OfficePage title="workload:title" actions={<RightChoice />}>
      {() => <Workload />}
    </OfficePage>
  )
}

function RightChoice() {
  const { say } = useWords('workload', 'desk')
  const { right } = usePageSearch('/petugas/beban-kerja')
  const setSearch = useSetSearch('/petugas/beban-kerja')
  return (
    <SelectBox
      small
      aria-label={say('desk:filter.right')}
      value={lookLetters.find((letter) => letter === right) ?? ''}
      onChange={({ target }) => setSearch({ right: target.value || undefined })}
    >
      <option value="">{say('workload:right.all')}</option>
      {lookLetters.map((letter) => (
        <option key={letter} value={letter}>
          {say(lookOf(letter).names.short)}
        </option>
      ))}
    </SelectBox>
  )
}

function Workload() {
  const { say, language } = useWords('workload', 'desk', 'staff')
  const search = usePageSearch('/petugas/beban-kerja')
  const right = lookLetters.find((letter) => letter === search.right)
  const asked = useCall(
    'officeWorkload',
    { query: { right } },
    { refetchInterval: EVERY, placeholderData: (before) => before },
  )
  const { data, error, refetch } = asked
  return (
    <div className="stack">
      <LateCases right={right} loads={data?.OFFICERS} />
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <OfficerLoads officers={data.OFFICERS} free={data.FREE} />
          <StageList stages={data.STAGES} />
          <WeekBars weeks={data.WEEKS} />
          <p className="muted caption-size">
            {say('workload:asOf', { time: longTimeText(new Date(data.AS_OF), language) })}
          </p>
        </>
      )}
    </div>
  )
}
