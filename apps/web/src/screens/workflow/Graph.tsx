import type { WorkflowStatus } from '@saki/contracts/workflow'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { flowMap, type Move } from '../../flow/flowMap.ts'
import { boxOf, neighbour, pathOf, sizeOf, type Direction } from '../../flow/geometry.ts'
import { GraphList } from './GraphList.tsx'
import { GraphNode } from './GraphNode.tsx'
import { StageNote } from './StageNote.tsx'

interface GraphProps {
  flow: Workflow<TextKey>
  status: WorkflowStatus
  moves: readonly Move[]
}

/** The map of states: taken, current, possible. Arrow keys move between boxes, Enter opens one; a list below says the same. */
export function Graph({ flow, status, moves }: GraphProps) {
  const { say } = useWords('workflow')
  const now = status.NEXT_STEP_CODE
  const map = useMemo(() => flowMap(flow, now, moves), [flow, now, moves])
  const [here, setHere] = useState(now)
  const [opened, setOpened] = useState<string | undefined>()
  const board = useRef<HTMLDivElement>(null)
  const arrow = useId()
  const { width, height } = sizeOf(map)
  const box = boxOf(map)
  useEffect(() => {
    const [sheet, present] = [board.current, board.current?.querySelector('.nd.now')]
    if (!sheet || !present) return
    // Scrolls the current state into view; scrollBy works in both reading directions.
    const middle = (element: Element) => element.getBoundingClientRect().left + element.clientWidth / 2
    sheet.scrollBy({ left: middle(present) - middle(sheet) })
  }, [now])
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key, document.dir === 'rtl')
    const to = direction && neighbour(map, here, direction)
    if (!to) return
    event.preventDefault()
    setHere(to)
    board.current?.querySelector<HTMLElement>(`[data-state="${to}"]`)?.focus()
  }
  return (
    <section className="card wfgraph" aria-labelledby="graph">
      <div className="ch">
        <h2 id="graph">
          <Label k="workflow:screen.graph" />
        </h2>
        <Legend />
      </div>
      <div className="board" role="group" aria-labelledby="graph" ref={board}>
        <div className="sheet" style={{ inlineSize: width, blockSize: height }}>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            <defs>
              <marker
                id={`${arrow}p`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M1 1 7 4 1 7" className="tip" />
              </marker>
              <marker
                id={`${arrow}t`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="5"
                markerHeight="5"
                orient="auto"
              >
                <path d="M0 0 8 4 0 8Z" className="fulltip" />
              </marker>
            </defs>
            {map.edges
              .toSorted((a, b) => Number(a.taken) - Number(b.taken))
              .map((edge) => (
                <path
                  key={`${edge.from}-${edge.to}`}
                  className={edge.taken ? 'e' : 'p'}
                  d={pathOf(map, edge)}
                  markerEnd={`url(#${arrow}${edge.taken ? 't' : 'p'})`}
                />
              ))}
          </svg>
          {map.nodes.map((node) => {
            const state = findState(flow, node.state)
            return (
              state && (
                <GraphNode
                  key={node.state}
                  node={node}
                  box={box}
                  state={state}
                  status={status}
                  isHere={node.state === here}
                  isOpen={node.state === opened}
                  onKeyDown={onKeyDown}
                  onOpen={() => {
                    setHere(node.state)
                    setOpened(node.state === opened ? undefined : node.state)
                  }}
                />
              )
            )
          })}
        </div>
      </div>
      {opened && <StageNote flow={flow} stateKey={opened} onClose={() => setOpened(undefined)} />}
      <p className="hint keys">{say('workflow:screen.graph.keys')}</p>
      <GraphList flow={flow} map={map} />
    </section>
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

function Legend() {
  const { say } = useWords('workflow')
  return (
    <span className="leg">
      <span>
        <i />
        {say('workflow:screen.at.done')}
      </span>
      <span>
        <i className="n" />
        {say('workflow:screen.at.now')}
      </span>
      <span>
        <i className="p" />
        {say('workflow:screen.at.possible')}
      </span>
    </span>
  )
}
