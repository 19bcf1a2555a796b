import type { MandateRight, Power } from '@saki/domain/agents/mandate'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { statesAsking } from '../../caseState.ts'
import type { Holder } from './agents.sql.ts'

export interface MandateRecord {
  mandateId: number
  principalId: number
  principalName: string
  agentId: number
  agentName: string
  number: string | null
  rights: MandateRight[] | null
  patentId: string | null
  title: string | null
  power: Power
  documentId: string | null
  validFrom: LegalDate
  validTo: LegalDate | null
  createdAt: Date
  revokedAt: Date | null
}

/** Mandates a user gave or holds, newest first, at most 500. */
export async function listMandates(db: Db, userId: number): Promise<MandateRecord[]> {
  const { rows } = await sql<MandateRecord>`
    select m.mandate_id as "mandateId", m.principal_id as "principalId", p.full_name as "principalName", m.agent_user_id as "agentId",
           u.full_name as "agentName", g.consultant_nbr as number, m.rights, a.patent_id as "patentId", a.title, m.power,
           m.document_id as "documentId", m.valid_from as "validFrom", m.valid_to as "validTo", m.created_at as "createdAt",
           m.revoked_at as "revokedAt"
      from mandate m
      join app_user p on p.user_id = m.principal_id
      join app_user u on u.user_id = m.agent_user_id
      left join agent g on g.agent_code = u.agent_code
      left join application a on a.application_id = m.application_id
     where m.principal_id = ${userId} or m.agent_user_id = ${userId}
     order by m.created_at desc, m.mandate_id desc limit 500`.execute(db)
  return rows
}

/** The active account bound to an active consultant number (user type 6). */
export async function consultantAccount(db: Db, number: string): Promise<(Holder & { name: string }) | undefined> {
  const { rows } = await sql<Holder & { name: string }>`
    select u.user_id as "userId", u.email, u.locale, u.full_name as name from agent g join app_user u using (agent_code)
     where g.consultant_nbr = ${number} and g.is_active and u.user_typ = 6 and u.status = 'active'`.execute(db)
  return rows[0]
}

/** A numbered case of this owner. A filing without a number can be withdrawn, so no mandate refers to it. */
export async function numberedCase(db: Db, ownerId: number, patentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from application where patent_id = ${patentId} and owner_id = ${ownerId}`.execute(db)
  return rows[0]?.id
}

/** Whether the file belongs to this owner and is not deleted. */
export async function isOwnFile(db: Db, ownerId: number, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stored_file where file_id = ${fileId} and owner_id = ${ownerId} and deleted_at is null`.execute(db)
  return rows.length > 0
}

export interface NewMandate {
  principalId: number
  agentId: number
  rights: MandateRight[] | null
  caseId: number | null
  power: Power
  documentId: string | null
  validFrom: LegalDate
  validTo: LegalDate | null
  now: Date
}

export async function insertMandate(tx: Db, m: NewMandate): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mandate (principal_id, agent_user_id, rights, application_id, power, document_id, valid_from, valid_to, created_at)
    values (${m.principalId}, ${m.agentId}, ${m.rights}::text[], ${m.caseId}, ${m.power}, ${m.documentId}, ${m.validFrom}::date,
            ${m.validTo}::date, ${m.now}) returning mandate_id as id`.execute(tx)
  const made = rows[0]
  if (!made) throw new Error('mandate not inserted')
  return made.id
}

/** Copies unanswered letters with a running deadline to the consultant's inbox when the mandate covers their case. */
export async function copyOpenLetters(tx: Db, m: NewMandate, today: LegalDate): Promise<void> {
  await sql`
    insert into inbox_item (user_id, proc_typ, proc_nbr, action_nbr, delivered_at, on_behalf_of)
    select ${m.agentId}, i.proc_typ, i.proc_nbr, i.action_nbr, ${m.now}, i.user_id
      from inbox_item i
      join process_action pa using (proc_typ, proc_nbr, action_nbr)
      join process p using (proc_typ, proc_nbr)
      join application a on a.application_id = p.application_id
      join file_type t on t.file_typ = a.file_typ
     where i.user_id = ${m.principalId} and i.on_behalf_of is null and a.owner_id = ${m.principalId}
       and p.state = pa.to_state and p.due_date = pa.due_date and p.due_date >= ${today}::date
       and p.flow_id || ' ' || p.state = any(${statesAsking()}::text[])
       and mandate_covers(${m.rights}::text[], ${m.caseId}::bigint, t."right", a.application_id)
    on conflict (user_id, proc_typ, proc_nbr, action_nbr) do nothing`.execute(tx)
}

export interface Ended {
  mandateId: number
  principal: Holder & { name: string }
  agent: Holder & { name: string }
  /** False when it had ended before this call. */
  isNew: boolean
}

/** Ends a mandate this user gave or holds; an expired one is not changed. Undefined when there is no such mandate. */
export async function endMandateRow(
  tx: Db,
  mandateId: number,
  userId: number,
  now: Date,
  today: LegalDate,
): Promise<Ended | undefined> {
  const ended = await sql`
    update mandate set revoked_at = ${now}, revoked_by = ${userId}
     where mandate_id = ${mandateId} and (principal_id = ${userId} or agent_user_id = ${userId}) and revoked_at is null
       and coalesce(valid_to, 'infinity') >= ${today}::date`.execute(tx)
  const person = (
    alias: string,
  ) => sql`json_build_object('userId', ${sql.ref(`${alias}.user_id`)}, 'email', ${sql.ref(`${alias}.email`)},
    'locale', ${sql.ref(`${alias}.locale`)}, 'name', ${sql.ref(`${alias}.full_name`)})`
  const { rows } = await sql<Omit<Ended, 'isNew'>>`
    select m.mandate_id as "mandateId", ${person('p')} as principal, ${person('u')} as agent
      from mandate m join app_user p on p.user_id = m.principal_id join app_user u on u.user_id = m.agent_user_id
     where m.mandate_id = ${mandateId} and (m.principal_id = ${userId} or m.agent_user_id = ${userId})`.execute(tx)
  return rows[0] && { ...rows[0], isNew: ended.numAffectedRows === 1n }
}
