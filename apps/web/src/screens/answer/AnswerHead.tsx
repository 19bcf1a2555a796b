import { clsx } from 'clsx'
import type { AnswerForm } from '@saki/contracts/answers'
import { clockText, legalDateText } from '@saki/texts/dates'

import type { SaveStatus } from '../../autosave/copyStatus.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { AnswerEditor } from './useAnswer.ts'
import styles from './answer.module.css'

/** Link back to the case, and the save status of the answer. */
export function AnswerCaseLine({ form, answer }: { form: AnswerForm; answer?: AnswerEditor }) {
  return (
    <div className="row wrap gap-12 row-gap-4">
      <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: form.PATENT_ID }}>
        <Icon name="arrow-back" size={18} />
        <bdi dir="ltr" className="mono">
          {form.PATENT_ID}
        </bdi>
      </PageLink>
      <bdi className="muted">{form.TITLE}</bdi>
      {answer && <SaveLine answer={answer} />}
    </div>
  )
}

const looks: Partial<Record<SaveStatus, { icon: IconName; tone: string }>> = {
  saving: { icon: 'cloud-up', tone: 'muted' },
  saved: { icon: 'cloud-check', tone: 'text-success' },
  device: { icon: 'laptop', tone: 'text-warning' },
  unsaved: { icon: 'alert', tone: 'text-danger' },
}

function SaveLine({ answer: { status, savedAt, why, isMerged, ensureSaved } }: { answer: AnswerEditor }) {
  const { say } = useWords('answers', 'core')
  const look = status && looks[status]
  if (!look) return null
  const time = savedAt ? clockText(savedAt) : ''
  return (
    <span className={clsx('inline-row gap-6', look.tone)} role="status" data-testid="answer-status">
      <Icon name={look.icon} size={18} />
      {status === 'saved' && <Label k="answers:saved.at" values={{ time }} />}
      {status === 'saving' && <Label k="answers:saved.saving" />}
      {status === 'device' && <Label k="answers:saved.device" />}
      {status === 'unsaved' && (
        <>
          {say('answers:saved.failed', { why: why || say('core:load.unreachable') })}
          <Button look="act" onClick={() => void ensureSaved().catch(() => undefined)}>
            <Label k="core:retry" />
          </Button>
        </>
      )}
      {isMerged && <span className="hint">{say('answers:saved.merged')}</span>}
    </span>
  )
}

/** Days left, the last day, and the consequence of not answering. */
export function DueLine({ form }: { form: AnswerForm }) {
  const { say, language } = useWords('answers', 'core')
  const { DUE_DATE, DAYS_LEFT, CONSEQUENCE, ANSWERABLE } = form
  if (ANSWERABLE === 'late' || ANSWERABLE === 'closed') return null
  if (DUE_DATE === null || DAYS_LEFT === null)
    return <p className={clsx(styles.due, 'grid gap-4 below-16 text-warning')}>{say('answers:noDue')}</p>
  const date = legalDateText(DUE_DATE, language)
  if (ANSWERABLE === 'lateOpen')
    return (
      <p className={clsx(styles.due, 'grid gap-4 below-16 text-warning', styles.near)}>
        {say('answers:late.open', { date })}
      </p>
    )
  return (
    <div className={clsx(styles.due, 'grid gap-4 below-16 text-warning', DAYS_LEFT <= 7 ? styles.near : '')}>
      <p className="flex align-start gap-8">
        <Icon name="clock" size={20} />
        <span>
          <b>{DAYS_LEFT === 0 ? say('answers:left.today') : say('answers:left', { count: DAYS_LEFT })}</b>
          {say('core:comma')}
          {say('answers:until', { date })}
        </span>
      </p>
      {form.IND_FROZEN === 'Y' && <p className="hint">{say('answers:frozen.text')}</p>}
      {CONSEQUENCE && <p className="hint">{CONSEQUENCE}</p>}
    </div>
  )
}
