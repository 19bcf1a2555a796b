import { clsx } from 'clsx'
import { useRef, useState, type KeyboardEvent } from 'react'

import { useWords } from '../ui/useWords.ts'
import { reachedYear, yearsShown } from './yearsShown.ts'
import styles from './searches.module.css'

interface YearChartProps {
  /** Results by year. */
  totals: ReadonlyMap<string, number>
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

const HEIGHT = 72

/** Results by year as columns. Each is a button that narrows to its year; one of them is a stop of the Tab key, arrows lead to the others. */
export function YearChart({ totals, chosen, onChoose }: YearChartProps) {
  const { say, language } = useWords('register')
  const chart = useRef<HTMLDivElement>(null)
  const [named, setNamed] = useState<string>()
  const years = yearsShown(totals, chosen)
  const live = years.filter((year) => totals.has(year) || chosen.includes(year))
  const stop = named !== undefined && live.includes(named) ? named : (chosen[0] ?? live.at(-1))
  const most = Math.max(1, ...totals.values())
  const nameOf = (year: string) => say('register:years.one', { year, count: totals.get(year) ?? 0 })
  const onKeyDown = (event: KeyboardEvent) => {
    const reached = reachedYear(event.key, live, stop, language === 'ar')
    if (reached === undefined) return
    event.preventDefault()
    setNamed(reached)
    chart.current?.querySelector<HTMLElement>(`[data-year="${reached}"]`)?.focus()
  }
  return (
    <div className="grid one-column gap-4">
      <div
        ref={chart}
        className={clsx(styles.years, 'flex align-end gap-2 hairline-below')}
        style={{ blockSize: HEIGHT }}
        role="toolbar"
        aria-label={say('register:years.chart')}
        onMouseLeave={() => setNamed(undefined)}
      >
        {years.map((year) =>
          live.includes(year) ? (
            <button
              key={year}
              type="button"
              data-year={year}
              className="bare grow flex align-end"
              tabIndex={year === stop ? 0 : -1}
              aria-label={nameOf(year)}
              aria-pressed={chosen.includes(year)}
              onKeyDown={onKeyDown}
              onFocus={() => setNamed(year)}
              onMouseEnter={() => setNamed(year)}
              onClick={() =>
                onChoose(chosen.includes(year) ? chosen.filter((each) => each !== year) : [...chosen, year])
              }
            >
              <i style={{ blockSize: `${Math.max(3, ((totals.get(year) ?? 0) / most) * 100)}%` }} />
            </button>
          ) : (
            <span key={year} className="grow" />
          ),
        )}
      </div>
      <p className="row between gap-8 muted caption-size" aria-hidden="true">
        <span>{years[0]}</span>
        <bdi className="text-plain">{named !== undefined && live.includes(named) && nameOf(named)}</bdi>
        <span>{years.at(-1)}</span>
      </p>
    </div>
  )
}
