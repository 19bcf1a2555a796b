import type { Db } from '@saki/db'
import { needsSecondOfficer } from '@saki/domain/decisions/secondOfficer'
import type { Action } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'

import { stateAt } from '../../caseState.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { listSecondOfficer } from '../workflow/decisionRules.sql.ts'
import type { OfficersAct } from '../workflow/officersAct.ts'
import type { OpenCase } from '../workflow/officeWork.sql.ts'
import { findProcessState } from '../workflow/recordAction.ts'
import { findActProposal, insertActProposal } from './actProposal.sql.ts'
import { performAct, type AskedAct } from './performAct.ts'

/** Whether an act is proposed and approved by a second officer: emergency extensions always, other decisions as the office set it. */
export async function needsSecond(db: Db, action: Action): Promise<boolean> {
  return needsSecondOfficer(action, await listSecondOfficer(db))
}

/**
 * Stores an act for a second officer with the words it will send, after trying it: what could not be done now is not proposed. Throws as the act does, and ACTION_NOT_ALLOWED
 * while another proposal is open.
 */
export async function proposeAct(
  tx: Db,
  services: Services,
  { openCase, action, body }: { openCase: OpenCase; action: string; body: AskedAct },
  by: Pick<OfficersAct, 'officerId' | 'officerRoles' | 'now'>,
) {
  if (await findActProposal(tx, openCase)) throw refusedAct('refusals:openAct')
  const { rowVersion, dueDate } = await findProcessState(tx, openCase)
  await sql`savepoint tried`.execute(tx)
  const { said } = await performAct(tx, services, body, by)
  await sql`rollback to savepoint tried`.execute(tx)
  const PROPOSAL_ID = await insertActProposal(tx, openCase, {
    action,
    request: body,
    said,
    rowVersion,
    proposedBy: by.officerId,
    proposedAt: by.now,
  })
  return { err: '' as const, ACTION_NBR: 0, STATUS_CODE: stateAt(openCase).code, DUE_DATE: dueDate, PROPOSAL_ID }
}

export const refusedAct = (
  message: 'refusals:openAct' | 'refusals:ownProposal' | 'refusals:movedAct' | 'refusals:wordlessAct',
) => new AppError('ACTION_NOT_ALLOWED', message, { fields: [{ field: 'PROPOSAL_ID', message }] })
