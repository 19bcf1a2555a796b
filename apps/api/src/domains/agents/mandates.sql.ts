import type { Power } from '@saki/domain/agents/mandate'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { tables, type Db } from '@saki/db'
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
  rights: string[] | null
  applicationNumber: string | null
  title: string | null
  power: Power
  documentId: string | null
  validFrom: LegalDate
  validTo: LegalDate | null
  createdAt: Date
  revokedAt: Date | null
}

/** Mandates a user gave or holds, newest first, at most 500. */
export function listMandates(db: Db, userId: number): Promise<MandateRecord[]> {
  return tables(db)
    .selectFrom('mandate as m')
    .innerJoin('appUser as p', 'p.userId', 'm.principalId')
    .innerJoin('appUser as u', 'u.userId', 'm.agentUserId')
    .leftJoin('agent as g', 'g.agentCode', 'u.agentCode')
    .leftJoin('application as a', 'a.applicationId', 'm.applicationId')
    .select(['m.mandateId', 'm.principalId', 'p.fullName as principalName', 'm.agentUserId as agentId'])
    .select([
      'u.fullName as agentName',
      'g.consultantNbr as number',
      'm.rights',
      'a.applicationNumber',
      'a.title',
      'm.power',
    ])
    .select(['m.documentId', 'm.validFrom', 'm.validTo', 'm.createdAt', 'm.revokedAt'])
    .where((eb) => eb.or([eb('m.principalId', '=', userId), eb('m.agentUserId', '=', userId)]))
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.mandateId', 'desc')
    .limit(500)
    .$narrowType<{ rights: string[] | null; validFrom: LegalDate; validTo: LegalDate | null }>()
    .execute()
}

/** The active account bound to an active consultant number (user type 6). */
export function consultantAccount(db: Db, number: string): Promise<(Holder & { name: string }) | undefined> {
  return tables(db)
    .selectFrom('agent as g')
    .innerJoin('appUser as u', 'u.agentCode', 'g.agentCode')
    .select(['u.userId', 'u.email', 'u.locale', 'u.fullName as name'])
    .where('g.consultantNbr', '=', number)
    .where('g.isActive', '=', true)
    .where('u.userTyp', '=', 6)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
}

/** A numbered case of this owner. A filing without a number can be withdrawn, so no mandate refers to it. */
export async function numberedCase(db: Db, ownerId: number, applicationNumber: string): Promise<number | undefined> {
  const found = await tables(db)
    .selectFrom('application')
    .select('applicationId')
    .where('applicationNumber', '=', applicationNumber)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return found?.applicationId
}

/** Whether the file belongs to this owner and is not deleted. */
export async function isOwnFile(db: Db, ownerId: number, fileId: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('storedFile')
    .select('fileId')
    .where('fileId', '=', fileId)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export interface NewMandate {
  principalId: number
  agentId: number
  rights: string[] | null
  caseId: number | null
  power: Power
  documentId: string | null
  validFrom: LegalDate
  validTo: LegalDate | null
  now: Date
}

export async function insertMandate(tx: Db, { agentId, caseId, now, ...mandate }: NewMandate): Promise<number> {
  const made = await tables(tx)
    .insertInto('mandate')
    .values({ ...mandate, agentUserId: agentId, applicationId: caseId, createdAt: now })
    .returning('mandateId')
    .executeTakeFirstOrThrow()
  return made.mandateId
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
