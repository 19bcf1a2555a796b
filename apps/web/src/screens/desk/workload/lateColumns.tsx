import { letterOfNumber } from '@saki/catalogue/rights/looks'
import type { QueueRow } from '@saki/contracts/deskQueue'
import type { OfficerLoad } from '@saki/contracts/workload'
import { legalDateText } from '@saki/texts/dates'

import { CasePicture } from '../../../cases/CasePicture.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { Label } from '../../../ui/Label.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { PickedCases } from '../many/usePickedCases.ts'
import { PromiseChip } from '../PromiseChip.tsx'

interface Reader {
  picked: PickedCases
  loads: readonly OfficerLoad[]
  /** Accessible name of the box before a row. */
  chooses: (row: QueueRow) => string
}

/** Columns of the overdue cases. */
export function lateColumns({ picked, loads, chooses }: Reader): Column<QueueRow>[] {
  return [
    {
      id: 'choose',
      head: <span className="sr">–</span>,
      cell: (row) => (
        <input
          type="checkbox"
          className="tick"
          aria-label={chooses(row)}
          checked={picked.isChosen(row)}
          onChange={({ target }) => picked.choose(row, target.checked)}
        />
      ),
    },
    { id: 'file', head: <Label k="workload:col.file" stacked />, leads: true, cell: (row) => <File row={row} /> },
    {
      id: 'stage',
      head: <Label k="workload:col.stage" stacked />,
      cell: (row) => (row.WORK ? <Label k={`desk:kind.${row.WORK}`} /> : row.STATUS_NAME),
    },
    {
      id: 'holder',
      head: <Label k="workload:col.holder" stacked />,
      cell: (row) => <Holder row={row} load={loads.find(({ USER_ID }) => USER_ID === row.OFFICER?.USER_ID)} />,
    },
    {
      id: 'late',
      head: <Label k="workload:col.late" stacked />,
      end: true,
      cell: (row) => <PromiseChip daysLeft={row.DAYS_LEFT} />,
    },
  ]
}

function File({ row }: { row: QueueRow }) {
  return (
    <div className="row gap-10">
      <CasePicture url={row.IMG_URL} right={letterOfNumber(row.PATENT_ID)} />
      <span>
        <b dir="auto">{row.TITLE}</b>
        <span className="block">
          <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
            <bdi dir="ltr">{row.PATENT_ID}</bdi>
          </PageLink>
        </span>
      </span>
    </div>
  )
}

function Holder({ row, load }: { row: QueueRow; load: OfficerLoad | undefined }) {
  if (!row.OFFICER) return <Label k="workload:free" />
  return (
    <>
      <bdi>{row.OFFICER.USER_NAME}</bdi>
      {load && <AbsenceText load={load} />}
    </>
  )
}

/** Until when the officer is absent, and who replaces; nothing when present. */
export function AbsenceText({ load: { ABSENT_UNTIL, SUBSTITUTE } }: { load: OfficerLoad }) {
  const { say, language } = useWords('workload')
  if (ABSENT_UNTIL === null) return null
  const date = legalDateText(ABSENT_UNTIL, language)
  return (
    <span className="block caption-size text-warning">
      {SUBSTITUTE === null
        ? say('workload:absent.until', { date })
        : say('workload:absent.by', { date, name: SUBSTITUTE })}
    </span>
  )
}
