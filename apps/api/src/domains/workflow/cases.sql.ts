import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { PeriodRule } from '@saki/domain/workflow/periods'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin } from '../../access.ts'
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

/** SQL condition for the cases an asker may read: officers all, others their own and those of mandates. Needs the alias `application` a. */
export const mayRead = (asker: Session) => (asker.role === 'office' ? sql`true` : casesWithin(asker))

const select = (where: RawBuilder<unknown>) => sql<CaseProcess>`
  select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.application_id as "applicationId", a.owner_id as "ownerId", p.flow_id as "flowId",
         p.flow_version as "flowVersion", p.state, p.state_since as "stateSince", p.due_date as "dueDate", p.row_version as "rowVersion",
         p.fires_on as "firesOn", p.frozen_since as "frozenSince", a.filing_date as "filingDate", a.application_number as "applicationNumber", a.title, a.file_typ as "fileTyp", a.owner_names as "ownerNames",
         a.registration_nbr as "registrationNbr",
         (select f.file_id from stored_file f where f.application_id = a.application_id and f.specdoc_typ in ('GDI', 'ETK', 'GBP') and f.deleted_at is null
           order by f.view_typ, f.seq_num limit 1) as "imageId"
    from application a join process p on p.application_id = a.application_id
   where a.application_number is not null and ${where}`

/** The case of a file key with its own process, if the asker may read it. */
export async function findCaseProcess(db: Db, asker: Session, key: ApplicationKey): Promise<CaseProcess | undefined> {
  const { rows } =
    await select(sql`a.file_typ = ${key.fileTyp} and a.file_seq = ${key.fileSeq} and a.file_ser = ${key.fileSer}
    and a.file_nbr = ${key.fileNbr} and p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr and ${mayRead(asker)}`).execute(
      db,
    )
  return rows[0]
}

/** A process of a case the asker may read: the case's own or one under it. */
export async function findCaseOfProcess(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess | undefined> {
  const { rows } = await select(
    sql`p.proc_typ = ${key.procTyp} and p.proc_nbr = ${key.procNbr} and ${mayRead(asker)}`,
  ).execute(db)
  return rows[0]
}

/** A process under a case the asker may read; the case's own process is not found. */
export async function findChildProcess(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess | undefined> {
  const { rows } = await select(sql`p.proc_typ = ${key.procTyp} and p.proc_nbr = ${key.procNbr}
    and (p.proc_typ, p.proc_nbr) is distinct from (a.proc_typ, a.proc_nbr) and ${mayRead(asker)}`).execute(db)
  return rows[0]
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
  actorRole: 'applicant' | 'office' | 'system' | 'public'
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
const ofAction = sql`((o.proc_typ, o.proc_nbr, o.action_nbr) = (pa.proc_typ, pa.proc_nbr, pa.action_nbr)
  or (o.doc_typ = 'TT' and o.action_nbr is null and pa.action = any(${actionsOfEffect('issueReceipt')}::text[])))`

/** History of a process, oldest first. `readAt`: first reading by `readerId`. */
export async function listActions(db: Db, key: ProcessKey, readerId: number): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select pa.proc_typ as "procTyp", pa.proc_nbr as "procNbr", pa.action_nbr as "actionNbr", pa.action, pa.from_state as "fromState",
           pa.to_state as "toState", pa.prior_due_date as "priorDueDate", pa.due_date as "dueDate", pa.actor_role as "actorRole",
           pa.action_date as "actionDate", pa.captured_at as "capturedAt", pa.notes, d.doc_typ as "docTyp", d.title as "docTitle",
           d.doc_number as "docNumber", i.first_read_at as "readAt", i.user_id is not null as delivered,
           coalesce(i.unread, false) as unread, pa.ground, pa.undoes
      from process_action pa
      join process p using (proc_typ, proc_nbr)
      left join inbox_item i on i.user_id = ${readerId} and (i.proc_typ, i.proc_nbr, i.action_nbr) = (pa.proc_typ, pa.proc_nbr, pa.action_nbr)
      left join lateral (
        select o.doc_typ, o.title, o.doc_number from case_document o
         where o.application_id = p.application_id and ${ofAction}
         order by o.issued_at limit 1) d on true
     where pa.proc_typ = ${key.procTyp} and pa.proc_nbr = ${key.procNbr}
     order by pa.action_nbr`.execute(db)
  return rows
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

/** A period of the office with the first day it is in force. */
export interface DatedPeriod extends PeriodRule {
  validFrom: LegalDate
}

/** All periods of a workflow, past and future. */
export function listPeriods(
  db: Db,
  { flowId, flowVersion }: { flowId: string; flowVersion: number },
): Promise<DatedPeriod[]> {
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
