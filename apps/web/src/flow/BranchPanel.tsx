import { clsx } from 'clsx'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { useId, type KeyboardEventHandler } from 'react'

import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import type { FlowBranch, BranchNode, Move } from './branches.ts'
import { BranchLines } from './BranchLines.tsx'
import type { Box, BranchDrawing } from './branchDrawing.ts'
import styles from './flow.module.css'
import { keyOf, type OpenBranches } from './openBranches.ts'
import type { StateFace } from './stateFace.ts'
import { CaseCount, StateName, TurnMark } from './StateName.tsx'

export interface BoardScene {
  flow: Workflow<TextKey>
  path: readonly string[]
  branches: readonly FlowBranch[]
  layouts: Record<string, BranchDrawing>
  open: OpenBranches
  faceOf: (state: string) => StateFace
  isTaken: (move: Move) => boolean
  onState: (state: string) => void
  /** Handles the arrow keys. */
  onKeyDown: KeyboardEventHandler
}

interface BranchPanelProps {
  scene: BoardScene
  branch: FlowBranch
  /** Key of this open branch. */
  at: string
}

/** An open branch: its drawing, on narrow screens a list, then the branches opened from it. */
export function BranchPanel({ scene, branch, at }: BranchPanelProps) {
  const { say } = useWords('viewer')
  const title = useId()
  const layout = scene.layouts[branch.origin]
  const origin = findState(scene.flow, branch.origin)
  const above = at.split('/')
  const inner = scene.branches.filter(
    ({ origin: from }) =>
      !above.includes(from) && branch.nodes.some(({ state, part }) => part === 'state' && state === from),
  )
  if (!layout || !origin) return null
  return (
    <section className={styles.panel} id={`branch-${at}`} aria-labelledby={title}>
      <h3 id={title} className="flex wrap align-baseline gap-8 below-8 regular">
        <Icon name="branch" size={18} />
        {say('viewer:map.after')} <StateName state={origin} />
      </h3>
      <div className={styles.scroll}>
        <div
          className={clsx(styles.drawing, 'relative')}
          style={{ inlineSize: layout.width, blockSize: layout.height }}
        >
          <BranchLines branch={branch} layout={layout} isTaken={scene.isTaken} />
          {branch.nodes.map((node, index) => {
            const box = layout.boxes[index]
            return box && <NodeBox key={node.id} scene={scene} node={node} box={box} at={at} inner={inner} />
          })}
        </div>
      </div>
      <BranchList scene={scene} branch={branch} at={at} inner={inner} />
      {inner.map((each) => {
        const key = keyOf(at, each.origin)
        return scene.open.has(key) && <BranchPanel key={key} scene={scene} branch={each} at={key} />
      })}
    </section>
  )
}

interface NodeProps {
  scene: BoardScene
  node: BranchNode
  at: string
  /** Branches that can be opened from here. */
  inner: readonly FlowBranch[]
}

function NodeBox({ scene, node, box, at, inner }: NodeProps & { box: Box }) {
  const place = {
    insetInlineStart: box.x,
    insetBlockStart: box.y,
    inlineSize: box.width,
    blockSize: box.height,
  }
  return (
    <div className={clsx(styles.place, 'stack gap-0')} style={place}>
      <NodeFace scene={scene} node={node} />
      <MoreButton scene={scene} node={node} at={at} inner={inner} />
    </div>
  )
}

/** The button of a state; of an origin or exit, a mark with the number of its step. */
function NodeFace({ scene, node }: { scene: BoardScene; node: BranchNode }) {
  const { say } = useWords('viewer')
  const state = findState(scene.flow, node.state)
  if (!state) return null
  if (node.part !== 'state') {
    const step = scene.path.indexOf(node.state) + 1
    return (
      <span
        data-mark={node.state}
        className={clsx(
          styles.mark,
          node.part === 'exit' && styles.exit,
          'row gap-8 relative surface text-start text-link caption-size',
        )}
      >
        {node.part === 'exit' && <Icon name="arrow" size={16} />}
        {step > 0 && <b className={clsx(styles.step, 'round centered fixed')}>{step}</b>}
        <StateName state={state} />
      </span>
    )
  }
  const face = scene.faceOf(node.state)
  return (
    <button
      type="button"
      data-state={node.state}
      className={clsx(
        styles.box,
        'justify-center',
        styles[face.at],
        state.end && styles.end,
        'stack align-start gap-2 relative surface text-plain text-start small',
      )}
      onKeyDown={scene.onKeyDown}
      onClick={() => scene.onState(node.state)}
    >
      <StateName state={state} />
      <span className={clsx(styles.under, 'flex full-width gap-8 row-gap-0 muted nowrap')}>
        {state.end && face.at === 'plain' ? say('viewer:map.end') : <TurnMark turn={state.turn} />}
        {face.under && <bdi className="shrinks clipped">{face.under}</bdi>}
      </span>
      {face.cases > 0 && <CaseCount count={face.cases} />}
    </button>
  )
}

/** Opens the branch of an end that has a remedy. */
function MoreButton({ scene, node, at, inner }: NodeProps) {
  const { say } = useWords('viewer')
  if (node.part !== 'state' || !inner.some(({ origin }) => origin === node.state)) return null
  const key = keyOf(at, node.state)
  const isOpen = scene.open.has(key)
  return (
    <button
      type="button"
      className={clsx(styles.more, 'row gap-4 bare text-link caption-size strong')}
      aria-expanded={isOpen}
      onClick={() => scene.open.toggle(key)}
    >
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      {say('viewer:map.remedies')}
    </button>
  )
}

/** The drawing as a list, for narrow screens: every state with the states that follow. */
function BranchList({ scene, branch, at, inner }: BranchPanelProps & { inner: readonly FlowBranch[] }) {
  return (
    <ul className={styles.list}>
      {branch.nodes
        .filter(({ part }) => part === 'state')
        .map((node) => {
          const next = branch.edges.filter(({ from }) => from === node.id).map(({ to }) => to)
          return (
            <li key={node.id}>
              <NodeFace scene={scene} node={node} />
              <MoreButton scene={scene} node={node} at={at} inner={inner} />
              {next.length > 0 && (
                <ul>
                  {branch.nodes
                    .filter(({ id }) => next.includes(id))
                    .map((to) => (
                      <li key={to.id}>
                        <NodeFace scene={scene} node={{ ...to, part: 'exit' }} />
                      </li>
                    ))}
                </ul>
              )}
            </li>
          )
        })}
    </ul>
  )
}
