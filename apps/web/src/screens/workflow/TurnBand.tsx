import { clsx } from 'clsx'
import type { WorkflowStatus } from '@saki/contracts/workflow'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'

import { AnnuityLink } from '../../cases/AnnuityLink.tsx'
import { AnswerLink } from '../../cases/AnswerLink.tsx'
import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { nextAct } from '../../cases/nextAct.ts'
import { dueTone, withoutTurn } from '../../cases/standing.ts'
import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AppealLink } from './AppealLink.tsx'
import { DueRuleText } from './DueRuleText.tsx'
import { LinkRoom } from './LinkRoom.tsx'
import { NextByItself } from './NextByItself.tsx'
import { UsualStage } from './UsualStage.tsx'
import styles from './workflow.module.css'

/** Acts that are answers to a letter. */
const answers: ReadonlySet<TextKey> = new Set([
  'applications:act.complete',
  'applications:act.counter',
  'applications:act.priority',
  'applications:act.reply',
  'applications:act.translation',
])

/** Who has to act, what to do, by when, and what happens otherwise. */
export function TurnBand({ status, flow }: { status: WorkflowStatus; flow: Workflow<TextKey> | undefined }) {
  const { say, language } = useWords('workflow', 'viewer', 'applications')
  const isYours = status.TURN === 'YOU'
  const tone = isYours ? (status.DAYS_LEFT === null ? 'amber' : dueTone(status.DAYS_LEFT, true)) : 'plain'
  const act = isYours ? nextAct(status.STATUS_CODE) : undefined
  const { letter, isPending } = useLetterToAnswer(status.PATENT_ID, isYours)
  const current = flow && findState(flow, status.NEXT_STEP_CODE)
  const otherwise = current?.end && status.TURN === 'NONE' ? undefined : current?.otherwise
  return (
    <div
      className={clsx(
        styles.turn,
        'align-center',
        'grid gap-16 row-gap-4 well hairline-above',
        tone === 'plain' && isYours ? 'amber' : tone,
      )}
    >
      <Icon name={isYours ? 'flag' : status.PROCESS_RESULT_TYP === 'R' ? 'check-circle' : 'hourglass'} />
      <div>
        <p className="turn-title strong small">
          <Label k={`workflow:screen.turn.${status.TURN}`} />
        </p>
        <p className={clsx(styles.act, 'strong')}>{act ? say(act) : withoutTurn(status.NEXT_STEP)}</p>
        <p className={clsx(styles.otherwise, 'sm')}>
          {[status.STATUS_MEANS, act && withoutTurn(status.NEXT_STEP), otherwise && say(otherwise)]
            .filter(Boolean)
            .join(' ')}
        </p>
        {status.USUAL && <UsualStage usual={status.USUAL} />}
        {status.DUE_RULE && (
          <p className={clsx(styles.otherwise, 'sm')}>
            <DueRuleText rule={status.DUE_RULE} />
          </p>
        )}
        {status.IND_HELD === 'Y' && <p className="above-4 small">{say('viewer:flow.waits')}</p>}
        {status.FROZEN_SINCE && (
          <p className="above-4 small">
            <b>{say('viewer:flow.frozen', { date: legalDateText(status.FROZEN_SINCE, language) })}</b>
            {'. '}
            {say('viewer:flow.frozen.means')}
          </p>
        )}
        {status.NEXT_AUTO && <NextByItself next={status.NEXT_AUTO} ground={status.NEXT_AUTO.GROUND} />}
      </div>
      <By status={status} tone={tone} />
      <LinkRoom icon="reply" k="inbox:screen.answer" isAwaited={isPending && act !== undefined && answers.has(act)}>
        {letter && <AnswerLink procid={letter} />}
      </LinkRoom>
      <AppealLink number={status.PATENT_ID} flow={flow} state={status.NEXT_STEP_CODE} />
      <AnnuityLink number={status.PATENT_ID} flow={flow} state={status.NEXT_STEP_CODE} />
    </div>
  )
}

function By({ status, tone }: { status: WorkflowStatus; tone: 'plain' | 'amber' | 'red' }) {
  const { say } = useWords('workflow')
  const daysLeft = useDaysLeft()
  if (status.DUE_DATE && status.DAYS_LEFT !== null) {
    return (
      <div className={clsx(styles.until, 'nowrap')}>
        <b className="block large">
          <LegalDateText date={status.DUE_DATE} />
        </b>
        <span className={`small tone-${tone}`}>{daysLeft(status.DAYS_LEFT)}</span>
      </div>
    )
  }
  if (!status.TARGET_DATE) return null
  return (
    <div className={clsx(styles.until, 'nowrap')}>
      <b className="block large">
        <LegalDateText date={status.TARGET_DATE} />
      </b>
      <span className="small tone-plain">{say('workflow:screen.target')}</span>
    </div>
  )
}
