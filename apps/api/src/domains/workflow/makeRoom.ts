import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'
import { lateRecording, type RecordedStep } from '@saki/domain/workflow/standingBack'
import { withRules } from '@saki/domain/workflow/periods'
import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { actionAt, workflowOfProcess } from '../../caseState.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { assertMayUndo } from './assertMayUndo.ts'
import { rulesOn } from './calendar.sql.ts'
import { lockForChange } from './checkAction.ts'
import { findOrigins } from './process.sql.ts'
import type { OpenCase } from './officeWork.sql.ts'
import { findProcessState } from './recordAction.ts'
import { listRecordedActions } from './recordedActions.sql.ts'
import { mailRecorded } from './takeAction.ts'
import { undoInCase } from './undoInCase.ts'

/** The officer's act that needs room. `undoFollowed`: the officer agreed to what is undone. */
interface LateAct {
  officerId: number
  officerRoles: readonly OfficeRole[]
  now: Date
  notes: string
  rowVersion?: number
  undoFollowed?: boolean
}

/**
 * Undoes what followed the day on which a paper was received, so that it can be recorded as of that day. Returns the version of the process
 * afterwards; that of the asker when nothing has to be undone. Throws NotFound, STALE_VERSION, and ACTION_NOT_ALLOWED with the list of what
 * would be undone unless the officer agreed to it; what the officer may not undo needs another one (`assertMayUndo`).
 */
export async function makeRoom(
  tx: Db,
  services: Services,
  key: OpenCase,
  action: string,
  receivedOn: LegalDate,
  act: LateAct,
): Promise<number | undefined> {
  if (receivedOn >= legalDateOf(act.now)) return act.rowVersion
  const process = await lockForChange(tx, key, { action, day: receivedOn }, act.rowVersion)
  const flow = withRules(workflowOfProcess(process), await rulesOn(tx, process.flowId, process.flowVersion, receivedOn))
  const history = await listRecordedActions(tx, process)
  const origins = await findOrigins(tx, process)
  const found = lateRecording(
    flow,
    action,
    { ...process, history },
    {
      day: receivedOn,
      isOwn: actionOf(flow, action)?.by !== 'public',
      basis: { filing: process.filingDate, ...origins },
      holidays: await holidaySet(tx),
    },
  )
  // The engine refuses what was not open on that day and says why.
  if (!found || found.undone.length === 0) return act.rowVersion
  const by = { userId: act.officerId, officeRoles: act.officerRoles }
  for (const step of found.undone) await assertMayUndo(tx, key, step.actionNbr, by)
  if (!act.undoFollowed) throw followed(process, found.undone)
  for (const step of found.undone) {
    const { rowVersion } = await findProcessState(tx, key)
    const work = { actorId: act.officerId, now: act.now, reason: act.notes, rowVersion }
    const undone = await undoInCase(tx, key, { ...work, actionNbr: step.actionNbr, ofSystem: true, goesOn: true })
    for (const one of undone) await mailRecorded(tx, services, one, act.now)
  }
  return (await findProcessState(tx, key)).rowVersion
}

function followed(
  position: { flowId: string; flowVersion: number; state: string },
  undone: readonly RecordedStep[],
): AppError {
  const acts = undone
    .map(({ action, day }) => `${say('id', actionAt(position, action).text)} (${legalDateText(day, 'id')})`)
    .join('; ')
  return new AppError('ACTION_NOT_ALLOWED', `followed by ${acts}`, {
    fields: [{ field: 'UNDO_FOLLOWED', message: 'refusals:followed', values: { acts } }],
  })
}
