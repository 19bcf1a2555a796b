import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { wholeMap, type MapNode } from '../../flow/flowMap.ts'
import { boxOf, neighbour, pathOf, sizeOf, spotOf, type NodeBox, type Direction } from '../../flow/geometry.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'
import type { StateFacts } from './MapTable.tsx'

interface MapGraphProps {
  flow: Workflow<TextKey>
  states: readonly StateFacts[]
  /** Called on Enter on a box; opens its row in the table. */
  onOpen: (state: string) => void
}

/** All states of a workflow and their transitions; the table below says the same. */
export function MapGraph({ flow, states, onOpen }: MapGraphProps) {
  const { say } = useWords('viewer')
  const map = useMemo(() => wholeMap(flow), [flow])
  const [here, setHere] = useState(flow.start)
  const board = useRef<HTMLDivElement>(null)
  const arrow = useId()
  const { width, height } = sizeOf(map)
  const box = boxOf(map)
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key, document.dir === 'rtl')
    const to = direction && neighbour(map, here, direction)
    if (!to) return
    event.preventDefault()
    setHere(to)
    board.current?.querySelector<HTMLElement>(`[data-state="${to}"]`)?.focus()
  }
  return (
    <section className="card wmgraph" aria-label={say('viewer:map.title')}>
      <div className="wmlegend">
        <span>
          <i className="mine">1</i> {say('viewer:map.mine')}
        </span>
        <span>
          <i className="usual" /> {say('viewer:map.usual')}
        </span>
        <span>
          <i className="may" /> {say('viewer:map.possible')}
        </span>
      </div>
      <div className="wmboard" ref={board}>
        <div className="wmsheet" style={{ inlineSize: width, blockSize: height }}>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            <defs>
              {(['u', 'p'] as const).map((kind) => (
                <marker
                  key={kind}
                  id={`${arrow}${kind}`}
                  viewBox="0 0 8 8"
                  refX="7"
                  refY="4"
                  markerWidth={kind === 'u' ? 5 : 7}
                  markerHeight={kind === 'u' ? 5 : 7}
                  orient="auto"
                >
                  <path d={kind === 'u' ? 'M0 0 8 4 0 8Z' : 'M1 1 7 4 1 7'} className={`wmtip${kind}`} />
                </marker>
              ))}
            </defs>
            {map.edges
              .toSorted((a, b) => Number(a.taken) - Number(b.taken))
              .map((edge) => (
                <path
                  key={`${edge.from}-${edge.to}`}
                  className={edge.taken ? 'wmusual' : 'wmmay'}
                  d={pathOf(map, edge)}
                  markerEnd={`url(#${arrow}${edge.taken ? 'u' : 'p'})`}
                />
              ))}
          </svg>
          {map.nodes.map((node) => (
            <StateBox
              key={node.state}
              flow={flow}
              node={node}
              box={box}
              cases={states.find(({ STATE }) => STATE === node.state)?.CASES ?? 0}
              isHere={node.state === here}
              onKeyDown={onKeyDown}
              onOpen={() => {
                setHere(node.state)
                onOpen(node.state)
              }}
            />
          ))}
        </div>
      </div>
      <p className="hint pad">{say('viewer:map.keys')}</p>
    </section>
  )
}

interface StateBoxProps {
  flow: Workflow<TextKey>
  node: MapNode
  box: NodeBox
  cases: number
  isHere: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: () => void
}

function StateBox({ flow, node, box, cases, isHere, onKeyDown, onOpen }: StateBoxProps) {
  const { say } = useWords('viewer')
  const term = useTerm()
  const state = findState(flow, node.state)
  if (!state) return null
  const { x, y } = spotOf(node, box)
  const look = state.end
    ? node.adverse
      ? 'over'
      : 'goal'
    : state.turn === 'applicant'
      ? 'yours'
      : cases > 0
        ? 'mine'
        : ''
  const name = term(state.text)
  return (
    <button
      type="button"
      className={`wmbox ${look}`}
      data-state={node.state}
      tabIndex={isHere ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onOpen}
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: box.width, blockSize: box.height }}
    >
      <b lang="id" dir="ltr">
        {name.term}
      </b>
      {name.caption && <span className="sr">{name.caption}</span>}
      <span className="wmunder">{state.end ? say('viewer:map.end') : say(`viewer:turn.${state.turn}`)}</span>
      {cases > 0 && (
        <span className="wmcount">
          <span aria-hidden="true">{cases}</span>
          <span className="sr">{say('viewer:map.here', { count: cases })}</span>
        </span>
      )}
    </button>
  )
}

function directionOf(key: string, mirrored: boolean): Direction | undefined {
  const directions: Record<string, Direction> = {
    ArrowRight: mirrored ? 'back' : 'on',
    ArrowLeft: mirrored ? 'on' : 'back',
    ArrowDown: 'down',
    ArrowUp: 'up',
  }
  return directions[key]
}
