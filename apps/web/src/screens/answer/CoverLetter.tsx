import { clsx } from 'clsx'
import type { AnswerForm, AnswerPoint } from '@saki/contracts/answers'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { pointName } from './answerState.ts'
import answerStyles from './answer.module.css'
import checklistStyles from '../../checklist/checklist.module.css'

interface CoverLetterProps {
  form: AnswerForm
  points: readonly AnswerPoint[]
}

/** Shows the cover letter that the office expects with an answer. It is written from the answer, in Indonesian. */
export function CoverLetter({ form, points }: CoverLetterProps) {
  const { say } = useWords('answers')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={clsx('card', answerStyles.cover, 'flex wrap align-start gap-12')}>
      <Icon name="file" />
      <div className="grow">
        <h2 className="large">
          <Label k="answers:cover" />
        </h2>
        <p className="hint">{say('answers:cover.hint')}</p>
      </div>
      <Button small icon="eye" onClick={() => setOpen(true)}>
        <Label k="answers:cover.view" />
      </Button>
      {isOpen && (
        <Dialog title={<Label k="answers:cover" />} width={720} tall onClose={() => setOpen(false)}>
          <Paper form={form} points={points} />
        </Dialog>
      )}
    </section>
  )
}

/** Documents for the office are in Indonesian, whatever the language of the screen. */
function Paper({ form, points }: CoverLetterProps) {
  const term = useTerm()
  useWords('answers')
  const { PATENT_ID: number, TITLE: title, LETTER_NAME: letter } = form
  const date = legalDateText(form.LETTER_DATE, 'id')
  return (
    <div className={answerStyles.coverPaper} lang="id" dir="ltr">
      <p>{term('answers:cover.to').term}</p>
      <p>
        <b>{term('answers:cover.subject', { letter, number }).term}</b>
      </p>
      <p>{term('answers:cover.lead', { date, number, title }).term}</p>
      <ol>
        {points.map((point) => (
          <li key={pointName(point)}>
            <b>{point.TITLE}</b>
            {point.ANSWER_TEXT.trim() !== '' && (
              <p className={clsx(checklistStyles.said, 'keep-lines')}>{point.ANSWER_TEXT}</p>
            )}
            <p>
              {point.FILES.length > 0
                ? term('answers:cover.files', { names: point.FILES.map(({ FILE_NAME }) => FILE_NAME).join(', ') }).term
                : term('answers:cover.noFiles').term}
            </p>
          </li>
        ))}
      </ol>
      <p>{term('answers:cover.close').term}</p>
    </div>
  )
}
