import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { KeptRule } from '@saki/domain/workflow/keptRule'
import type { PeriodRule } from '@saki/domain/workflow/periods'
import { sql, type RawBuilder } from 'kysely'

import { casesReadable } from '../../access.ts'
import { casePicture } from '../../casePicture.sql.ts'
import { actionsOfEffect } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import type { ProcessKey, ProcessRow } from './process.sql.ts'

/** A process with the data of its case, for the workflow calls. */
export interface CaseProcess extends ProcessRow {
  applicationNumber: string
  title: string
  fileTyp: string
  ownerNames: string
  registrationNbr: string | null
  imageId: string | null
}

export interface ApplicationKey {
  fileNbr: number
  fileSeq: string
  fileTyp: string
  fileSer: number
}

/** Processes of numbered cases with the data of the case. */
const caseProcesses = (db: Db, where: RawBuilder<boolean>) =>
  tables(db)
    .selectFrom('application as a')
    .innerJoin('process as p', 'p.applicationId', 'a.applicationId')
    .select(['p.procTyp', 'p.procNbr', 'p.applicationId', 'a.ownerId', 'p.flowId', 'p.flowVersion', 'p.state'])
    .select(['p.stateSince', 'p.dueDate', 'p.rowVersion', 'p.firesOn', 'p.frozenSince', 'a.filingDate'])
    .select(['a.applicationNumber', 'a.title', 'a.fileTyp', 'a.ownerNames', 'a.registrationNbr'])
    .select(casePicture(sql`a.application_id`).as('imageId'))
    .where('a.applicationNumber', 'is not', null)
    .where(where)
    .$narrowType<{ applicationNumber: string }>()

/** The case of a file key with its own process, if the asker may read it. */
export function findCaseProcess(db: Db, asker: Session, key: ApplicationKey): Promise<CaseProcess | undefined> {
  return caseProcesses(db, casesReadable(asker))
    .where('a.fileTyp', '=', key.fileTyp)
    .where('a.fileSeq', '=', key.fileSeq)
    .where('a.fileSer', '=', key.fileSer)
    .where('a.fileNbr', '=', key.fileNbr)
    .whereRef('p.procTyp', '=', 'a.procTyp')
    .whereRef('p.procNbr', '=', 'a.procNbr')
    .executeTakeFirst()
}

/** The same for its processes: what another person asked for in a case is read by that person and the office alone. */
const mayReadProcess = (asker: Session): RawBuilder<boolean> =>
  asker.role === 'office' ? sql`true` : sql`${casesReadable(asker)} and (p.party_id is null or p.party_id = a.owner_id)`

