import type { OfficerLoad } from '@saki/contracts/workload'

import { Card } from '../../../ui/Card.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { queueKinds } from '../queueSearch.ts'
import { AbsenceText } from './lateColumns.tsx'
import styles from './workload.module.css'

type Held = Pick<OfficerLoad, 'BY_KIND' | 'TOTAL' | 'LATE'>

interface LoadsProps {
  officers: readonly OfficerLoad[]
  free: Held
}

/** Cases in hand per officer and kind of work, those with overdue cases first, and what nobody has taken. */
export function OfficerLoads({ officers, free }: LoadsProps) {
  const { say } = useWords('workload', 'desk', 'staff')
  const all = officers.reduce((sum, { TOTAL }) => sum + TOTAL, free.TOTAL)
  return (
    <Card
      title={<Label k="workload:load.title" />}
      aside={<span className="muted">{say('workload:load.count', { count: all })}</span>}
      flush
    >
      <div className="table-frame">
        <table className={`dense ${styles.loads}`}>
          <caption className="sr">{say('workload:load.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Label k="workload:load.officer" />
              </th>
              {queueKinds.map((kind) => (
                <th key={kind} scope="col" className="end">
                  <Label k={`desk:kind.${kind}`} />
                </th>
              ))}
              <th scope="col" className="end">
                <Label k="workload:load.late" />
              </th>
              <th scope="col" className="end">
                <Label k="workload:load.total" />
              </th>
            </tr>
          </thead>
          <tbody>
            {officers.map((load) => (
              <tr key={load.USER_ID}>
                <td>
                  <b>
                    <bdi>{load.USER_NAME}</bdi>
                  </b>
                  <span className="block muted caption-size">
                    <Label k={`staff:section.${load.SECTION}`} />
                  </span>
                  <AbsenceText load={load} />
                </td>
                <Counts held={load} />
              </tr>
            ))}
            <tr className={styles.free}>
              <td className="strong">
                <Label k="workload:load.free" />
              </td>
              <Counts held={free} />
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Counts({ held: { BY_KIND, LATE, TOTAL } }: { held: Held }) {
  return (
    <>
      {queueKinds.map((kind) => (
        <td key={kind} className={`end ${BY_KIND[kind] === 0 ? 'muted' : ''}`}>
          {BY_KIND[kind]}
        </td>
      ))}
      <td className={`end ${LATE > 0 ? 'strong text-danger' : 'muted'}`}>{LATE}</td>
      <td className="end strong">{TOTAL}</td>
    </>
  )
}
