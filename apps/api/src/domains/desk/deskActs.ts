import type { deskCalls } from '@saki/contracts/desk'
import { transact, type Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { freezeProcess, resumeProcess, setDue, undoLast, type OfficeWork } from '../workflow/officeWork.ts'
import type { ProcessKey, Recorded } from '../workflow/recordAction.ts'
import { publishActed, tellByMail } from '../workflow/takeAction.ts'
import { actedReply } from './insertAction.ts'
import { findOpenCase } from './openCase.sql.ts'

type Calls = typeof deskCalls
type ActCall = 'officeUndoAction' | 'officeFreeze' | 'officeResume' | 'officeSetDue'
type AskedAct = Pick<Asked<Calls[ActCall]>, 'body' | 'session' | 'services' | 'db' | 'now' | 'key'>

/** What the engine does with a process beside its workflow, once per key, told after the commit. Throws as the engine does. */
async function once(
  asked: AskedAct,
  call: ActCall,
  work: (tx: Db, key: ProcessKey, work: OfficeWork) => Promise<Recorded>,
) {
  const { body, session, services, db, now, key } = asked
  const process = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  let recorded: Recorded | undefined
  const reply = await transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call, request: body, now }, async () => {
      const place = await findOpenCase(tx, process)
      if (!place) throw new NotFound('process', process)
      if (place.isUnder) throw new ConflictError('ACTION_NOT_ALLOWED', 'letters and answers follow their case')
      const done = await work(tx, process, {
        actorId: session.userId,
        now,
        reason: body.REASON,
        rowVersion: body.ROW_VERSION,
      })
      await tellByMail(tx, services, done, now)
      recorded = done
      return actedReply(place, done)
    }),
  )
  if (recorded) await publishActed(services, recorded)
  return reply
}

export const officeUndoAction = (asked: Asked<Calls['officeUndoAction']>) =>
  once(asked, 'officeUndoAction', (tx, key, work) => undoLast(tx, key, { ...work, actionNbr: asked.body.ACTION_NBR }))

export const officeFreeze = (asked: Asked<Calls['officeFreeze']>) => once(asked, 'officeFreeze', freezeProcess)

export const officeResume = (asked: Asked<Calls['officeResume']>) => once(asked, 'officeResume', resumeProcess)

export const officeSetDue = (asked: Asked<Calls['officeSetDue']>) =>
  once(asked, 'officeSetDue', (tx, key, work) => setDue(tx, key, { ...work, due: asked.body.DUE_DATE }))
