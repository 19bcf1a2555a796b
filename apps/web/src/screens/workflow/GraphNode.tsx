import type { WorkflowStatus } from '@saki/contracts/workflow'
import type { State } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import type { KeyboardEventHandler } from 'react'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import type { MapNode } from '../../flow/flowMap.ts'
import { spotOf, type NodeBox } from '../../flow/geometry.ts'

interface GraphNodeProps {
  node: MapNode
  box: NodeBox
  state: State<TextKey>
  status: WorkflowStatus
  isHere: boolean
  isOpen: boolean
  onOpen: () => void
  /** Handles the arrow keys of the map. */
  onKeyDown: KeyboardEventHandler
}

/** One state as a box: its name, and below it the date it was passed, the time left, or who would have to act. */
export function GraphNode({ node, box, state, status, isHere, isOpen, onOpen, onKeyDown }: GraphNodeProps) {
  const { say } = useWords('workflow')
  const { term, caption } = useTerm()(state.text)
  const { x, y } = spotOf(node, box)
  const under = useUnder(node, state, status)
  return (
    <button
      type="button"
      data-state={node.state}
      tabIndex={isHere ? 0 : -1}
      aria-expanded={isOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={`nd ${node.at} ${node.adverse && node.at === 'possible' ? 'bad' : ''}`}
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: box.width, blockSize: box.height }}
    >
      <b lang="id" dir="ltr">
        {term}
      </b>
      {caption && <span className="sr">{caption}</span>}
      <span className="sr">{say(`workflow:screen.at.${node.at}`)}</span>
      <span className="s">
        <bdi>{under}</bdi>
      </span>
    </button>
  )
}

function useUnder(node: MapNode, state: State, status: WorkflowStatus): string {
  const { say, language } = useWords('workflow')
  const daysLeft = useDaysLeft()
  if (node.at === 'now' && status.DAYS_LEFT !== null) return daysLeft(status.DAYS_LEFT)
  if (node.at === 'now') return say('workflow:screen.at.now')
  const date = status.STEPS.find((step) => step.GROUP === node.state && step.STATE === 'DONE')?.DATE
  if (node.at === 'done') return date ? legalDateText(date, language) : say('workflow:screen.at.done')
  if (state.end) return say(node.adverse ? 'workflow:screen.anEnd' : 'workflow:screen.goal')
  // States in which nobody has to act show "possible" instead of "none".
  return state.turn === 'none' ? say('workflow:screen.at.possible') : say(`workflow:turn.${state.turn}`)
}
