import { clsx } from 'clsx'

import type { SentAnswer } from '@saki/contracts/answers'
import { legalDateText } from '@saki/texts/dates'

import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { useWords } from '../ui/useWords.ts'
import { TwoNames } from '../ui/TwoNames.tsx'
import { PointFilesView } from './PointFilesView.tsx'
import type { Formality } from './useFormality.ts'
import styles from './checklist.module.css'

interface AnswerReviewProps {
  answer: SentAnswer
  /** For judging points of the checklist; undefined: the answer is read only. */
  formality?: Formality
}

const tones = { received: 'blue', accepted: 'green', insufficient: 'amber' } as const

/** An answer beside the points it replies to: files before and after, the text, and the officer's verdict. */
export function AnswerReview({ answer, formality }: AnswerReviewProps) {
  const { say, language } = useWords('answers', 'core')
  return (
    <section className="grid gap-12" aria-label={say('answers:review.title')}>
      <div className="row wrap gap-12 row-gap-8">
        <b>
          <Label k="answers:review.title" />
        </b>
        <span className="hint">{say('answers:review.of', { date: legalDateText(answer.LETTER_DATE, language) })}</span>
        <Chip tone={tones[answer.STATE]}>
          <Label k={`answers:sent.${answer.STATE}`} />
        </Chip>
        <span className="hint">
          <LegalTime at={answer.SENT_AT} />
        </span>
      </div>
      <ol className="grid hairline-above">
        {answer.POINTS.map((point) => (
          <li
            key={`${point.LIST_CODE}-${point.OPTION_NBR}`}
            className={clsx('checklist-row', styles.row, 'grid one-column-on-phones gap-16 row-gap-4 hairline-below')}
          >
            <div className="content-start grid gap-4">
              <b>
                <TwoNames name={point.TITLE} own={point.CAPTION} />
              </b>
              {point.TEXT && (
                <span className="hint" dir="auto">
                  {point.TEXT}
                </span>
              )}
            </div>
            {formality?.isOpen && answer.STATE === 'received' && (
              <PointVerdict formality={formality} listCode={point.LIST_CODE} optionNbr={point.OPTION_NBR} />
            )}
            <div className="full-row">
              <PointFilesView before={point.BEFORE} after={point.FILES} />
              {point.EXHIBITS.map(({ DOC_ID, NAME, PROVES }) => (
                <p key={DOC_ID} dir="auto">
                  <b>{NAME}</b> <span className="hint">{PROVES}</span>
                </p>
              ))}
              <p className={clsx(styles.said, 'keep-lines')} dir="auto">
                {point.ANSWER_TEXT || <span className="muted">{say('answers:review.noText')}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Verdict on the answered point. It is the verdict on the same point of the current formality check. */
function PointVerdict({
  formality,
  listCode,
  optionNbr,
}: {
  formality: Formality
  listCode: string
  optionNbr: number
}) {
  const line = formality.lines.find((one) => one.LIST_CODE === listCode && one.OPTION_NBR === optionNbr)
  if (!line) return null
  return (
    <div className={clsx('checklist-verdict', styles.verdict, 'actions')}>
      <Button
        small
        icon="check"
        aria-pressed={line.IND_OK === 'Y'}
        onClick={() => formality.change(line.id, { IND_OK: 'Y' })}
      >
        <Label k="answers:review.accept" />
      </Button>
      <Button
        small
        icon="alert"
        aria-pressed={line.IND_OK === 'N'}
        onClick={() => formality.change(line.id, { IND_OK: 'N' })}
      >
        <Label k="answers:review.lacking" />
      </Button>
    </div>
  )
}
