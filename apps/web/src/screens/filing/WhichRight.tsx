import { findRight, rightsOfForm } from '@saki/catalogue/rights/registry'
import { whichRightQuestions, whichRight, type Advice, type WhichRightAnswers } from '@saki/domain/rights/whichRight'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { nameOfRight } from './TypeCards.tsx'

/** The right to choose for an advice, by its APPL_TYP: the first one with that form; '' for none. */
const chosenFor = (advice: Advice) => rightsOfForm(findRight(advice)?.form.id ?? '')[0]?.id ?? ''

/** Up to four questions and a recommendation with its reason. Earlier answers stay visible and can be changed. */
export function WhichRight({ onChoose, onClose }: { onChoose: (right: string) => void; onClose: () => void }) {
  const { say } = useWords('drafts')
  const [answers, setAnswers] = useState<WhichRightAnswers>({})
  const next = whichRight(answers)
  const last =
    'ask' in next
      ? whichRightQuestions.indexOf(next.ask)
      : whichRightQuestions.findLastIndex((question) => answers[question])
  const advice = 'advice' in next ? next.advice : undefined
  const right = advice ? chosenFor(advice) : ''
  return (
    <Dialog
      title={<Label k="drafts:which.title" />}
      width={600}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:close" />
          </Button>
          {right !== '' && (
            <Button look="primary" onClick={() => onChoose(right)}>
              {say('drafts:which.choose', { right: say(nameOfRight(right)) })}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {whichRightQuestions.slice(0, last + 1).map((question, at) => (
          <Choice
            key={question}
            id={`which-${question}`}
            look="segments"
            label={`${at + 1}. ${say(`drafts:which.${question}`)}`}
            hint={say(`drafts:which.${question}.hint`)}
            value={answers[question] ?? ''}
            options={[
              { value: 'Y', label: say('core:yes') },
              { value: 'N', label: say('core:no') },
            ]}
            onChange={(answer) => setAnswers(upTo(answers, at, answer))}
          />
        ))}
        <div role="status">
          {advice && (
            <Note tone={advice === 'NONE' ? 'warn' : 'good'}>
              <b>{say(`drafts:which.advice.${advice}`)}</b>
              <p>{say(`drafts:which.advice.${advice}.why`)}</p>
            </Note>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A changed answer discards the answers after it. */
function upTo(answers: WhichRightAnswers, at: number, answer: 'Y' | 'N'): WhichRightAnswers {
  const kept = whichRightQuestions.slice(0, at).map((question) => [question, answers[question]])
  const question = whichRightQuestions[at]
  return { ...Object.fromEntries(kept), ...(question && { [question]: answer }) }
}
