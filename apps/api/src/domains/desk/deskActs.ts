import type { deskCalls } from '@saki/contracts/desk'
import { transact, type Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { freezeProcess, resumeProcess, setDue, undoLast, type OfficeWork } from '../workflow/officeWork.ts'
import type { ProcessKey, Recorded } from '../workflow/recordAction.ts'
import { publishActed, mailRecorded } from '../workflow/takeAction.ts'
import { actedReply } from './insertAction.ts'
import { findOpenCase } from './openCase.sql.ts'

type Calls = typeof deskCalls
type ActCall = 'officeUndoAction' | 'officeFreeze' | 'officeResume' | 'officeSetDue'
type AskedAct = Pick<Asked<Calls[ActCall]>, 'body' | 'session' | 'services' | 'db' | 'now' | 'key'>

/**
 * Runs an action outside the workflow (undo, suspend, resume, set deadline) runOnce per key, and publishes it after the commit.
 * Throws NotFound, ACTION_NOT_ALLOWED for letters and answers, and as the engine does.
 */
async function runOnce(
  asked: AskedAct,
  call: ActCall,
  work: (tx: Db, key: ProcessKey, work: OfficeWork) => Promise<Recorded>,
) {
  const { body, session, services, db, now, key } = asked
  const process = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  let recorded: Recorded | undefined
  const reply = await transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call, request: body, now }, async () => {
      const openCase = await findOpenCase(tx, process)
      if (!openCase) throw new NotFound('process', process)
      if (openCase.isUnder) throw new ConflictError('ACTION_NOT_ALLOWED', 'letters and answers follow their case')
      const done = await work(tx, process, {
        actorId: session.userId,
        now,
        reason: body.REASON,
        rowVersion: body.ROW_VERSION,
      })
      await mailRecorded(tx, services, done, now)
      recorded = done
      return actedReply(openCase, done)
    }),
  )
  if (recorded) await publishActed(services, recorded)
  return reply
}

/** Undoes the last action of a case. */
export const officeUndoAction = (asked: Asked<Calls['officeUndoAction']>) =>
  runOnce(asked, 'officeUndoAction', (tx, key, work) =>
    undoLast(tx, key, { ...work, actionNbr: asked.body.ACTION_NBR }),
  )

/** Suspends a case: its deadline stops. */
export const officeFreeze = (asked: Asked<Calls['officeFreeze']>) => runOnce(asked, 'officeFreeze', freezeProcess)

/** Resumes a suspended case; its deadline moves by the days of the suspension. */
export const officeResume = (asked: Asked<Calls['officeResume']>) => runOnce(asked, 'officeResume', resumeProcess)

/** Sets the deadline of a case. */
export const officeSetDue = (asked: Asked<Calls['officeSetDue']>) =>
  runOnce(asked, 'officeSetDue', (tx, key, work) => setDue(tx, key, { ...work, due: asked.body.DUE_DATE }))
