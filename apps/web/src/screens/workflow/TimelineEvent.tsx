import { clsx } from 'clsx'
import type { WorkflowRow, SubRef } from '@saki/contracts/caseHistory'
import { useState, type ReactNode } from 'react'

import { statusLook } from '../../cases/standing.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { openPopUp } from '../../lib/popUp.ts'
import { DueRuleText } from './DueRuleText.tsx'
import { EventDetail } from './EventDetail.tsx'
import { LegalGround } from './NextByItself.tsx'
import { SubSheet } from './SubSheet.tsx'
import styles from './workflow.module.css'

/** One event: time, actor, meaning, letter, duration of the stage. Expands to its details. */
export function TimelineEvent({ row, days, isCompact }: { row: WorkflowRow; days: number; isCompact: boolean }) {
  const { say } = useWords('workflow', 'viewer')
  const [open, setOpen] = useState(false)
  const isNow = row.IND_CURRENT === 'Y'
  const isUndone = row.IND_UNDONE === 'Y'
  return (
    <li
      className={clsx(styles.event, 'grid gap-16 row-gap-0 relative', isNow && styles.now, isUndone && styles.undone)}
    >
      <LegalDateText date={row.EVENT_DATE} />
      <span className={'event-mark flex justify-center relative'}>
        <i className="centered text-success">
          <Icon
            name={
              isUndone || row.UNDOES !== null
                ? 'undo'
                : isNow
                  ? statusLook(row.NEW_STATUS_CODE).icon
                  : row.ACTOR === 'APPLICANT'
                    ? 'reply'
                    : 'check'
            }
            size={16}
          />
        </i>
      </span>
      <div>
        <h3>
          <TakenBack is={isUndone}>
            <TwoNames name={row.ACTION_TYPE_NAME} own={row.ACTION_TYPE_CAPTION} />
          </TakenBack>
        </h3>
        {isUndone && (
          <p className={styles.reason}>
            {row.UNDONE_WHY ? say('viewer:flow.undone.why', { why: row.UNDONE_WHY }) : say('viewer:flow.undone.plain')}
          </p>
        )}
        {!isCompact && (
          <p>
            {say(`workflow:screen.by.${row.ACTOR}`)}. {row.DESCRIPTION}{' '}
            {row.GROUND && <LegalGround ground={row.GROUND} />}
          </p>
        )}
        {row.DUE_DATE && row.DUE_RULE && !isUndone && !isCompact && (
          <p>
            {say('workflow:screen.due')} <LegalDateText date={row.DUE_DATE} />: <DueRuleText rule={row.DUE_RULE} />
          </p>
        )}
        {row.NOTES && !isCompact && <blockquote dir="auto">{row.NOTES}</blockquote>}
        <EventLinks row={row} />
        {row.ACTION_NBR !== null && !isCompact && (
          <Button
            look="act"
            className="noprint"
            icon={open ? 'chevron-up' : 'chevron-down'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Label k="workflow:screen.detail" />
          </Button>
        )}
        {open && row.ACTION_NBR !== null && (
          <EventDetail procTyp={row.PROC_TYP} procNbr={row.PROC_NBR} actionNbr={row.ACTION_NBR} />
        )}
      </div>
      <div className={clsx(styles.aside, 'muted small nowrap')}>
        {days > 0 && (
          <>
            <b className="text-plain">{say('workflow:screen.days', { count: days })}</b>{' '}
            {say(isNow ? 'workflow:screen.soFar' : 'workflow:screen.untilNext')}
          </>
        )}
      </div>
    </li>
  )
}

/** Strikes through an event that was taken back, and says so. */
function TakenBack({ is, children }: { is: boolean; children: ReactNode }) {
  const { say } = useWords('viewer')
  if (!is) return children
  return (
    <>
      <span className="sr">{say('viewer:flow.undone')}: </span>
      <s>{children}</s>
    </>
  )
}

/** Links from an event to its letter and to the processes below it. */
function EventLinks({ row }: { row: WorkflowRow }) {
  const { say } = useWords('viewer')
  const [opened, setOpened] = useState<SubRef>()
  const letter = row.HAS_OFFIDOC === 'Y' && row.ACTION_NBR !== null
  if (!letter && row.SUBS.length === 0) return null
  return (
    <div className={'flex wrap gap-16 row-gap-0'}>
      {letter && (
        <Button
          look="act"
          className="noprint wraps"
          icon="receipt"
          onClick={() => openPopUp(`/viewer/pdf/${row.PROC_TYP}-${row.PROC_NBR}-${row.ACTION_NBR}`)}
        >
          <span>
            <bdi>{row.OFFIDOC_NAME}</bdi>
          </span>
        </Button>
      )}
      {row.SUBS.map((sub) => (
        <Button key={sub.PROC_NBR} look="act" className="noprint wraps" icon="branch" onClick={() => setOpened(sub)}>
          <span>
            {say(sub.KIND === 'LETTER' ? 'viewer:map.procedure.letter' : 'viewer:map.procedure.answer')}:{' '}
            <TwoNames name={sub.STATUS_NAME} own={sub.STATUS_CAPTION} />
          </span>
        </Button>
      ))}
      {opened && <SubSheet sub={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
