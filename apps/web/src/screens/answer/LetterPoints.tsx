import type { AnswerForm } from '@saki/contracts/answers'

import { legalGroundText } from '../../cases/legalGround.ts'
import { CourtesyText } from '../../checklist/CourtesyText.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { pointName } from './answerState.ts'
import styles from './answer.module.css'

/** The letter as text: its date, legal basis and points. */
export function LetterPoints({ form }: { form: AnswerForm }) {
  const { say } = useWords('answers')
  const ground = legalGroundText(form.GROUND)
  return (
    <div className={styles.points}>
      <p>
        <b>
          <TwoNames name={form.LETTER_NAME} own={form.LETTER_CAPTION} />
        </b>
      </p>
      <p className="hint">
        <Label k="answers:letter.date" /> <LegalDateText date={form.LETTER_DATE} />
        {ground && <> · {say('answers:letter.ground', { ground })}</>}
      </p>
      {form.NOTES && <p dir="auto">{form.NOTES}</p>}
      <ol aria-label={say('answers:letter.points')}>
        {form.POINTS.map((point) => (
          <li key={pointName(point)}>
            <b dir="auto">{point.TITLE}</b>
            {point.TEXT && <p dir="auto">{point.TEXT}</p>}
            <CourtesyText courtesy={point.COURTESY} />
          </li>
        ))}
      </ol>
    </div>
  )
}
