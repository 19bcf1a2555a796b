import type { Week } from '@saki/contracts/workload'
import { legalDateText } from '@saki/texts/dates'

import { Card } from '../../../ui/Card.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './workload.module.css'

/** Stages ended and begun by week: a bar beside the numbers, so that both are one table. */
export function WeekBars({ weeks }: { weeks: readonly Week[] }) {
  const { say, language } = useWords('workload')
  const most = Math.max(1, ...weeks.flatMap(({ ON_TIME, LATE, ARRIVED }) => [ON_TIME + LATE, ARRIVED]))
  const last = weeks.at(-2)
  const width = (count: number) => ({ inlineSize: `${(100 * count) / most}%` })
  return (
    <Card title={<Label k="workload:weeks.title" />} flush>
      <div className="inset-12">
        {last && (
          <p>
            {say('workload:weeks.says', {
              date: legalDateText(last.MONDAY, language),
              done: last.ON_TIME + last.LATE,
              arrived: last.ARRIVED,
            })}
          </p>
        )}
        <p className="muted caption-size">{say('workload:weeks.means')}</p>
      </div>
      <div className="table-frame">
        <table className={`dense ${styles.loads}`}>
          <caption className="sr">{say('workload:weeks.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Label k="workload:weeks.week" />
              </th>
              <th scope="col">
                <span className="sr">–</span>
              </th>
              <th scope="col" className="end">
                <span className={styles.key} /> <Label k="workload:weeks.onTime" />
              </th>
              <th scope="col" className="end">
                <span className={`${styles.key} ${styles.isLate}`} /> <Label k="workload:weeks.late" />
              </th>
              <th scope="col" className="end">
                <Label k="workload:weeks.arrived" />
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ MONDAY, ON_TIME, LATE, ARRIVED }) => (
              <tr key={MONDAY}>
                <td className="nowrap">
                  <LegalDateText date={MONDAY} />
                </td>
                <td className={styles.drawn}>
                  <div className={styles.bar} aria-hidden="true">
                    <i style={width(ON_TIME)} />
                    <i className={styles.isLate} style={width(LATE)} />
                    <b style={{ insetInlineStart: `${(100 * ARRIVED) / most}%` }} />
                  </div>
                </td>
                <td className="end">{ON_TIME}</td>
                <td className={`end ${LATE > 0 ? 'strong text-danger' : 'muted'}`}>{LATE}</td>
                <td className="end">{ARRIVED}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
