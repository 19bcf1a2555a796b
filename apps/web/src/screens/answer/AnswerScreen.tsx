import { clsx } from 'clsx'
import '../../checklist/checklist.module.css'
import '../../cases/cases.module.css'

import type { AnswerForm } from '@saki/contracts/answers'
import { legalDateText } from '@saki/texts/dates'

import { usePageParams } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AnswerWorkspace } from './AnswerWorkspace.tsx'
import { AnswerCaseLine, DueLine } from './AnswerHead.tsx'
import { LetterPoints } from './LetterPoints.tsx'
import { LetterSide } from './LetterSide.tsx'
import { SentAnswerReceipt } from './SentAnswerReceipt.tsx'
import styles from './answer.module.css'

/** /jawaban/$procid: a letter of the office beside the answer to it, point by point. */
export function AnswerScreen() {
  const { procid = '' } = usePageParams('/jawaban/$procid')
  return <LoadedAnswer key={procid} procid={procid} />
}

function LoadedAnswer({ procid }: { procid: string }) {
  const { data, error, refetch } = useCall(
    'getAnswerForm',
    { params: { procid } },
    { retry: (count, failure) => failure.isPassing && count < 2, refetchOnWindowFocus: false },
  )
  if (!data)
    return (
      <Page title="answers:title.general">
        <div className="card pad">
          {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} block={32} />}
        </div>
      </Page>
    )
  if (data.ANSWERABLE === 'sent') return <SentAnswerReceipt form={data} />
  if (data.ANSWERABLE === 'late' || data.ANSWERABLE === 'closed') return <NotOpen form={data} />
  return <AnswerWorkspace key={`${data.ACTION_NBR}`} form={data} onFilesChanged={() => void refetch()} />
}

/** A letter that can no longer be answered: its text, the reason, and the consequence. */
function NotOpen({ form }: { form: AnswerForm }) {
  const { say, language } = useWords('answers')
  const isLate = form.ANSWERABLE === 'late'
  const date = legalDateText(form.DUE_DATE ?? form.LETTER_DATE, language)
  return (
    <div className={clsx(styles.answer, 'grid one-column-on-tablets align-start')}>
      <LetterSide form={form} />
      <div className={clsx(styles.form, 'shrinks')}>
        <Page title={`answers:title.${form.KIND}`} above={<AnswerCaseLine form={form} />}>
          <DueLine form={form} />
          <Note tone="warn">
            <b>{isLate ? say('answers:late.title', { date }) : say('answers:closed.title')}</b>
            <p>
              {isLate
                ? say('answers:late.text', { consequence: form.CONSEQUENCE })
                : say('answers:closed.text', { status: form.STATUS_CAPTION || form.STATUS_NAME })}
            </p>
            <PageLink
              className="text-button"
              to="/table-list/patents/workflow/$patentId"
              params={{ patentId: form.PATENT_ID }}
            >
              <Icon name="timeline" size={18} />
              <Label k="answers:closed.look" />
            </PageLink>
          </Note>
          <LetterPoints form={form} />
        </Page>
      </div>
    </div>
  )
}
