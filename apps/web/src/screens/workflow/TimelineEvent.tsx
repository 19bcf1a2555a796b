import type { WorkflowRow } from '@saki/contracts/workflow'
import { useState } from 'react'

import { lookOf } from '../../cases/standing.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { EventDetail } from './EventDetail.tsx'

/** One event: when, who, what it means, the letter, how long the stage lasted. Opens to its details. */
export function TimelineEvent({ row, days }: { row: WorkflowRow; days: number }) {
  const { say } = useWords('workflow')
  const [open, setOpen] = useState(false)
  const isNow = row.IND_CURRENT === 'Y'
  return (
    <li className={`ev ${isNow ? 'nw' : ''}`}>
      <LegalDateText date={row.EVENT_DATE} />
      <span className="mk">
        <i>
          <Icon
            name={isNow ? lookOf(row.NEW_STATUS_CODE).icon : row.ACTOR === 'APPLICANT' ? 'reply' : 'check'}
            size={16}
          />
        </i>
      </span>
      <div>
        <h3>
          <span lang="id" dir="ltr">
            {row.ACTION_TYPE_NAME}
          </span>
          {row.ACTION_TYPE_CAPTION && <span className="cap"> {row.ACTION_TYPE_CAPTION}</span>}
        </h3>
        <p>
          {say(`workflow:screen.by.${row.ACTOR}`)}. {row.DESCRIPTION}
        </p>
        {row.NOTES && <blockquote dir="auto">{row.NOTES}</blockquote>}
        {row.ACTION_NBR !== null && (
          <Button
            look="act"
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
      <div className="dr">
        {days > 0 && (
          <>
            <b>{say('workflow:screen.days', { count: days })}</b>{' '}
            {say(isNow ? 'workflow:screen.soFar' : 'workflow:screen.untilNext')}
          </>
        )}
      </div>
    </li>
  )
}
