import { GROUNDS } from '@saki/catalogue/requests/appealGrounds'
import type { AppealedDecision } from '@saki/contracts/appealedDecision'
import { fieldText, rowsOf, type FormRow } from '@saki/domain/forms/form'

import { legalGroundText } from '../../cases/legalGround.ts'
import type { FormScene } from '../../forms/scene.ts'
import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Check } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

const MOST = 10_000
/** The point of the letter beside its answer where there is room. */
const COLUMNS = 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))'

/** The refusal beside the form: each of its points with the answer to it, or the mark that it is not contested. */
export function AppealGrounds({ decision, scene }: { decision: AppealedDecision; scene: FormScene }) {
  const { say } = useWords('newRequest', 'requestForms')
  const { LETTER_NAME, LETTER_DATE, GROUND, IND_PAPER, PROC_TYP, PROC_NBR, ACTION_NBR, POINTS } = decision
  const stored = rowsOf(scene.data, GROUNDS)
  const rows = POINTS.map(
    ({ POINT, TITLE }): FormRow => stored.find((row) => fieldText(row, 'POINT') === POINT) ?? { POINT, TITLE },
  )
  const isInOrder =
    stored.length === rows.length && rows.every((row, at) => fieldText(stored[at] ?? {}, 'POINT') === row['POINT'])
  const write = (at: number, field: 'ANSWER' | 'LEFT', value: string) =>
    scene.change(
      isInOrder
        ? { [`${GROUNDS}.${at}.${field}`]: value }
        : { [GROUNDS]: rows.map((row, each) => (each === at ? { ...row, [field]: value } : row)) },
    )
  const ground = legalGroundText(GROUND)
  return (
    <Card
      title={<Label k="newRequest:appeal.decision" />}
      aside={
        IND_PAPER === 'Y' && (
          <Button look="act" icon="file" onClick={() => openPopUp(`/viewer/pdf/${PROC_TYP}-${PROC_NBR}-${ACTION_NBR}`)}>
            <Label k="newRequest:appeal.letter.open" />
          </Button>
        )
      }
      flush
    >
      <p className="pad hairline-below">
        <b lang="id">{LETTER_NAME}</b> <LegalDateText date={LETTER_DATE} />
        {ground && <span className="block hint">{ground}</span>}
        <span className="block above-12">{say('newRequest:appeal.points')}</span>
      </p>
      {POINTS.map((point, at) => (
        <section
          key={point.POINT}
          className="pad grid gap-24 hairline-below"
          style={{ gridTemplateColumns: COLUMNS }}
          aria-labelledby={`point-${at}`}
        >
          <div className="shrinks">
            <h3 id={`point-${at}`}>
              {say('newRequest:appeal.point', { n: at + 1 })} <span dir="auto">{point.TITLE}</span>
            </h3>
            {point.TEXT && <p dir="auto">{point.TEXT}</p>}
            {point.GROUND && <span className="hint">{legalGroundText(point.GROUND)}</span>}
          </div>
          <Answer
            at={at}
            row={rows[at] ?? {}}
            error={scene.errors.get(`${GROUNDS}.${at}.ANSWER`)}
            readOnly={scene.readOnly}
            write={write}
          />
        </section>
      ))}
    </Card>
  )
}

interface AnswerProps {
  at: number
  row: FormRow
  error: string | undefined
  readOnly: boolean
  write: (at: number, field: 'ANSWER' | 'LEFT', value: string) => void
}

function Answer({ at, row, error, readOnly, write }: AnswerProps) {
  const { say } = useWords('newRequest', 'requestForms')
  const isLeft = fieldText(row, 'LEFT') === 'Y'
  const answer = typeof row['ANSWER'] === 'string' ? row['ANSWER'] : ''
  return (
    <div className="shrinks">
      <TextArea
        id={`${GROUNDS}.${at}.ANSWER`}
        label={<Label k="requestForms:appeal.answer" />}
        rows={5}
        limit={MOST}
        maxLength={MOST}
        error={error}
        locked={
          readOnly
            ? say('newRequest:tab.elsewhere')
            : isLeft && answer === ''
              ? say('newRequest:appeal.left.why')
              : undefined
        }
        value={answer}
        onChange={(words) => write(at, 'ANSWER', words)}
      />
      <Check
        id={`${GROUNDS}.${at}.LEFT`}
        checked={isLeft}
        blocked={readOnly}
        onChange={(checked) => write(at, 'LEFT', checked ? 'Y' : 'N')}
      >
        <Label k="requestForms:appeal.left" />
      </Check>
    </div>
  )
}
