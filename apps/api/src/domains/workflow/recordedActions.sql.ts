import { tables, type Db } from '@saki/db'
import { workflowOf } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'
import type { RecordedStep } from '@saki/domain/workflow/standingBack'
import { sql, type RawBuilder } from 'kysely'

import { notUndone, postedDay } from '../../takenActions.sql.ts'
import type { ProcessKey } from './process.sql.ts'

const wasSent: RawBuilder<boolean> = sql`exists (
  select from letter_answer l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr))`

const noticedDay: RawBuilder<LegalDate> = sql`greatest(t.action_date, ${postedDay})`

/**
 * Actions of a process that were not undone, oldest first, without notes. Payments, answers sent through the portal, acts of the Appeal
 * Commission and resuming cannot be undone.
 */
export async function listRecordedActions(
  db: Db,
  { procTyp, procNbr, flowId, flowVersion }: ProcessKey & { flowId: string; flowVersion: number },
): Promise<RecordedStep[]> {
  const flow = workflowOf(flowId, flowVersion)
  const rows = await tables(db)
    .selectFrom('processAction as t')
    .select(['t.actionNbr', 't.action', 't.actionDate as day', 't.fromState', 't.toState', 't.actorRole'])
    .select(noticedDay.as('noticedOn'))
    .select(['t.priorDueDate as priorDue', 't.priorFiresOn', wasSent.as('wasSent')])
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .where('t.undoes', 'is', null)
    .where('t.action', '<>', 'note')
    .where(notUndone)
    .orderBy('t.actionNbr')
    .execute()
  return rows.map(({ actorRole, wasSent: isSent, ...row }) => {
    const isAutomatic = flow !== undefined && actionOf(flow, row.action)?.auto === true
    const isOurs = actorRole !== 'commission' && (actorRole !== 'system' || isAutomatic)
    return { ...row, canBeUndone: row.actionNbr > 1 && isOurs && !isSent && row.action !== 'resume' }
  })
}
