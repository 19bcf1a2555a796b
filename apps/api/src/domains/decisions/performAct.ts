import type { deskCalls } from '@saki/contracts/desk'
import { tables, type Db } from '@saki/db'
import type { Action } from '@saki/domain/workflow/definition'
import { say } from '@saki/texts/say'

import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import { bindScan } from '../documents/paperScan.sql.ts'
import { actionNamed, officersAct, type OfficersAct } from '../workflow/officersAct.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { actDetail } from './actDetail.ts'

/** An act at the desk as it is asked for. */
export type AskedAct = HandlerInput<(typeof deskCalls)['insertAction']>['body']

/**
 * Performs an act of the desk with its points. Reasons that were being written are done with. Throws NotFound, ACTION_NOT_ALLOWED, STALE_VERSION,
 * Invalid.
 */
export async function performAct(
  tx: Db,
  services: Services,
  body: AskedAct,
  by: Pick<OfficersAct, 'officerId' | 'officerRoles' | 'now'> & { detail?: Record<string, unknown> },
) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const openCase = await findOpenCase(tx, key)
  if (!openCase) throw new NotFound('process', key)
  const { action } = actionNamed(openCase, body.ACTION_TYP)
  const from = action.by === 'public' ? filedBy(body) : ''
  const detail = {
    ...(await actDetail(tx, openCase, action, body)),
    ...by.detail,
    ...(from && { FROM_NAME: from }),
    ...(isPaperOf(action) && (await scanOf(tx, key, body, by.officerId))),
  }
  const done = await officersAct(tx, services, key, {
    officerId: by.officerId,
    officerRoles: by.officerRoles,
    code: body.ACTION_TYP,
    actionDate: body.ACTION_DATE,
    now: by.now,
    notes: from ? [say('id', 'desk:paper.from', { name: from }), body.NOTES].join('\n').trim() : body.NOTES,
    detail,
    undoFollowed: body.UNDO_FOLLOWED === 'Y',
    ...(body.DUE_DATE !== undefined && { dueDate: body.DUE_DATE }),
    ...(body.ROW_VERSION !== undefined && { rowVersion: body.ROW_VERSION }),
  })
  if (action.points === 'reasons')
    await tables(tx)
      .deleteFrom('decisionDraft')
      .where('procTyp', '=', key.procTyp)
      .where('procNbr', '=', key.procNbr)
      .execute()
  return done
}

/** Name of the third party who filed a paper, as recorded by the officer. Throws Invalid without one, or without how it came in. */
function filedBy({ FROM_NAME, NOTES }: AskedAct): string {
  const faults = [
    ...(FROM_NAME ? [] : [{ field: 'FROM_NAME', message: 'desk:fault.paperFrom' }]),
    ...(NOTES.trim() === '' ? [{ field: 'NOTES', message: 'desk:fault.paperNotes' }] : []),
  ]
  if (!FROM_NAME || faults.length > 0) throw new Invalid(faults)
  return FROM_NAME
}

const isPaperOf = ({ by }: Action) => by === 'applicant' || by === 'public'

/** The scan of a paper as detail of its act; it becomes a document of the case. Without one `officersAct` refuses. Throws Invalid. */
async function scanOf(
  tx: Db,
  key: ProcessKey,
  { SCAN_ID }: AskedAct,
  officerId: number,
): Promise<{ SCAN_ID?: string }> {
  if (SCAN_ID === undefined) return {}
  if (!(await bindScan(tx, { fileId: SCAN_ID, officerId }, key)))
    throw new Invalid([{ field: 'SCAN_ID', message: 'desk:fault.scanUnusable' }])
  return { SCAN_ID }
}
