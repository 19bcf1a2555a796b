import { clsx } from 'clsx'
import { PageLink } from '../../lib/PageLink.tsx'
import type { FormPageOf } from '../../forms/scene.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { Label } from '../../ui/Label.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { shortAnswer, statusKey } from './shortAnswers.ts'
import type { FilingForm } from './useFilingForm.ts'
import styles from './filing.module.css'

/** One task: marker, name, short answer, status. The whole row is a link, except for locked tasks. */
export function TaskRow({ filing, page, number }: { filing: FilingForm; page: FormPageOf; number: number }) {
  const { say, language } = useWords('drafts', 'filing')
  const term = useTerm()
  const step = filing.progress.steps.find(({ id }) => id === page.id)
  const status = step?.status ?? 'NOT_STARTED'
  const problems = step?.issues.filter(({ level, wrong }) => level === 'STOP' && wrong).length ?? 0
  const hints = filing.issues.filter((issue) => issue.step === page.id && issue.level === 'WARN').length
  const stateWords = term(statusKey(status))
  const hintWords = hints > 0 ? term('drafts:check.suggestions', { count: hints }) : undefined
  const stateIn = (name: 'term' | 'caption') =>
    `${stateWords[name] ?? stateWords.term}${status === 'PROBLEM' ? ` (${problems})` : ''}${hintWords ? (name === 'term' ? ', ' : say('core:comma')) + (hintWords[name] ?? hintWords.term) : ''}`
  const isHinted = status === 'DONE' && hints > 0
  const look = {
    DONE: isHinted ? 'warn' : 'good',
    PROBLEM: 'bad',
    IN_PROGRESS: clsx('now', styles.now),
    LOCKED: '',
    NOT_STARTED: '',
    NOT_NEEDED: '',
  }[status]
  const inside = (
    <>
      <span className="step-number">{isHinted ? <Icon name="warning" size={16} /> : marker(status, number)}</span>
      <span>
        <span className={clsx(styles.taskName, status === 'LOCKED' ? 'muted' : 'text-link strong')}>
          <Label k={page.title} />
        </span>
        <span
          className={clsx(
            styles.shortAnswer,
            status === 'PROBLEM' ? 'text-danger' : 'muted',
            'block small break-anywhere',
          )}
        >
          {shortAnswer(filing, page, say, language)}
        </span>
      </span>
      <span className={clsx(styles.taskState, 'stack gap-0 align-end small')}>
        <b className={status === 'PROBLEM' ? 'text-danger' : 'regular'}>
          <TwoNames name={stateIn('term')} own={stateWords.caption && stateIn('caption')} stacked />
        </b>
      </span>
    </>
  )
  if (status === 'LOCKED')
    return (
      <li>
        <div className={clsx(styles.task, 'inset-10 unlined grid align-center gap-16 hairline-above')}>{inside}</div>
      </li>
    )
  const id = filing.draft.tempId ?? filing.draft.localId
  return (
    <li>
      <PageLink
        className={clsx(styles.task, 'inset-10 unlined grid align-center gap-16 hairline-above', look)}
        to="/buat-pengajuan/draft"
        search={{ draft: id, step: page.id }}
      >
        {inside}
      </PageLink>
    </li>
  )
}

function marker(status: string, number: number) {
  if (status === 'DONE') return <Icon name="check" size={18} />
  if (status === 'PROBLEM') return <Icon name="flag" size={16} />
  return status === 'LOCKED' ? <Icon name="lock" size={16} /> : number
}
