import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import { requestKinds } from '@saki/catalogue/requests/registry'

import { ClientFilter } from '../../cases/ClientFilter.tsx'
import { PickBox } from '../../cases/PickBox.tsx'
import { useCall } from '../../lib/queries.ts'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { countedGroups, periods, type StatisticsSearch } from './statisticsSearch.ts'

interface StatisticsToolsProps {
  search: StatisticsSearch
  /** For an officer, who has no clients. */
  isAll: boolean
  setSearch: (change: Partial<StatisticsSearch>) => void
}

/** StatisticsPeriod, right, service, status and client. */
export function StatisticsTools({ search, isAll, setSearch }: StatisticsToolsProps) {
  const { say } = useWords('statistics', 'ownRequests', 'requests', 'applications')
  const any = { value: '', label: say('applications:filter.any') }
  const kinds = requestKinds
    .map(({ id, text }) => ({ value: id as string, label: say(text) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <section className="card row wrap gap-12 row-gap-8 inset-12" role="search">
      <div className="segmented" role="group" aria-label={say('statistics:period')}>
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={search.period === period}
            onClick={() => setSearch({ period })}
          >
            <Label k={`statistics:period.${period}`} />
          </button>
        ))}
      </div>
      <PickBox
        name={say('applications:filter.right')}
        isSet={search.right !== undefined}
        value={search.right ?? ''}
        onChoose={(right) => setSearch({ right: right || undefined })}
        options={[any, ...lookLetters.map((value) => ({ value, label: say(lookOf(value).names.short) }))]}
      />
      <PickBox
        name={say('ownRequests:filter.kind')}
        isSet={search.kind !== undefined}
        value={search.kind ?? ''}
        onChoose={(kind) => setSearch({ kind: kind || undefined })}
        options={[any, ...kinds]}
      />
      <PickBox
        name={say('statistics:status')}
        isSet={search.group !== undefined}
        value={search.group ?? ''}
        onChoose={(group) => setSearch({ group: countedGroups.find((each) => each === group) })}
        options={[any, ...countedGroups.map((value) => ({ value, label: say(`ownRequests:group.${value}`) }))]}
      />
      {!isAll && <Clients search={search} setSearch={setSearch} />}
    </section>
  )
}

/** Principals the reader acts for, from the call of the strip above every page. */
function Clients({ search, setSearch }: Omit<StatisticsToolsProps, 'isAll'>) {
  const clients = useCall('getPatents', { query: { group: 'payment', size: 3 } }).data?.CLIENTS ?? []
  return <ClientFilter clients={clients} value={search.client} onChoose={(client) => setSearch({ client })} />
}
