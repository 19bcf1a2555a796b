import type { Holiday } from '@saki/contracts/calendar'
import { weekday, yearOf } from '@saki/domain/dates/legalDate'
import { weekdayName } from '@saki/texts/dates'

import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Columns of a year; without `acts` and for days of past years there are no buttons. */
export function holidayColumns(
  today: string,
  acts: { edit: (row: Holiday) => void; remove: (row: Holiday) => void } | undefined,
): Column<Holiday>[] {
  return [
    { id: 'day', head: <Label k="office:holiday.day" stacked />, cell: ({ DAY }) => <Day day={DAY} /> },
    {
      id: 'name',
      head: <Label k="office:holiday.name" stacked />,
      leads: true,
      cell: (row) => <Name row={row} />,
    },
    { id: 'kind', head: <Label k="office:holiday.kind" stacked />, cell: (row) => <Kind row={row} /> },
    {
      id: 'source',
      head: <Label k="office:holiday.source" stacked />,
      cell: ({ SOURCE }) => <bdi lang="id">{SOURCE || '–'}</bdi>,
    },
    ...(acts ? [actsColumn(today, acts)] : []),
  ]
}

type Acts = NonNullable<Parameters<typeof holidayColumns>[1]>

function actsColumn(today: string, acts: Acts): Column<Holiday> {
  return {
    id: 'acts',
    head: <span className="sr">–</span>,
    end: true,
    cell: (row) =>
      today !== '' && yearOf(row.DAY) < yearOf(today) ? null : (
        <span className="inline-row gap-12">
          <Button look="act" icon="pencil" onClick={() => acts.edit(row)}>
            <Label k="office:holiday.change" />
            <span className="sr"> {row.NAME_ID}</span>
          </Button>
          <Button look="act" icon="trash" onClick={() => acts.remove(row)}>
            <Label k="office:holiday.remove" />
            <span className="sr"> {row.NAME_ID}</span>
          </Button>
        </span>
      ),
  }
}

const SUNDAY = 0

function Day({ day }: { day: string }) {
  const { say, language } = useWords('office')
  return (
    <>
      <b>
        <LegalDateText date={day} />
      </b>
      <span className="next">
        {weekdayName(day, language)}
        {weekday(day) % 6 === SUNDAY && ` · ${say('office:holiday.weekend')}`}
      </span>
    </>
  )
}

function Name({ row }: { row: Holiday }) {
  const { language } = useWords('office')
  const other = language === 'en' ? row.NAME_EN : language === 'ar' ? row.NAME_AR : ''
  return (
    <b>
      <TwoNames name={row.NAME_ID} own={other} />
    </b>
  )
}

function Kind({ row }: { row: Holiday }) {
  return (
    <span className="inline-row wrap gap-6">
      <Chip tone={row.KIND === 'NATIONAL' ? 'red' : 'amber'} icon={row.KIND === 'NATIONAL' ? 'flag' : 'hand'}>
        <Label k={`office:holiday.${row.KIND}`} />
      </Chip>
      {row.IND_PROVISIONAL === 'Y' && (
        <Chip tone="grey" icon="hourglass">
          <Label k="office:holiday.provisional" />
        </Chip>
      )}
    </span>
  )
}
