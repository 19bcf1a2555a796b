import { clsx } from 'clsx'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { branchesOf, endsOfAnyStep, usualPath } from '../../flow/branches.ts'
import { FlowBoard } from '../../flow/FlowBoard.tsx'
import { everyKey, type OpenBranches } from '../../flow/openBranches.ts'
import type { StateFace } from '../../flow/stateFace.ts'
import { TurnMark } from '../../flow/StateName.tsx'
import { usePeriodText } from '../../flow/usePeriodText.ts'
import { useUsualTimes } from '../../flow/usualTimes.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { MapRow } from './mapRows.ts'
import type { StateFacts } from './MapTable.tsx'
import styles from './workflowMap.module.css'

interface MapGraphProps {
  flow: Workflow<TextKey>
  rows: readonly MapRow[]
  states: readonly StateFacts[]
  open: OpenBranches
  /** Called on Enter on a state; opens its row in the table. */
  onState: (state: string) => void
}

const turns = ['applicant', 'office', 'public'] as const

/** A workflow as its usual path, with branches to open; the table below says the same. */
export function MapGraph({ flow, rows, states, open, onState }: MapGraphProps) {
  const { say } = useWords('viewer')
  const periodText = usePeriodText()
  const usualTime = useUsualTimes()
  const faceOf = (key: string): StateFace => {
    const rule = rows.find((row) => row.key === key)?.times[0]
    return {
      at: 'plain',
      turn: findState(flow, key)?.turn ?? 'none',
      usual: usualTime(flow.id, key),
      under: rule ? periodText(rule) : '',
      cases: states.find(({ STATE }) => STATE === key)?.CASES ?? 0,
    }
  }
  return (
    <section className="card" aria-labelledby="usual">
      <div className={clsx('card-head', styles.head)}>
        <h2 id="usual">
          <Label k="viewer:map.usual" />
        </h2>
        <span className="row wrap gap-16 row-gap-4 muted caption-size">
          {say('viewer:map.turns')}
          {turns.map((turn) => (
            <TurnMark key={turn} turn={turn} />
          ))}
        </span>
        <Button
          look="act"
          icon={open.isAny ? 'chevron-up' : 'branch'}
          onClick={() => open.set(open.isAny ? [] : everyBranch(flow))}
        >
          {say(open.isAny ? 'viewer:map.closeAll' : 'viewer:map.openAll')}
        </Button>
      </div>
      <FlowBoard flow={flow} open={open} faceOf={faceOf} onState={onState} />
      <p className={clsx('hint hairline-above', styles.keys)}>{say('viewer:map.keys')}</p>
    </section>
  )
}

/** Keys of all branches of a workflow. */
export function everyBranch(flow: Workflow<TextKey>): string[] {
  return everyKey(branchesOf(flow), [...usualPath(flow), ...endsOfAnyStep(flow)])
}
