import type { HeldAnnuity } from '@saki/contracts/annuities'
import { Suspense, useState } from 'react'

import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { useHolds } from '../../../officeTables/useHolds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Table, type Column } from '../../../ui/Table.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { HeldAnnuityDialog } from './HeldAnnuityDialog.tsx'

const SIZE = 10

/** Paid annuities that wait for an officer, above the held requests; absent while there are none. */
export function HeldAnnuities({ q }: { q: string }) {
  const { say } = useWords('desk')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<HeldAnnuity | undefined>()
  const { data, error, refetch } = useCall(
    'officeAnnuitiesHeld',
    { query: { q: q || undefined, page, size: SIZE } },
    { placeholderData: (before) => before },
  )
  const columns = columnsWith(useHolds('finance') ? setChosen : undefined)
  if (!error && !data?.total) return null
  return (
    <section className="hairline-below" aria-label={say('desk:held')}>
      <h3 className="inset-12">
        <Label k="desk:held" />
      </h3>
      <Table
        dense
        caption={say('desk:held')}
        columns={columns}
        rows={data?.data}
        rowKey={({ SUBMISSION_NBR, PATENT_ID }) => `${SUBMISSION_NBR} ${PATENT_ID}`}
        error={error}
        onRetry={() => void refetch()}
        empty=""
      />
      {data && data.total > SIZE && <Pager page={page} size={SIZE} total={data.total} onPage={setPage} />}
      <Suspense>{chosen && <HeldAnnuityDialog held={chosen} onClose={() => setChosen(undefined)} />}</Suspense>
    </section>
  )
}

const columnsWith = (onDecide: ((row: HeldAnnuity) => void) | undefined): readonly Column<HeldAnnuity>[] => [
  { id: 'patent', head: <Label k="desk:held.col" stacked />, leads: true, cell: (row) => <Patent row={row} /> },
  { id: 'why', head: <Label k="desk:held.why" stacked />, cell: (row) => <Why row={row} /> },
  { id: 'amount', head: <Label k="desk:held.paid" stacked />, end: true, cell: (row) => <Paid row={row} /> },
  ...(onDecide ? [decisionColumn(onDecide)] : []),
]

const decisionColumn = (onDecide: (row: HeldAnnuity) => void): Column<HeldAnnuity> => ({
  id: 'act',
  head: <Label k="desk:held.decision" stacked />,
  cell: (row) => (
    <Button small onClick={() => onDecide(row)}>
      <Label k="desk:held.decide" />
      <span className="sr"> {row.PATENT_ID}</span>
    </Button>
  ),
})

function Why({ row: { HELD_WHY } }: { row: HeldAnnuity }) {
  const { say } = useWords('desk')
  return <>{say(`desk:held.${HELD_WHY}`)}</>
}

function Patent({ row: { PATENT_ID, TITLE, PAYER_NAME, FROM_YEAR, TO_YEAR } }: { row: HeldAnnuity }) {
  const { say } = useWords('desk')
  return (
    <>
      <PageLink to="/petugas/berkas/$patentId" params={{ patentId: PATENT_ID }} className="mono">
        <bdi dir="ltr">{PATENT_ID}</bdi>
      </PageLink>
      <span className="block" dir="auto">
        {TITLE}
      </span>
      <span className="block muted caption-size">
        {FROM_YEAR === TO_YEAR
          ? say('desk:held.year', { year: TO_YEAR })
          : say('desk:held.years', { from: FROM_YEAR, to: TO_YEAR })}
      </span>
      <span className="block muted caption-size" dir="auto">
        {PAYER_NAME}
      </span>
    </>
  )
}

function Paid({ row: { AMOUNT, PAID_DATE, NTPN, SUBMISSION_NBR } }: { row: HeldAnnuity }) {
  return (
    <>
      <Money amount={AMOUNT} />
      <span className="block muted caption-size">
        <LegalDateText date={PAID_DATE} />
      </span>
      {[SUBMISSION_NBR, NTPN].map((code) => (
        <bdi key={code} dir="ltr" className="block mono muted caption-size">
          {code}
        </bdi>
      ))}
    </>
  )
}
