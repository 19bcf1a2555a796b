import type { Period } from '@saki/contracts/calendar'
import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { ChangeHistory } from '../../officeTables/ChangeHistory.tsx'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FlowName } from './FlowName.tsx'
import { periodColumns } from './columns.tsx'
import { PeriodDialog } from './PeriodDialog.tsx'
import { workflowTabs, periodHasWords, isPeriodVerified } from './periodRows.ts'
import styles from './periods.module.css'

/** /petugas/tenggat: the length of each legal deadline by workflow and action, current and future. */
export function PeriodScreen() {
  return (
    <OfficePage title="office:period.title" lead={<Lead />}>
      {() => <Periods />}
    </OfficePage>
  )
}

function Lead() {
  const { say } = useWords('office')
  const { data } = useCall('officePeriods')
  const open = data?.PERIODS.filter((period) => !isPeriodVerified(period)).length ?? 0
  return (
    <>
      {say('office:period.lead')} {data && open > 0 && say('office:period.unverified', { count: open })}
    </>
  )
}

function Periods() {
  const { say } = useWords('office')
  const { data, error, isPending, refetch } = useCall('officePeriods')
  const [asked, setAsked] = useState('')
  const [edited, setEdited] = useState<Period>()
  const found = data?.PERIODS.filter((period) => periodHasWords(period, asked))
  const flows = workflowTabs(found ?? [])
  return (
    <div className="stack">
      <div className={styles.find}>
        <TextField
          id="period-find"
          lead="search"
          label={<Label k="office:search" />}
          hint={say('office:period.find')}
          value={asked}
          onChange={setAsked}
        />
      </div>
      {(isPending || error || flows.length === 0) && (
        <Card flush>
          <Table
            caption={say('office:period.title')}
            columns={periodColumns(setEdited)}
            rows={data && []}
            rowKey={() => ''}
            loading={isPending}
            error={error}
            onRetry={() => void refetch()}
            empty={say('office:period.none')}
          />
        </Card>
      )}
      {flows.map(({ id, rows }) => {
        const [first] = rows
        return (
          first && (
            <Card key={id} flush title={<FlowName period={first} />}>
              <Table
                caption={id}
                columns={periodColumns(setEdited)}
                rows={rows}
                rowKey={(row) => `${row.ACTION} ${row.PART}`}
                empty={say('office:period.none')}
                dense
              />
            </Card>
          )
        )
      })}
      {data && (
        <ChangeHistory changes={data.CHANGES} hides={['flow_id', 'flow_version', 'action', 'part']} rows="codes" />
      )}
      {edited && data && <PeriodDialog period={edited} today={data.TODAY} onClose={() => setEdited(undefined)} />}
    </div>
  )
}
