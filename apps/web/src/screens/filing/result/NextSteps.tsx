import { clsx } from 'clsx'
import { presentLaw, rightOf, type Right } from '@saki/catalogue'
import type { State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { Card } from '../../../ui/Card.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './result.module.css'

/** Keys of the states from payment to registration without refusals, objections or other branches. */
const MAIN_STATES = [
  'awaiting_payment',
  'administrative_check',
  'formality_check',
  'publication',
  'substantive_examination',
  'granted',
  'registered',
]

/** A design without objections is registered without substantive examination (UU 31/2000 art. 29). */
function mainStatesOf(applTyp: Right): State<TextKey>[] {
  const { states } = presentLaw(applTyp).workflow
  const skipped = rightOf(applTyp).unannounced
  return MAIN_STATES.flatMap((key) =>
    Object.hasOwn(states, key) && key !== skipped && states[key] ? [states[key]] : [],
  )
}

/** The next steps of the procedure, in the texts of the workflow. */
export function NextSteps({ applTyp, isPaid }: { applTyp: Right; isPaid: boolean }) {
  const { say } = useWords('result', 'workflow', 'marks', 'patents')
  const states = mainStatesOf(applTyp)
  const now = isPaid ? 1 : 0
  return (
    <Card title={<Label k="result:next" />}>
      <ol className={clsx(styles.nextSteps, 'grid')}>
        {states.map((state, at) => (
          <li
            key={state.code}
            className={clsx('relative small', at === now ? 'now' : at < now ? 'done' : '')}
            aria-current={at === now ? 'step' : undefined}
          >
            <b className="block">
              <Label k={state.text} stacked />
            </b>
            <span className="muted">
              {at < now ? say('result:next.done') : say(at === now ? state.next : state.means)}
            </span>
            {at === now && <span className="sr"> ({say('result:next.now')})</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