/** A process of a case the asker may read: the case's own or one under it. */
export function findCaseOfProcess(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess | undefined> {
  return caseProcesses(db, mayReadProcess(asker))
    .where('p.procTyp', '=', key.procTyp)
    .where('p.procNbr', '=', key.procNbr)
    .executeTakeFirst()
}

/** A process under a case the asker may read; the case's own process is not found. */
export function findChildProcess(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess | undefined> {
  const isChild: RawBuilder<boolean> = sql`(p.proc_typ, p.proc_nbr) is distinct from (a.proc_typ, a.proc_nbr)`
  return caseProcesses(db, mayReadProcess(asker))
    .where('p.procTyp', '=', key.procTyp)
    .where('p.procNbr', '=', key.procNbr)
    .where(isChild)
    .executeTakeFirst()
}

export interface ActionRow {
  procTyp: string
  procNbr: number
  actionNbr: number
  action: string
  fromState: string
  toState: string
  priorDueDate: LegalDate | null
  dueDate: LegalDate | null
  /** Rule that made the deadline; null for one set by hand or kept, and in older histories. */
  dueRule: KeptRule | null
  actorRole: 'applicant' | 'office' | 'commission' | 'system' | 'public'
  actionDate: LegalDate
  capturedAt: Date
  notes: string
  docTyp: string | null
  docTitle: string | null
  docNumber: string | null
  readAt: Date | null
  delivered: boolean
  unread: boolean
  /** Article stored when the action was recorded; empty in migrated histories. */
  ground: string
  /** Number of the action that this one undid. */
  undoes: number | null
}

/** Letters have the number of their action; a receipt without one belongs to the action of the paid filing. */
const ofAction: RawBuilder<boolean> = sql`((o.proc_typ, o.proc_nbr, o.action_nbr) = (pa.proc_typ, pa.proc_nbr, pa.action_nbr)
  or (o.doc_typ = 'TT' and o.action_nbr is null and pa.action = any(${actionsOfEffect('issueReceipt')}::text[])))`

/** History of a process, oldest first. `readAt`: first reading by `readerId`. */
export function listActions(db: Db, key: ProcessKey, readerId: number): Promise<ActionRow[]> {
  return tables(db)
    .selectFrom('processAction as pa')
    .innerJoin('process as p', (join) =>
      join.onRef('p.procTyp', '=', 'pa.procTyp').onRef('p.procNbr', '=', 'pa.procNbr'),
    )
    .leftJoin('inboxItem as i', (join) =>
      join
        .on('i.userId', '=', readerId)
        .onRef('i.procTyp', '=', 'pa.procTyp')
        .onRef('i.procNbr', '=', 'pa.procNbr')
        .onRef('i.actionNbr', '=', 'pa.actionNbr'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('caseDocument as o')
          .select(['o.docTyp', 'o.title', 'o.docNumber'])
          .whereRef('o.applicationId', '=', 'p.applicationId')
          .where(ofAction)
          .orderBy('o.issuedAt')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['pa.procTyp', 'pa.procNbr', 'pa.actionNbr', 'pa.action', 'pa.fromState', 'pa.toState', 'pa.priorDueDate'])
    .select(['pa.dueDate', 'pa.actorRole', 'pa.actionDate', 'pa.capturedAt', 'pa.notes', 'pa.ground', 'pa.undoes'])
    .select(['d.docTyp', 'd.title as docTitle', 'd.docNumber', 'i.firstReadAt as readAt'])
    .select((eb) => [
      eb.ref('pa.dueRule').$castTo<KeptRule | null>().as('dueRule'),
      eb('i.userId', 'is not', null).$castTo<boolean>().as('delivered'),
      eb.fn.coalesce('i.unread', eb.lit(false)).as('unread'),
    ])
    .where('pa.procTyp', '=', key.procTyp)
    .where('pa.procNbr', '=', key.procNbr)
    .orderBy('pa.actionNbr')
    .execute()
}

/** Number of the latest action of this kind in a process. */
export async function findLastActionNbr(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
  action: string,
): Promise<number | undefined> {
  const last = await tables(db)
    .selectFrom('processAction')
    .select('actionNbr')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('action', '=', action)
    .orderBy('actionNbr', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.actionNbr
}

/** All periods of a workflow, past and future. */
export function listPeriods(
  db: Db,
  { flowId, flowVersion }: { flowId: string; flowVersion: number },
): Promise<PeriodRule[]> {
  return tables(db)
    .selectFrom('deadlineRule')
    .select(['action', 'part', 'months', 'calendarDays', 'workingDays', 'ground', 'validFrom'])
    .where('flowId', '=', flowId)
    .where('flowVersion', '=', flowVersion)
    .execute()
}

/** Days off of years whose calendar is not decreed yet. */
export async function listProvisional(db: Db): Promise<LegalDate[]> {
  const rows = await tables(db)
    .selectFrom('holiday')
    .select('day')
    .where('provisional', '=', true)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/** The letter of a letter process; undefined for other processes. */
export function findLetterKey(db: Db, key: ProcessKey) {
  return tables(db)
    .selectFrom('process as c')
    .innerJoin('letter as l', (join) =>
      join
        .onRef('l.procTyp', '=', 'c.upperProcTyp')
        .onRef('l.procNbr', '=', 'c.upperProcNbr')
        .onRef('l.actionNbr', '=', 'c.upperActionNbr'),
    )
    .select(['l.offidocOri as ori', 'l.offidocSer as ser', 'l.offidocNbr as nbr', 'l.letterId', 'l.title'])
    .select(['l.docNumber', 'l.dueDate'])
    .where('c.procTyp', '=', key.procTyp)
    .where('c.procNbr', '=', key.procNbr)
    .where('c.flowId', '=', 'office-letter')
    .executeTakeFirst()
}

/** The action of the parent process that a process belongs to; undefined for a case's own process. */
export function findUpper(db: Db, { procTyp, procNbr }: ProcessKey) {
  return tables(db)
    .selectFrom('process')
    .select(['upperProcTyp as procTyp', 'upperProcNbr as procNbr', 'upperActionNbr as actionNbr'])
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .where('upperProcNbr', 'is not', null)
    .$narrowType<{ procTyp: string; procNbr: number; actionNbr: number }>()
    .executeTakeFirst()
}
