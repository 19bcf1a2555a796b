import { clsx } from 'clsx'

import type { Holiday } from '@saki/contracts/calendar'
import { useState } from 'react'
import { addDays, weekday } from '@saki/domain/dates/legalDate'
import { monthNames } from '@saki/texts/dates'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { ChangeHistory } from '../../officeTables/ChangeHistory.tsx'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { holidayColumns } from './columns.tsx'
import { HolidayDialog } from './HolidayDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import styles from './holidays.module.css'

/** /petugas/hari-libur: the days off that do not count as working days, by year. */
export function HolidayScreen() {
  const { say } = useWords('office')
  return (
    <OfficePage title="office:holiday.title" lead={say('office:holiday.lead')} keptBy={['administrator']}>
      {() => <Holidays />}
    </OfficePage>
  )
}

function Holidays() {
  const { say } = useWords('office')
  const { year } = usePageSearch('/petugas/hari-libur')
  const navigate = useSetSearch('/petugas/hari-libur')
  const { data, error, isPending, refetch } = useCall('officeHolidays', { query: year === undefined ? {} : { year } })
  const [edited, setEdited] = useState<Holiday | 'new'>()
  const [removed, setRemoved] = useState<Holiday>()
  const mayKeep = useHolds('administrator')
  const shown = data?.YEAR ?? year
  const years =
    data &&
    [...new Set([...data.YEARS.map(({ YEAR }) => YEAR), data.YEAR, Number(data.TODAY.slice(0, 4)) + 1])].toSorted()
  const isProvisional = data?.HOLIDAYS.some(({ IND_PROVISIONAL }) => IND_PROVISIONAL === 'Y')
  return (
    <div className="stack">
      <div className={clsx(styles.bar, 'row wrap between')}>
        <nav className="flex wrap gap-8" aria-label={say('office:holiday.year')}>
          {years?.map((each) => {
            const row = data?.YEARS.find(({ YEAR }) => YEAR === each)
            return (
              <button
                key={each}
                type="button"
                className={clsx(styles.year, 'surface text-plain text-start')}
                aria-current={each === shown ? 'page' : undefined}
                onClick={() => navigate({ year: each })}
              >
                <b>{each}</b>
                <span className="block muted caption-size">
                  {row?.IND_PROVISIONAL === 'Y'
                    ? say('office:holiday.provisional')
                    : say('office:holiday.count', { count: row?.DAYS ?? 0 })}
                </span>
              </button>
            )
          })}
        </nav>
        {mayKeep && (
          <Button look="primary" icon="plus" onClick={() => setEdited('new')}>
            <Label k="office:holiday.add" />
          </Button>
        )}
      </div>
      {isProvisional && <Note tone="warn">{say('office:holiday.provisional.year', { year: String(shown) })}</Note>}
      {data && data.HOLIDAYS.length > 0 && <YearPicture year={data.YEAR} holidays={data.HOLIDAYS} today={data.TODAY} />}
      <Card flush>
        <Table
          caption={say('office:holiday.title')}
          columns={holidayColumns(data?.TODAY ?? '', mayKeep ? { edit: setEdited, remove: setRemoved } : undefined)}
          rows={data?.HOLIDAYS}
          rowKey={({ DAY }) => DAY}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          empty={say('office:holiday.noYear', { year: String(shown ?? '') })}
          dense
        />
      </Card>
      {data && <ChangeHistory changes={data.CHANGES} hides={['day']} rows="days" />}
      {edited && data && (
        <HolidayDialog
          holiday={edited === 'new' ? undefined : edited}
          year={data.YEAR}
          today={data.TODAY}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && data && <RemoveDialog holiday={removed} today={data.TODAY} onClose={() => setRemoved(undefined)} />}
    </div>
  )
}

/** Twelve months with their days off. Decorative: the table below says the same in words. */
function YearPicture({ year, holidays, today }: { year: number; holidays: readonly Holiday[]; today: string }) {
  const { language } = useWords('office')
  const byDay = new Map(holidays.map((row) => [row.DAY, row]))
  return (
    <div className={clsx('card pad grid', styles.calendar)} aria-hidden="true">
      {monthNames(language, 'short').map((name, month) => {
        const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
        return (
          <div key={first}>
            <b className="block below-4 caption-size">{name}</b>
            <div className={clsx(styles.holidays, 'grid gap-2')}>
              {daysOf(first).map((day) => {
                const row = byDay.get(day)
                const off = row ? (row.KIND === 'NATIONAL' ? styles.national : styles.collective) : ''
                const weekend = weekday(day) % 6 === 0 ? styles.weekend : ''
                const soft = row?.IND_PROVISIONAL === 'Y' ? styles.soft : ''
                const start = day.endsWith('-01') ? { gridColumnStart: ((weekday(day) + 6) % 7) + 1 } : undefined
                return (
                  <span
                    key={day}
                    className={clsx(
                      styles.holiday,
                      'text-center',
                      off,
                      weekend,
                      soft,
                      day === today ? clsx('now', styles.now) : '',
                    )}
                    style={start}
                    title={row?.NAME_ID}
                  >
                    {Number(day.slice(8))}
                  </span>
                )
              })}
            </div>
          </div>
        )
      })}
    </div>
  )
}

function daysOf(first: string): string[] {
  const days: string[] = []
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) days.push(day)
  return days
}
