import { legalDateOf } from '@saki/domain/dates/legalDate'

import { statesHolding } from '../caseState.ts'
import { NotDue } from '../domains/workflow/checkAction.ts'
import type { ProcessKey } from '../domains/workflow/recordAction.ts'
import { takeAction, type CompletedAct } from '../domains/workflow/takeAction.ts'
import type { Services } from '../services.ts'
import { closeDueIssues } from './closeIssues.ts'
import { dueQuery, type DueProcess } from './dueQuery.ts'

const PAGE = 500
/** Cases processed in parallel by one sweep. */
const PARALLEL = 4
/** More automatic steps than any case can have; more means that the workflow loops. */
const MOST_STEPS = 500

/** Result of one sweep. */
export interface DueRun {
  /** Number of times each action was taken, by `flow_id action`. */
  fired: Map<string, number>
  /** Processes whose action failed; they are due again at the next run. */
  failed: string[]
  /** False when `forMs` ended before everything was done. */
  done: boolean
}

/**
 * Takes every automatic action due up to the day of `now` in Jakarta, each exactly once and in a transaction of its own, also with
 * concurrent or killed runs. Several due days of one case are processed in order, each action dated by its own day. A case that fails is
 * logged with an alarm and tried again at the next run; the others go on.
 */
export async function runDue(
  services: Services,
  now: Date,
  { forMs = Infinity, onFired }: { forMs?: number; onFired?: (acted: CompletedAct) => void } = {},
): Promise<DueRun> {
  const today = legalDateOf(now)
  const began = performance.now()
  const run: DueRun = { fired: new Map(), failed: [], done: true }
  // What the system publishes that day appears in one issue; a case that none could take is published below with an issue of its own.
  run.failed.push(...(await closeDueIssues(services, now, (acted) => noteFired(run, acted, onFired))))
  let last: DueProcess | undefined
  for (;;) {
    const page = await dueQuery(services.db, today, statesHolding(), last, PAGE).execute()
    last = page.at(-1)
    const waiting = page.values()
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (const key of waiting) await runOne(services, key, now, run, onFired)
      }),
    )
    if (page.length < PAGE) return run
    if (performance.now() - began > forMs) return { ...run, done: false }
  }
}

async function runOne(
  services: Services,
  key: ProcessKey,
  now: Date,
  run: DueRun,
  onFired: ((acted: CompletedAct) => void) | undefined,
): Promise<void> {
  try {
    for (let steps = 0; ; steps += 1) {
      if (steps === MOST_STEPS) throw new Error(`more than ${MOST_STEPS} automatic actions in a row`)
      const acted = await fireOnce(services, key, now)
      if (!acted) return
      noteFired(run, acted, onFired)
      if (acted.firesOn === null || acted.firesOn > legalDateOf(now)) return
    }
  } catch (error) {
    const name = `${key.procTyp}-${key.procNbr}`
    run.failed.push(name)
    services.log.error({ alarm: 'timer_failed', process: name, err: error }, 'what is due could not be done')
  }
}

function noteFired(run: DueRun, acted: CompletedAct, onFired: ((acted: CompletedAct) => void) | undefined): void {
  const name = `${acted.flowId} ${acted.action}`
  run.fired.set(name, (run.fired.get(name) ?? 0) + 1)
  onFired?.(acted)
}

/** Takes one automatic action, and publishes its events after the commit. Undefined when it is not due any more. */
async function fireOnce(services: Services, key: ProcessKey, now: Date): Promise<CompletedAct | undefined> {
  try {
    return await takeAction(services, key, { action: null, role: 'system', actorId: null, now })
  } catch (error) {
    if (error instanceof NotDue) return undefined
    throw error
  }
}
