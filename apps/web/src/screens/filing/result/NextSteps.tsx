import { applications } from '@saki/catalogue'

import { Card } from '../../../ui/Card.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'

const { states } = applications.DESIGN.workflow
/** The straight way of a design, from the fee to the register; the rest happens only to some. */
const way = [states.awaiting_payment, states.administrative_check, states.publication, states.registered]

/** What comes next, in the words of the workflow itself. */
export function NextSteps({ isPaid }: { isPaid: boolean }) {
  const { say } = useWords('result', 'workflow')
  const now = isPaid ? 1 : 0
  return (
    <Card title={<Label k="result:next" />}>
      <ol className="nextsteps">
        {way.map((state, at) => (
          <li
            key={state.code}
            className={at === now ? 'now' : at < now ? 'done' : ''}
            aria-current={at === now ? 'step' : undefined}
          >
            <b>
              <Label k={state.text} stacked />
            </b>
            <span>{at < now ? say('result:next.done') : say(at === now ? state.next : state.means)}</span>
            {at === now && <span className="sr"> ({say('result:next.now')})</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
