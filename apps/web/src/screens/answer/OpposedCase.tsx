import type { AnswerForm } from '@saki/contracts/answers'
import type { Dispute } from '@saki/contracts/disputes'

import { openPopUp } from '../../lib/popUp.ts'
import { DisputeCompare } from '../../requests/DisputeCompare.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { procidOf } from './answerKind.ts'

/** Who opposes and on which earlier rights, above the grounds; the office's letter opens in a window of its own. */
export function OpposedCase({ dispute, letter }: { dispute: Dispute; letter: AnswerForm }) {
  const { say } = useWords()
  const aside = letter.IND_PAPER === 'Y' && (
    <Button look="act" icon="eye" onClick={() => openPopUp(`/viewer/pdf/${procidOf(letter)}`)}>
      <Label k="answers:letter.open" />
    </Button>
  )
  return (
    <Card
      title={<Label k={dispute.RIGHTS.length > 0 ? 'requests:dispute.compare' : 'requests:dispute.ground'} />}
      aside={aside}
      flush
    >
      <dl className="facts pad">
        <div>
          <dt>
            <Label k="requests:dispute.opponent" stacked />
          </dt>
          <dd>
            <bdi>{dispute.OPPONENTS.join(say('core:comma'))}</bdi>
          </dd>
        </div>
      </dl>
      <DisputeCompare dispute={dispute} />
    </Card>
  )
}
