import type { DueAnnuity } from '@saki/contracts/annuities'

import { useCall } from '../../lib/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AnnuityChip } from './AnnuityChip.tsx'
import { PatentName } from './PatentName.tsx'
import type { Chosen } from './useChosen.ts'

/** The reader's granted patents with unpaid years, the earliest due first; a tick chooses one. */
export function OwnPatents({ chosen }: { chosen: Chosen }) {
  const { say } = useWords('annuities')
  const { data, error, isPending, refetch } = useCall('annuitiesDue', {}, { staleTime: 0 })
  return (
    <Card title={<Label k="annuities:own" />} flush>
      <Table
        caption={say('annuities:own')}
        columns={ownColumns(chosen)}
        rows={data}
        rowKey={({ PATENT_ID }) => PATENT_ID}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('annuities:own.none')}
        mark={({ PATENT_ID }) => (chosen.isChosen(PATENT_ID) ? 'on' : undefined)}
      />
    </Card>
  )
}

function Tick({ row, chosen }: { row: DueAnnuity; chosen: Chosen }) {
  const { PATENT_ID, TITLE, FAULT } = row
  const isOn = chosen.isChosen(PATENT_ID)
  return (
    <label className="row gap-12">
      <input
        type="checkbox"
        className="tick fixed"
        checked={isOn}
        disabled={FAULT !== null}
        onChange={() => (isOn ? chosen.remove(PATENT_ID) : chosen.add([{ number: PATENT_ID, toYear: null }]))}
      />
      <PatentName number={PATENT_ID} title={TITLE} />
    </label>
  )
}

function DueBy({ row }: { row: DueAnnuity }) {
  const { say } = useWords('annuities')
  const { STATUS, DUE_DATE, GRACE_DATE, FAULT } = row
  const isLate = STATUS === 'GRACE' || STATUS === 'LAPSED'
  return (
    <>
      <span className="row wrap gap-8">
        <LegalDateText date={isLate ? GRACE_DATE : DUE_DATE} />
        <AnnuityChip status={STATUS} />
      </span>
      {FAULT !== null && <span className="next">{say(`annuities:fault.${FAULT}`)}</span>}
      {FAULT === null && isLate && <span className="next">{say('annuities:late.means')}</span>}
    </>
  )
}

const ownColumns = (chosen: Chosen): readonly Column<DueAnnuity>[] => [
  {
    id: 'patent',
    head: <Label k="annuities:col.patent" stacked />,
    leads: true,
    cell: (row) => <Tick row={row} chosen={chosen} />,
  },
  {
    id: 'year',
    head: <Label k="annuities:col.year" stacked />,
    cell: ({ YEAR, LEAST_YEAR }) => (YEAR === LEAST_YEAR ? YEAR : `${YEAR}–${LEAST_YEAR}`),
  },
  {
    id: 'due',
    head: <Label k="annuities:col.due" stacked />,
    cell: (row) => <DueBy row={row} />,
  },
  {
    id: 'amount',
    head: <Label k="annuities:col.amount" stacked />,
    end: true,
    cell: ({ AMOUNT, FAULT }) => (FAULT === null ? <Money amount={AMOUNT} /> : '–'),
  },
]
