import { useId } from 'react'

import type { FlowBranch, Move } from './branches.ts'
import { pathOf, type BranchDrawing } from './branchDrawing.ts'
import styles from './flow.module.css'

interface BranchLinesProps {
  branch: FlowBranch
  layout: BranchDrawing
  isTaken: (move: Move) => boolean
}

/** The lines of a branch; those taken are drawn last, on top. */
export function BranchLines({ branch, layout, isTaken }: BranchLinesProps) {
  const tip = useId()
  const stateOf = (id: string) => branch.nodes.find((node) => node.id === id)?.state ?? id
  const lines = branch.edges.map(({ from, to }, at) => ({
    key: `${from}-${to}`,
    path: pathOf(layout.lines[at] ?? []),
    taken: isTaken({ from: stateOf(from), to: stateOf(to) }),
  }))
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      aria-hidden="true"
    >
      <defs>
        {(['taken', 'line'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${tip}${kind}`}
            viewBox="0 0 8 8"
            refX="7.5"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" className={styles[`${kind}tip`]} />
          </marker>
        ))}
      </defs>
      {lines
        .toSorted((a, b) => Number(a.taken) - Number(b.taken))
        .map(({ key, path, taken }) => (
          <path
            key={key}
            d={path}
            className={styles[taken ? 'taken' : 'line']}
            markerEnd={`url(#${tip}${taken ? 'taken' : 'line'})`}
          />
        ))}
    </svg>
  )
}
