import type { Holiday } from '@saki/contracts/calendar'
import { addDays, weekday } from '@saki/domain/dates/legalDate'
import { monthNames } from '@saki/texts/dates'

import { useWords } from '../../ui/useWords.ts'

/** Twelve months with their days off. Decorative: the table below says the same in words. */
export function YearPicture({ year, holidays, today }: { year: number; holidays: readonly Holiday[]; today: string }) {
  const { language } = useWords('office')
  const byDay = new Map(holidays.map((row) => [row.DAY, row]))
  return (
    <div className="card pad holipicture" aria-hidden="true">
      {monthNames(language, 'short').map((name, month) => {
        const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
        return (
          <div key={first} className="holimonth">
            <b>{name}</b>
            <div className="holidays">
              {daysOf(first).map((day) => {
                const row = byDay.get(day)
                const off = row ? (row.KIND === 'NATIONAL' ? 'national' : 'collective') : ''
                const weekend = weekday(day) % 6 === 0 ? 'weekend' : ''
                const soft = row?.IND_PROVISIONAL === 'Y' ? 'soft' : ''
                const start = day.endsWith('-01') ? { gridColumnStart: ((weekday(day) + 6) % 7) + 1 } : undefined
                return (
                  <span
                    key={day}
                    className={`holiday ${off} ${weekend} ${soft} ${day === today ? 'now' : ''}`}
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
