import { clsx } from 'clsx'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import layouts from 'virtual:flow-layouts'

import { Icon } from '../ui/icons/Icon.tsx'
import { useTerm, useWords } from '../ui/useWords.ts'
import { neighbour, type Direction } from './branchDrawing.ts'
import { branchesOf, endsOfAnyStep, usualPath, type FlowBranch, type Move } from './branches.ts'
import { BranchPanel, type BoardScene } from './BranchPanel.tsx'
import styles from './flow.module.css'
import type { OpenBranches } from './openBranches.ts'
import type { StateFace } from './stateFace.ts'
import { CaseCount, StateName, TurnMark } from './StateName.tsx'
import { UsualText } from './UsualText.tsx'

interface FlowBoardProps {
  flow: Workflow<TextKey>
  open: OpenBranches
  faceOf: (state: string) => StateFace
  isTaken?: (move: Move) => boolean
  /** Branches and ends that are left out have nothing to do with the case. */
  isShown?: (state: string) => boolean
  onState: (state: string) => void
}

const always = () => true
const never = () => false

/** The usual path of a workflow from left to right; each step opens its branches below. Arrow keys move between the states. */
export function FlowBoard({ flow, open, faceOf, isTaken = never, isShown = always, onState }: FlowBoardProps) {
  const { say } = useWords('viewer')
  const board = useRef<HTMLDivElement>(null)
  const path = useMemo(() => usualPath(flow), [flow])
  const all = useMemo(() => branchesOf(flow), [flow])
  const branches = all.filter(({ nodes }) => nodes.some(({ state, part }) => part === 'state' && isShown(state)))
  const anyStep = endsOfAnyStep(flow).filter(isShown)
  const scene: BoardScene = {
    flow,
    path,
    branches,
    layouts: layouts[`${flow.id}@${flow.version}`] ?? {},
    open,
    faceOf,
    isTaken,
    onState,
    onKeyDown: (event) => moveFocus(event, board.current),
  }
  return (
    <div ref={board} role="group" aria-label={say('viewer:map.usual')} className={styles.board}>
      <ol className={styles.spine} style={{ gridTemplateColumns: `repeat(${path.length}, minmax(0, 1fr))` }}>
        {path.map((state, index) => (
          <Step key={state} scene={scene} state={state} step={index + 1} />
        ))}
      </ol>
      {anyStep.length > 0 && <AnyStep scene={scene} states={anyStep} />}
    </div>
  )
}

/** A step of the usual path, the button of its branches, and its open branch. */
function Step({ scene, state: key, step }: { scene: BoardScene; state: string; step: number }) {
  const { say } = useWords('viewer')
  const state = findState(scene.flow, key)
  const branch = scene.branches.find(({ origin }) => origin === key)
  if (!state) return null
  const face = scene.faceOf(key)
  const isTakenOn = step < scene.path.length && scene.isTaken({ from: key, to: scene.path[step] ?? '' })
  return (
    <li className={clsx(styles.item, 'contents')}>
      <div
        className={clsx(
          styles.cell,
          styles[face.at],
          styles[state.turn],
          isTakenOn && styles.takenon,
          'stack align-start gap-4 relative',
        )}
      >
        <span
          className={clsx(styles.dot, 'round text-plain centered relative below-8 surface small strong')}
          aria-hidden="true"
        >
          {face.at === 'done' ? <Icon name="check" size={16} /> : step}
        </span>
        <button
          type="button"
          data-state={key}
          aria-current={face.at === 'now' ? 'step' : undefined}
          className={clsx(styles.open, 'unpadded text-plain bare text-start')}
          onKeyDown={scene.onKeyDown}
          onClick={() => scene.onState(key)}
        >
          <StateName state={state} />
        </button>
        {!state.end && <TurnMark turn={state.turn} />}
        {face.usual && (
          <span className="small">
            <UsualText usual={face.usual} as="time" />
          </span>
        )}
        {face.under && (
          <span className={clsx(styles.time, 'small')}>
            <bdi>{face.under}</bdi>
          </span>
        )}
        {face.cases > 0 && (
          <span className="text-link caption-size strong">{say('viewer:map.here', { count: face.cases })}</span>
        )}
        {branch && <BranchButton scene={scene} branch={branch} />}
      </div>
      {branch && scene.open.has(key) && <BranchPanel scene={scene} branch={branch} at={key} />}
    </li>
  )
}

