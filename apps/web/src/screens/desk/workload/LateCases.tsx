import type { OfficerLoad } from '@saki/contracts/workload'
import { useState } from 'react'

import { usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { useCall } from '../../../lib/queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { HandOver } from '../many/HandOver.tsx'
import { usePickedCases } from '../many/usePickedCases.ts'
import { lateColumns } from './lateColumns.tsx'

const SIZE = 10
const EVERY = 30_000
const tabs = ['all', 'none', 'absent'] as const

interface LateProps {
  right: string | undefined
  loads: readonly OfficerLoad[] | undefined
}

/** Cases past their day, whoever has them, the longest overdue first; chosen ones are handed over. */
export function LateCases({ right, loads }: LateProps) {
  const { say } = useWords('workload', 'desk')
  const { who: tab = 'all' } = usePageSearch('/petugas/beban-kerja')
  const setSearch = useSetSearch('/petugas/beban-kerja')
  return (
    <Card title={<Label k="workload:late.title" />} flush>
      <Tabs
        label={say('workload:late.title')}
        current={tab}
        onChoose={(id) => setSearch({ right, who: id === 'none' || id === 'absent' ? id : undefined })}
        tabs={tabs.map((id) => ({
          id,
          label: <Label k={`workload:late.tab.${id}`} />,
          panel: id === tab ? <LateList key={`${id} ${right}`} tab={id} right={right} loads={loads} /> : null,
        }))}
      />
    </Card>
  )
}

function LateList({ tab, right, loads = [] }: Partial<LateProps> & { tab: (typeof tabs)[number] }) {
  const { say } = useWords('workload', 'desk')
  const [page, setPage] = useState(1)
  const officer = tab === 'all' ? undefined : tab
  const { data, error, isPending, refetch } = useCall(
    'officeQueue',
    { query: { view: 'LATE', right, officer, page, size: SIZE } },
    { refetchInterval: EVERY, placeholderData: (before) => before },
  )
  const picked = usePickedCases(data?.data)
  const columns = lateColumns({
    picked,
    loads,
    chooses: (row) => say('workload:choose.one', { number: row.PATENT_ID, title: row.TITLE }),
  })
  return (
    <>
      <Table
        caption={say('workload:late.title')}
        columns={columns}
        rows={data?.data}
        rowKey={({ PATENT_ID }) => PATENT_ID}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('workload:late.none')}
        mark={(row) => (picked.isChosen(row) ? 'on' : undefined)}
        dense
      />
      <Pager page={page} size={SIZE} total={data?.total ?? 0} capped={data?.TOTAL_CAPPED === 'Y'} onPage={setPage} />
      {data && data.data.length > 0 && (
        <div className="inset-12 hairline-above">
          {picked.chosen.length === 0 && <p className="hint">{say('workload:many.none')}</p>}
          <HandOver chosen={picked.chosen} />
        </div>
      )}
    </>
  )
}
