import type { Period } from '@saki/contracts/calendar'
import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import { clsx } from 'clsx'
import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { ChangeHistory } from '../../officeTables/ChangeHistory.tsx'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Check } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { Select } from '../../ui/Select.tsx'
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
    <OfficePage title="office:period.title" lead={<Lead />} keptBy={['administrator']}>
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

/** Value for all rights in the list. */
const ALL = 'ALL'

function Periods() {
  const { say } = useWords('office')
  const { data, error, isPending, refetch } = useCall('officePeriods')
  const [asked, setAsked] = useState('')
  const [right, setRight] = useState(ALL)
  const [isOpenOnly, setOpenOnly] = useState(false)
  const [edited, setEdited] = useState<Period>()
  const columns = periodColumns(useHolds('administrator') ? setEdited : undefined)
  const found = data?.PERIODS.filter(
    (period) =>
      periodHasWords(period, asked) &&
      (right === ALL || period.RIGHT === right) &&
      !(isOpenOnly && isPeriodVerified(period)),
  )
  // Folded until something is looked for: unfolded, all workflows are twenty screens long.
  const isSought = asked.trim() !== '' || isOpenOnly
  const flows = workflowTabs(found ?? [])
  return (
    <div className="stack">
      <div className={clsx(styles.find, 'row wrap align-start gap-16')}>
        <TextField
          id="period-find"
          lead="search"
          label={<Label k="office:search" />}
          hint={say('office:period.find')}
          value={asked}
          onChange={setAsked}
        />
        <Select
          id="period-right"
          label={<Label k="office:period.right" />}
          value={right}
          onChange={setRight}
          options={[
            { value: ALL, label: say('office:period.right.all') },
            ...lookLetters.map((letter) => ({ value: letter, label: say(lookOf(letter).names.short) })),
          ]}
        />
        <Check checked={isOpenOnly} onChange={setOpenOnly} id="period-open">
          <Label k="office:period.openOnly" />
        </Check>
      </div>
      {(isPending || error || flows.length === 0) && (
        <Card flush>
          <Table
            caption={say('office:period.title')}
            columns={columns}
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
            <details key={`${id} ${isSought}`} className="card" open={isSought}>
              <summary className="pad-16-20">
                <div className={clsx(styles.head, 'inline-row wrap gap-8')}>
                  <h2 className="inline-row wrap gap-8 normal-size">
                    <FlowName period={first} />
                  </h2>
                  <span className="muted">{say('office:period.count', { count: rows.length })}</span>
                  <Unverified count={rows.filter((row) => !isPeriodVerified(row)).length} />
                </div>
              </summary>
              <Table
                caption={id}
                columns={columns}
                rows={rows}
                rowKey={(row) => `${row.ACTION} ${row.PART}`}
                empty={say('office:period.none')}
                dense
              />
            </details>
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

function Unverified({ count }: { count: number }) {
  const { say } = useWords('office')
  if (count === 0) return null
  return (
    <Chip tone="amber" icon="warning">
      {say('office:period.uncompared', { count })}
    </Chip>
  )
}
