import { clsx } from 'clsx'
import type { WorkflowStatus } from '@saki/contracts/workflow'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { useMemo, useState } from 'react'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { branchesOf, endsOfAnyStep, goalOf, usualPath, type Move } from '../../flow/branches.ts'
import { FlowBoard } from '../../flow/FlowBoard.tsx'
import { keysTo, useOpenBranches } from '../../flow/openBranches.ts'
import type { StateFace } from '../../flow/stateFace.ts'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { caseStates } from './caseStates.ts'
import { GraphList } from './GraphList.tsx'
import { StageNote } from './StageNote.tsx'
import styles from './workflow.module.css'

interface GraphProps {
  flow: Workflow<TextKey>
  status: WorkflowStatus
  moves: readonly Move[]
}

/** The case on the usual path of its workflow: taken, current and possible states. The branch of the current state is open. */
export function Graph({ flow, status, moves }: GraphProps) {
  const { say } = useWords('workflow')
  const now = status.NEXT_STEP_CODE
  const states = useMemo(() => caseStates(flow, now, moves), [flow, now, moves])
  const open = useOpenBranches(keysTo(branchesOf(flow), [...usualPath(flow), ...endsOfAnyStep(flow)], now))
  const [opened, setOpened] = useState<string | undefined>()
  const underOf = useUnder(flow, status)
  const faceOf = (state: string): StateFace => ({
    at: states.atOf(state),
    turn: findState(flow, state)?.turn ?? 'none',
    under: underOf(state, states.atOf(state)),
    cases: 0,
  })
  return (
    <section className={clsx('card noprint', styles.graph)} aria-labelledby="graph">
      <div className="card-head wrap">
        <h2 id="graph">
          <Label k="workflow:screen.graph" />
        </h2>
        <Legend />
      </div>
      <FlowBoard
        flow={flow}
        open={open}
        faceOf={faceOf}
        isTaken={states.isTaken}
        isShown={(state) => states.atOf(state) !== 'missed'}
        onState={(state) => setOpened(state === opened ? undefined : state)}
      />
      {opened && <StageNote flow={flow} stateKey={opened} onClose={() => setOpened(undefined)} />}
      <p className={clsx('hint', styles.keys)}>{say('workflow:screen.graph.keys')}</p>
      <GraphList flow={flow} states={states} />
    </section>
  )
}

/** The time left, the date a state was passed, or that it is an end. Who acts in a state is said beside it. */
function useUnder(flow: Workflow<TextKey>, status: WorkflowStatus): (state: string, at: StateFace['at']) => string {
  const { say, language } = useWords('workflow')
  const daysLeft = useDaysLeft()
  return (state, at) => {
    if (at === 'now') return status.DAYS_LEFT === null ? say('workflow:screen.at.now') : daysLeft(status.DAYS_LEFT)
    if (at === 'missed') return say('workflow:screen.at.missed')
    if (at === 'done') {
      const date = status.STEPS.find((step) => step.GROUP === state && step.STATE === 'DONE')?.DATE
      return date ? legalDateText(date, language) : say('workflow:screen.at.done')
    }
    if (!findState(flow, state)?.end) return ''
    return say(state === goalOf(flow) ? 'workflow:screen.goal' : 'workflow:screen.anEnd')
  }
}

function Legend() {
  const { say } = useWords('workflow')
  return (
    <span className={clsx(styles.legend, 'row wrap gap-20 muted caption-size')}>
      <span className="inline-row gap-8">
        <i />
        {say('workflow:screen.at.done')}
      </span>
      <span className="inline-row gap-8">
        <i className="next-step" />
        {say('workflow:screen.at.now')}
      </span>
      <span className="inline-row gap-8">
        <i className={styles.dashed} />
        {say('workflow:screen.at.possible')}
      </span>
    </span>
  )
}
