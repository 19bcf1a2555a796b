import type { Period, PeriodRow } from '@saki/contracts/calendar'
import { legalDateText } from '@saki/texts/dates'

import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { rowInForce } from './periodRows.ts'

/** Without `onEdit` there is no button. */
export function periodColumns(onEdit: ((period: Period) => void) | undefined): Column<Period>[] {
  return [
    {
      id: 'action',
      head: <Label k="office:period.action" stacked />,
      leads: true,
      cell: (row) => <Act period={row} />,
    },
    { id: 'length', head: <Label k="office:period.length" stacked />, cell: (row) => <Lasting period={row} /> },
    { id: 'ground', head: <Label k="office:period.ground" stacked />, cell: (row) => <Ground period={row} /> },
    { id: 'sample', head: <Label k="office:period.sample" stacked />, cell: (row) => <Sample period={row} /> },
    ...(onEdit ? [editColumn(onEdit)] : []),
  ]
}

const editColumn = (onEdit: (period: Period) => void): Column<Period> => ({
  id: 'edit',
  head: <span className="sr">–</span>,
  end: true,
  cell: (row) => (
    <Button look="act" icon="pencil" onClick={() => onEdit(row)}>
      <Label k="office:period.edit" />
      <span className="sr"> {row.ACTION_NAME}</span>
    </Button>
  ),
})

function Act({ period }: { period: Period }) {
  const { say } = useWords('office')
  return (
    <>
      <b>
        <TwoNames name={period.ACTION_NAME} own={period.ACTION_CAPTION} />
      </b>
      <span className="next">{say(`office:period.part.${period.PART}`)}</span>
    </>
  )
}

type Length = Pick<PeriodRow, 'MONTHS' | 'CALENDAR_DAYS' | 'WORKING_DAYS'>

/** A length in words, only units that are set: "3 bulan", "30 hari kerja". */
export function LengthText({ length }: { length: Length }) {
  const { say } = useWords('office')
  const parts = [
    length.MONTHS !== null && say('office:period.months', { count: length.MONTHS }),
    length.CALENDAR_DAYS !== null && say('office:period.days', { count: length.CALENDAR_DAYS }),
    length.WORKING_DAYS !== null && say('office:period.working', { count: length.WORKING_DAYS }),
  ].filter(Boolean)
  return <>{parts.join(' + ') || '–'}</>
}

function Lasting({ period }: { period: Period }) {
  const { say, language } = useWords('office')
  const row = rowInForce(period)
  return (
    <>
      <b>
        <LengthText length={row ?? period.DEFINED} />
      </b>
      <span className="next">
        {say(`office:period.counts.${period.FROM}`)}
        {period.IND_ROLLS === 'Y' && ` · ${say('office:period.rolls')}`}
        {period.IND_TARGET === 'Y' && ` · ${say('office:period.target')}`}
      </span>
      {period.ROWS.filter(
        ({ IND_IN_FORCE, VALID_FROM }) => IND_IN_FORCE === 'N' && VALID_FROM > (row?.VALID_FROM ?? ''),
      ).map((next) => (
        <span key={next.VALID_FROM} className="next">
          <b>{say('office:period.future', { date: legalDateText(next.VALID_FROM, language) })}</b>{' '}
          <LengthText length={next} />
        </span>
      ))}
    </>
  )
}

function Ground({ period }: { period: Period }) {
  const row = rowInForce(period)
  const isVerified = row?.IND_VERIFIED === 'Y'
  return (
    <>
      <bdi lang="id">{row?.GROUND ?? period.DEFINED.GROUND}</bdi>
      <span className="next">
        <Chip tone={isVerified ? 'green' : 'amber'} icon={isVerified ? 'check-circle' : 'warning'}>
          <Label k={isVerified ? 'office:period.verified' : 'office:period.notVerified'} />
        </Chip>
      </span>
      {row?.NOTE && (
        <span className="next">
          <bdi>{row.NOTE}</bdi>
        </span>
      )}
    </>
  )
}

function Sample({ period }: { period: Period }) {
  const { say } = useWords('office')
  return period.SAMPLE ? (
    <LegalDateText date={period.SAMPLE} />
  ) : (
    <span className="muted">{say('office:period.sample.none')}</span>
  )
}