/** Names the first states of a branch and tells how many more there are. */
function BranchButton({ scene, branch }: { scene: BoardScene; branch: FlowBranch }) {
  const { say } = useWords('viewer')
  const term = useTerm()
  const isOpen = scene.open.has(branch.origin)
  const states = branch.nodes.filter(({ part }) => part === 'state').map(({ state }) => state)
  const [first, ...others] = branch.edges
    .filter(({ from }) => from === branch.origin)
    .map(({ to }) => to)
    .filter((to) => states.includes(to))
  const cases = states.reduce((sum, state) => sum + scene.faceOf(state).cases, 0)
  const state = first === undefined ? undefined : findState(scene.flow, first)
  if (!state) return null
  const { term: name, caption } = term(state.text)
  return (
    <button
      type="button"
      className={clsx(
        styles.branches,
        'text-plain flex align-start gap-8 full-width surface text-start caption-size strong',
      )}
      aria-expanded={isOpen}
      onClick={() => scene.open.toggle(branch.origin)}
    >
      <Icon name={isOpen ? 'chevron-up' : 'branch'} size={16} />
      <span className="grow">
        <bdi>{caption ?? name}</bdi>
        {others.length > 0 && (
          <span className="block muted regular">{say('viewer:map.others', { count: others.length })}</span>
        )}
      </span>
      {cases > 0 && <CaseCount count={cases} />}
    </button>
  )
}

/** Ends that the applicant can choose in several steps. */
function AnyStep({ scene, states }: { scene: BoardScene; states: readonly string[] }) {
  const { say } = useWords('viewer')
  return (
    <div className={clsx(styles.anystep, 'hairline-above')}>
      <p className="flex wrap align-baseline gap-12 row-gap-4 muted small">
        {say('viewer:map.anyStep')}{' '}
        {states.map((key) => {
          const state = findState(scene.flow, key)
          const face = scene.faceOf(key)
          const hasBranch = scene.branches.some(({ origin }) => origin === key)
          return (
            state && (
              <span key={key} className={clsx(styles.anyend, 'inline-row align-baseline gap-12')}>
                <button
                  type="button"
                  data-state={key}
                  className={clsx(styles.open, styles[face.at], 'unpadded text-plain bare text-start')}
                  onKeyDown={scene.onKeyDown}
                  onClick={() => scene.onState(key)}
                >
                  <StateName state={state} />
                  {face.cases > 0 && <CaseCount count={face.cases} />}
                </button>
                {hasBranch && (
                  <button
                    type="button"
                    className="text-button"
                    aria-expanded={scene.open.has(key)}
                    onClick={() => scene.open.toggle(key)}
                  >
                    <Icon name={scene.open.has(key) ? 'chevron-up' : 'chevron-down'} size={16} />
                    {say('viewer:map.remedies')}
                  </button>
                )}
              </span>
            )
          )
        })}
      </p>
      {scene.branches
        .filter(({ origin }) => states.includes(origin) && scene.open.has(origin))
        .map((branch) => (
          <BranchPanel key={branch.origin} scene={scene} branch={branch} at={branch.origin} />
        ))}
    </div>
  )
}

const directions: Record<string, Direction> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowUp: 'up',
}

/** Moves the focus to the state that is nearest in the direction of an arrow key. */
function moveFocus(event: KeyboardEvent, board: HTMLElement | null): void {
  const direction = directions[event.key]
  const states = [...(board?.querySelectorAll<HTMLElement>('[data-state]') ?? [])].filter(
    (each) => each.offsetParent !== null,
  )
  const from = states.findIndex((each) => each === document.activeElement)
  if (!direction || from < 0) return
  const to = neighbour(
    states.map((each) => each.getBoundingClientRect()),
    from,
    direction,
  )
  if (to === undefined) return
  event.preventDefault()
  states[to]?.focus()
}
