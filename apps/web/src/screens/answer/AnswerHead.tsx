import { clsx } from 'clsx'
import type { AnswerForm } from '@saki/contracts/answers'
import { legalDateText } from '@saki/texts/dates'

import { SaveLine } from '../../autosave/SaveLine.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { AnswerEditor } from './useAnswer.ts'

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
      {answer && (
        <SaveLine {...answer} onRetry={() => void answer.ensureSaved().catch(() => undefined)} testId="answer-status" />
      )}
    </div>
  )
}

/** Days left, the last day, and the consequence of not answering. */
export function DueLine({ form }: { form: AnswerForm }) {
  const { say, language } = useWords('answers', 'core')
  const { DUE_DATE, DAYS_LEFT, CONSEQUENCE, ANSWERABLE } = form
  if (ANSWERABLE === 'late' || ANSWERABLE === 'closed') return null
  if (DUE_DATE === null || DAYS_LEFT === null)
    return <p className={'grid gap-4 below-16 text-warning'}>{say('answers:noDue')}</p>
  const date = legalDateText(DUE_DATE, language)
  if (ANSWERABLE === 'lateOpen')
    return <p className={'grid gap-4 below-16 text-danger'}>{say('answers:late.open', { date })}</p>
  return (
    <div className={clsx('grid gap-4 below-16', DAYS_LEFT <= 7 ? 'text-danger' : 'text-warning')}>
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
