import { clsx } from 'clsx'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import type { StateFace } from '../../flow/stateFace.ts'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { caseList, type CaseStates } from './caseStates.ts'
import styles from './workflow.module.css'

const tones: Record<StateFace['at'], Tone> = {
  done: 'green',
  now: 'blue',
  possible: 'grey',
  missed: 'grey',
  plain: 'grey',
}

/** The drawing as a list: every state, its status, and its next states. */
export function GraphList({ flow, states }: { flow: Workflow<TextKey>; states: CaseStates }) {
  const { say } = useWords('workflow')
  const name = (key: string) => findState(flow, key)?.text
  return (
    <details className={clsx(styles.asList, 'hairline-above')}>
      <summary className={clsx(styles.fold, 'row gap-8 text-link small strong')}>
        <Icon name="chevron-next" size={18} />
        {say('workflow:screen.asList')}
      </summary>
      <ol className="grid gap-8 small">
        {caseList(flow, states).map(({ state, next }) => {
          const text = name(state)
          const at = states.atOf(state)
          return (
            text && (
              <li key={state}>
                <b>
                  <Label k={text} />
                </b>{' '}
                <Chip tone={tones[at]}>{say(`workflow:screen.at.${at}`)}</Chip>
                {next.length > 0 && (
                  <ul>
                    {next.map((each) => {
                      const to = name(each)
                      return (
                        to && (
                          <li key={each} className="row gap-6 muted">
                            <Icon name="arrow" size={16} /> <Label k={to} />
                            {states.isTaken({ from: state, to: each }) && (
                              <Chip tone="green">{say('workflow:screen.at.done')}</Chip>
                            )}
                          </li>
                        )
                      )
                    })}
                  </ul>
                )}
              </li>
            )
          )
        })}
      </ol>
    </details>
  )
}
