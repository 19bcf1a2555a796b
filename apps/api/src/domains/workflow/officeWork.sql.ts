import { officeActions } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { notUndone } from '../../takenActions.sql.ts'
import type { ProcessKey } from './process.sql.ts'

/** A process of a case and its state before an action. */
export interface OpenCase extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  /** First letter of the number of its case. */
  fileTyp: string
  officerId: number | null
  /** Legal date of its last action that was not undone; officers' actions outside the workflow do not count. */
  lastDay: LegalDate | null
  /** Whether it is a letter or an answer, which follows the case above it. */
  isUnder: boolean
}

const beside = Object.keys(officeActions)

/** A case's own process or one below it. */
export function findOpenCase(db: Db, { procTyp, procNbr }: ProcessKey): Promise<OpenCase | undefined> {
  return tables(db)
    .selectFrom('process as p')
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .select([
      'p.procTyp',
      'p.procNbr',
      'p.flowId',
      'p.flowVersion',
      'p.state',
      'p.assignedTo as officerId',
      'a.fileTyp',
    ])
    .select((eb) => [
      eb('p.upperProcNbr', 'is not', null).$castTo<boolean>().as('isUnder'),
      eb
        .selectFrom('processAction as t')
        .select((t) => t.fn.max('t.actionDate').as('lastDay'))
        .whereRef('t.procTyp', '=', 'p.procTyp')
        .whereRef('t.procNbr', '=', 'p.procNbr')
        .where('t.action', 'not in', beside)
        .where(notUndone)
        .as('lastDay'),
    ])
    .where('p.procTyp', '=', procTyp)
    .where('p.procNbr', '=', procNbr)
    .executeTakeFirst()
}

export interface LastAction {
  actionNbr: number
  action: string
  fromState: string
  priorDueDate: LegalDate | null
  priorFiresOn: LegalDate | null
  /** Null in rows written before the column existed. */
  priorStateSince: Date | null
  isFirst: boolean
  /** Whether it was delivered to an inbox. */
  wasDelivered: boolean
  /** Whether it is an answer sent through the portal, which has a receipt. */
  wasSent: boolean
  actorRole: string
  capturedAt: Date
}

/** The last action of a process that was not undone, ignoring notes. */
export function findLastAction(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<LastAction | undefined> {
  const ofAction = (alias: string): RawBuilder<boolean> =>
    sql`(${sql.ref(alias)}.proc_typ, ${sql.ref(alias)}.proc_nbr, ${sql.ref(alias)}.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)`
  return tables(tx)
    .selectFrom('processAction as t')
    .select(['t.actionNbr', 't.action', 't.fromState', 't.priorDueDate', 't.priorFiresOn', 't.priorStateSince'])
    .select(['t.actorRole', 't.capturedAt'])
    .select((eb) => [
      eb('t.actionNbr', '=', 1).$castTo<boolean>().as('isFirst'),
      eb
        .exists(eb.selectFrom('inboxItem as i').select('i.userId').where(ofAction('i')))
        .$castTo<boolean>()
        .as('wasDelivered'),
      eb
        .exists(eb.selectFrom('letterAnswer as l').select('l.answerId').where(ofAction('l')))
        .$castTo<boolean>()
        .as('wasSent'),
    ])
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .where('t.undoes', 'is', null)
    .where('t.action', '<>', 'note')
    .where(notUndone)
    .orderBy('t.actionNbr', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the action was published in a closed issue of the gazette; such an action cannot be undone. */
export async function isJournalClosed(db: Db, { procTyp, procNbr }: ProcessKey, actionNbr: number): Promise<boolean> {
  const found = await sql`
    select 1 from gazette_entry e join gazette_issue i using (journal_code)
     where e.proc_typ = ${procTyp} and e.proc_nbr = ${procNbr} and e.action_nbr = ${actionNbr} and i.closed_at is not null`.execute(
    db,
  )
  return found.rows.length > 0
}

export interface Handover {
  oldOfficer: number | null
  newOfficer: number | null
  /** Null when the case was unassigned automatically. */
  changedBy: number | null
  reason: string
  now: Date
}

/** Assigns or unassigns a case and logs the change. */
export async function reassignCase(tx: Db, key: ProcessKey, handover: Handover): Promise<void> {
  const { newOfficer, now } = handover
  await tables(tx)
    .updateTable('process')
    .set({ assignedTo: newOfficer, assignedAt: newOfficer === null ? null : now })
    .where('procTyp', '=', key.procTyp)
    .where('procNbr', '=', key.procNbr)
    .execute()
  await logHandover(tx, key, handover)
}

/** Logs a change of the assigned officer without changing it. */
export async function logHandover(tx: Db, { procTyp, procNbr }: ProcessKey, handover: Handover): Promise<void> {
  const { oldOfficer, newOfficer, changedBy, reason, now } = handover
  await tables(tx)
    .insertInto('assignmentLog')
    .values({ procTyp, procNbr, changedAt: now, changedBy, oldOfficer, newOfficer, reason })
    .execute()
}
