import '../../cases/cases.module.css'

import { keepPreviousData } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { RequestCount } from '@saki/contracts/requests'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { countsBy, daysOfMonth, monthsOf } from '@saki/domain/requests/statistics'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { SheetButton } from '../../cases/SheetButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { officeNow } from '../../ui/clock.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ChartCard } from './ChartCard.tsx'
import { Figures } from './Figures.tsx'
import { feesLook, groupsLook, kindsLook, monthLabel, monthsLook } from './looks.ts'
import { StatisticsTools } from './StatisticsTools.tsx'
import { daysOfPeriod, readStatisticsSearch, writeStatisticsSearch, type StatisticsSearch } from './statisticsSearch.ts'
import { useOpenList } from './useOpenList.ts'
import styles from './statistics.module.css'

const PAGE = '/pasca-permohonan/statistik'

/** Statistik: the reader's requests after filing in figures; an officer has those of everybody. */
export function StatisticsScreen() {
  const { say } = useWords('statistics', 'ownRequests', 'requests')
  const search = readStatisticsSearch(usePageSearch(PAGE))
  const navigate = useSetSearch(PAGE)
  const days = daysOfPeriod(search.period, officeNow())
  const { period: _period, ...filter } = search
  const { data, error, refetch, dataUpdatedAt } = useCall(
    'requestStatistics',
    { query: { ...days, ...filter } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Page
      title="shell:page.statistics"
      lead={say(data?.IND_ALL === 'Y' ? 'statistics:lead.all' : 'statistics:lead')}
      actions={
        <>
          {data?.IND_ALL === 'N' && <SheetButton query={{ ...days, ...filter }} />}
          <Button icon="print" onClick={() => print()}>
            <Label k="core:print" />
          </Button>
        </>
      }
    >
      <OfflineNote asOf={dataUpdatedAt} />
      <div className="stack">
        <StatisticsTools
          search={search}
          isAll={data?.IND_ALL === 'Y'}
          setSearch={(change) => navigate(writeStatisticsSearch({ ...search, ...change }))}
        />
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={10} block={32} />}
        {data?.COUNTS.length === 0 && (
          <div className="card">
            <EmptyState>{say('statistics:empty')}</EmptyState>
          </div>
        )}
        {data && data.COUNTS.length > 0 && (
          <Charts counts={data.COUNTS} search={search} days={days} isAll={data.IND_ALL === 'Y'} />
        )}
      </div>
    </Page>
  )
}

interface ChartsProps {
  counts: readonly RequestCount[]
  search: StatisticsSearch
  days: { from: string; to: string }
  isAll: boolean
}

function Charts({ counts, search, days, isAll }: ChartsProps) {
  const { say, language } = useWords('statistics', 'ownRequests', 'requests')
  const open = useOpenList(search, days, isAll)
  const months = monthsOf(search.period === 'all' ? (counts[0]?.MONTH ?? days.from) : days.from, days.to)
  const count = say('statistics:col.count')
  const looks = {
    months: monthsLook(counts, months, say, language),
    fees: feesLook(counts, months, say('statistics:col.amount'), language),
    groups: groupsLook(counts, count, say),
    kinds: kindsLook(counts, count, say),
  }
  const [topMonth] = countsBy(counts, 'MONTH')
  const [topPaid] = countsBy(counts, 'MONTH').toSorted((a, b) => b.amount - a.amount)
  const first = (look: typeof looks.groups) => {
    const [row] = look.data
    return row ? say('statistics:says', { name: row.label, count: Number(row['count'] ?? 0) }) : ''
  }
  const month = (key: string) => daysOfMonth(key, days.from, days.to)
  return (
    <>
      <Figures counts={counts} />
      <div className={clsx(styles.grid, 'grid gap-16')}>
        <ChartCard
          title="statistics:months"
          of="statistics:col.month"
          says={
            topMonth
              ? say('statistics:months.says', { name: monthLabel(topMonth.key, language), count: topMonth.count })
              : ''
          }
          look={looks.months}
          onPick={(key, right) => open({ ...month(key), right })}
        />
        <ChartCard
          title="statistics:groups"
          of="statistics:col.group"
          says={first(looks.groups)}
          look={looks.groups}
          onPick={(key) => open({ group: key as RequestCount['GROUP'] })}
        />
        <ChartCard
          title="statistics:kinds"
          of="statistics:col.kind"
          says={first(looks.kinds)}
          look={looks.kinds}
          onPick={(key) => open({ kind: key })}
        />
        <ChartCard
          title="statistics:fees"
          of="statistics:col.month"
          says={
            topPaid && topPaid.amount > 0
              ? say('statistics:fees.says', {
                  name: monthLabel(topPaid.key, language),
                  amount: formatRupiah(topPaid.amount),
                })
              : ''
          }
          look={looks.fees}
          format={formatRupiah}
          onPick={(key) => open(month(key))}
        />
      </div>
      <p className="hint">{say('statistics:hint')}</p>
    </>
  )
}
