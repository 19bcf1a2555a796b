import { clsx } from 'clsx'
import type { WorkflowRow } from '@saki/contracts/caseHistory'
import type { WorkflowStatus } from '@saki/contracts/workflow'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'
import { useState } from 'react'

import { officeNow } from '../../ui/clock.ts'
import { Check } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { LegalGround } from './NextByItself.tsx'
import { TimelineEvent } from './TimelineEvent.tsx'
import styles from './workflow.module.css'

interface TimelineProps {
  rows: readonly WorkflowRow[]
  status: WorkflowStatus
}

/** The history, newest first, with the next automatic event on top. */
export function Timeline({ rows, status }: TimelineProps) {
  const { say } = useWords('workflow')
  const [onlyMine, setOnlyMine] = useState(false)
  const [isCompact, setCompact] = useState(false)
  const today = legalDateOf(new Date(officeNow()))
  const shown = rows
    .map((row, at) => ({ row, days: daysBetween(row.EVENT_DATE, rows[at + 1]?.EVENT_DATE ?? today) }))
    .filter(({ row }) => !onlyMine || row.ACTOR === 'APPLICANT')
    .filter(({ row }) => !isCompact || (row.EVENT_TYP !== 'NOTE' && row.IND_UNDONE === 'N'))
  return (
    <section className={clsx('card', styles.timelineCard)} aria-labelledby="timeline">
      <div className="card-head wrap flush-fields">
        <h2 id="timeline">
          <Label k="workflow:screen.timeline" />
        </h2>
        <div className="flex wrap gap-24 row-gap-4">
          <Check id="compact" checked={isCompact} onChange={setCompact}>
            <Label k="viewer:flow.compact" />
          </Check>
          <Check id="only-mine" checked={onlyMine} onChange={setOnlyMine}>
            <Label k="workflow:screen.onlyMine" />
          </Check>
        </div>
      </div>
      <ol className={styles.timeline} reversed>
        {status.NEXT_AUTO && !onlyMine && (
          <li className={clsx(styles.event, 'future grid gap-16 row-gap-0 relative')}>
            <LegalDateText date={status.NEXT_AUTO.ON_DATE} />
            <span className={'event-mark flex justify-center relative'}>
              <i className="centered text-success">
                <Icon name="bolt" size={16} />
              </i>
            </span>
            <div>
              <h3>
                <TwoNames name={status.NEXT_AUTO.ACTION_TYPE_NAME} own={status.NEXT_AUTO.ACTION_TYPE_CAPTION} />
              </h3>
              <p>
                {say('workflow:screen.auto.means')} <LegalGround ground={status.NEXT_AUTO.GROUND} />
              </p>
            </div>
          </li>
        )}
        {shown.toReversed().map(({ row, days }) => (
          <TimelineEvent
            key={`${row.PROC_NBR}-${row.ACTION_NBR}-${row.CAPTURE_DATE}`}
            row={row}
            days={days}
            isCompact={isCompact}
          />
        ))}
        {shown.length === 0 && <li className="none muted small">{say('workflow:screen.noneMine')}</li>}
      </ol>
    </section>
  )
}
