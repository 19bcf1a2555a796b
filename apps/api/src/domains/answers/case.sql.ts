import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, type Asker } from '../../access.ts'
import type { Session } from '../../session.ts'
import { mayRead } from '../workflow/cases.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

/** A numbered case with its process and the snapshot of its filing. */
export interface AnswerableCase extends ProcessKey {
  applicationId: number
  ownerId: number
  applicationNumber: string
  fileTyp: string
  title: string
  formTyp: string
  formVersion: number
  snapshot: DraftData
  filingDate: LegalDate
  flowId: string
  flowVersion: number
  state: string
  dueDate: LegalDate | null
  frozenSince: LegalDate | null
  rowVersion: number
}

const columns = sql`a.application_id as "applicationId", a.owner_id as "ownerId", a.application_number as "applicationNumber", a.file_typ as "fileTyp", a.title,
  a.form_typ as "formTyp", a.form_version as "formVersion", a.snapshot, a.filing_date as "filingDate", p.proc_typ as "procTyp",
  p.proc_nbr as "procNbr", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.due_date as "dueDate",
  p.frozen_since as "frozenSince", p.row_version as "rowVersion"`

async function find(db: Db, where: RawBuilder<unknown>): Promise<AnswerableCase | undefined> {
  const { rows } = await sql<AnswerableCase>`
    select ${columns} from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number is not null and ${where}`.execute(db)
  return rows[0]
}

/** A case by number, if the asker may read it. */
export function findCaseByRef(db: Db, asker: Session, ref: CaseRef): Promise<AnswerableCase | undefined> {
  const named =
    ref.kind === 'number'
      ? sql`a.application_number = ${ref.applicationNumber}`
      : sql`a.submission_nbr = ${ref.submissionNbr}`
  return find(db, sql`${named} and ${mayRead(asker)}`)
}

/** A case by its own process, if the asker may read it. */
export function findCaseOfKey(db: Db, asker: Session, key: ProcessKey): Promise<AnswerableCase | undefined> {
  return find(db, sql`p.proc_typ = ${key.procTyp} and p.proc_nbr = ${key.procNbr} and ${mayRead(asker)}`)
}

/** A case by its own process and owner, without a check of the asker. */
export function findCaseOfOwner(db: Db, ownerId: number, key: ProcessKey): Promise<AnswerableCase | undefined> {
  return find(db, sql`p.proc_typ = ${key.procTyp} and p.proc_nbr = ${key.procNbr} and a.owner_id = ${ownerId}`)
}

/**
 * Cases of the asker and clients that are in one of the `waiting` states (`flow state`) or have one of the `asking` actions
 * (`flow action`), which can be answered without stopping the case. Nearest deadline first, at most 200.
 */
export async function listCasesAt(
  db: Db,
  asker: Asker,
  { waiting, asking }: { waiting: readonly string[]; asking: readonly string[] },
): Promise<AnswerableCase[]> {
  const { rows } = await sql<AnswerableCase>`
    select ${columns} from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where ${casesWithin(asker)} and a.application_number is not null
       and (p.flow_id || ' ' || p.state = any(${waiting}::text[])
         or exists (select from process_action t where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr
                     and p.flow_id || ' ' || t.action = any(${asking}::text[])))
     order by p.due_date nulls last, a.application_id limit 200`.execute(db)
  return rows
}

/** Cases with an answer not examined yet, newest answer first, at most 200. */
export async function listCasesAnswered(db: Db, asker: Asker): Promise<(AnswerableCase & { letterNbr: number })[]> {
  const { rows } = await sql<AnswerableCase & { letterNbr: number }>`
    select ${columns}, l.letter_nbr as "letterNbr"
      from application a
      join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      join letter_answer l on l.application_id = a.application_id
      join process answer on answer.proc_typ = l.answer_proc_typ and answer.proc_nbr = l.answer_proc_nbr
     where ${casesWithin(asker)} and a.application_number is not null and answer.state = 'received'
     order by l.sent_at desc limit 200`.execute(db)
  return rows
}
