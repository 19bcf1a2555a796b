import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { FlowMap, MapNode } from '../../flow/flowMap.ts'

const tones: Record<MapNode['at'], Tone> = { done: 'green', now: 'blue', possible: 'grey' }

/** The map as a list: every state, its status, and its next states. */
export function GraphList({ flow, map }: { flow: Workflow<TextKey>; map: FlowMap }) {
  const { say } = useWords('workflow')
  const name = (key: string) => findState(flow, key)?.text
  const nodes = map.nodes.toSorted((a, b) => a.column - b.column || a.row - b.row)
  return (
    <details className="aslist">
      <summary>
        <Icon name="chevron-next" size={18} />
        {say('workflow:screen.asList')}
      </summary>
      <ol>
        {nodes.map(({ state, at }) => {
          const text = name(state)
          const edges = map.edges.filter((edge) => edge.from === state)
          return (
            text && (
              <li key={state}>
                <b>
                  <Label k={text} />
                </b>{' '}
                <Chip tone={tones[at]}>{say(`workflow:screen.at.${at}`)}</Chip>
                {edges.length > 0 && (
                  <ul>
                    {edges.map((edge) => {
                      const to = name(edge.to)
                      return (
                        to && (
                          <li key={edge.to}>
                            <Icon name="arrow" size={16} /> <Label k={to} />
                            {edge.taken && <Chip tone="green">{say('workflow:screen.at.done')}</Chip>}
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
