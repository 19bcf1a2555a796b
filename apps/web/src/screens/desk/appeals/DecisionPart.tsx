import type { AppealAtBoard } from '@saki/contracts/appeals'
import { dividedBy } from '@saki/domain/appeals/decision'

import { Check } from '../../../ui/Choice.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { goodsKey, type PartAllowed } from './decisionEntered.ts'

/** What a decision in part of this appeal names. */
export const partOf = ({ GOODS, CLAIMS }: AppealAtBoard) =>
  dividedBy({ goods: GOODS.map(({ CLASS_CODE, TERMS }) => ({ niceClass: CLASS_CODE, terms: TERMS })), claims: CLAIMS })

interface DecisionPartProps {
  appeal: AppealAtBoard
  part: PartAllowed
  error: string | undefined
  onChange: (part: PartAllowed) => void
}

/** The goods of each class to tick, or the numbers of the claims; nothing when the grounds alone are divided. */
export function DecisionPart({ appeal, part, error, onChange }: DecisionPartProps) {
  const { say } = useWords('appeals')
  const by = partOf(appeal)
  if (by === 'claims')
    return (
      <TextField
        id="appeal-part"
        label={<Label k="appeals:decide.claims" />}
        hint={say('appeals:decide.claims.hint', { n: appeal.CLAIMS })}
        error={error}
        value={part.claims}
        onChange={(claims) => onChange({ ...part, claims })}
      />
    )
  if (by === 'grounds') return null
  const toggle = (key: string) => {
    const goods = new Set(part.goods)
    if (!goods.delete(key)) goods.add(key)
    onChange({ ...part, goods })
  }
  return (
    <FieldFrame id="appeal-part" group label={<Label k="appeals:decide.goods" />} error={error}>
      {appeal.GOODS.map(({ CLASS_CODE, TERMS }, at) => (
        <div key={CLASS_CODE} className="below-8">
          <b>{say('appeals:decide.class', { n: CLASS_CODE })}</b>
          {TERMS.map((term, each) => (
            <Check
              key={term}
              id={at === 0 && each === 0 ? 'appeal-part' : `appeal-part-${CLASS_CODE}-${each}`}
              checked={part.goods.has(goodsKey(CLASS_CODE, term))}
              onChange={() => toggle(goodsKey(CLASS_CODE, term))}
            >
              <bdi>{term}</bdi>
            </Check>
          ))}
        </div>
      ))}
    </FieldFrame>
  )
}
