import type { AppealGround } from '@saki/contracts/appeals'

import { Choice } from '../../../ui/Choice.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'

const MOST = 4000
const outcomes = ['ALLOWED', 'REJECTED'] as const

interface Decided {
  outcome: (typeof outcomes)[number] | ''
  reasons: string
}

interface DecisionGroundProps {
  /** Place among the grounds that are decided. */
  at: number
  ground: AppealGround
  decided: Decided
  error: string | undefined
  reasonsError: string | undefined
  onChange: (decided: Decided) => void
}

/** One objection: accepted or rejected, with the reasons. */
export function DecisionGround({ at, ground, decided, error, reasonsError, onChange }: DecisionGroundProps) {
  const { say } = useWords('appeals')
  const id = `appeal-ground-${at}`
  return (
    <>
      <Choice
        id={id}
        label={say('appeals:decide.ground', { n: at + 1, title: ground.TITLE })}
        error={error}
        look="segments"
        value={decided.outcome}
        onChange={(outcome) => onChange({ ...decided, outcome })}
        options={outcomes.map((value) => ({ value, label: <Label k={`appeals:decide.ground.${value}`} /> }))}
      />
      <TextArea
        id={`${id}-reasons`}
        label={<Label k="appeals:decide.ground.reasons" />}
        error={reasonsError}
        limit={MOST}
        maxLength={MOST}
        value={decided.reasons}
        onChange={(reasons) => onChange({ ...decided, reasons })}
      />
    </>
  )
}
