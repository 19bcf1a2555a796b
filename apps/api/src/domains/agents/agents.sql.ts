import type { AgentForm } from '@saki/contracts/agents'
import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

/** The active consultant with this number in the built-in register; public fields only. */
export function agentByNumber(db: Db, number: string) {
  return tables(db)
    .selectFrom('agent')
    .select([
      'agentCode as AGENT_CODE',
      'agentName as AGENT_NAME',
      'frontTitle as FRONT_TITLE',
      'backTitle as BACK_TITLE',
    ])
    .select([
      'officeName as OFFICE_NAME',
      'officeTelp as OFFICE_TELP',
      'officeEmail as OFFICE_EMAIL',
      'addrStreet as ADDR_STREET',
    ])
    .select(['zipcode as ZIPCODE', 'stateCode as STATE_CODE', 'cityCode as CITY_CODE', 'consultantNbr as NOTES'])
    .where('consultantNbr', '=', number)
    .where('isActive', '=', true)
    .executeTakeFirst()
}
export type AgentRow = NonNullable<Awaited<ReturnType<typeof agentByNumber>>>

export interface AgentUser {
  userId: number
  notes: string
  agentCode: number | null
  request: RequestRow | null
}

export interface RequestRow {
  number: string
  requestedAt: string
  decidedAt: string | null
  granted: boolean | null
  reason: string
}

/** Consultant data of an account: its number (the register's once bound), its agent code, and its newest request. */
export async function agentUser(db: Db, userId: number): Promise<AgentUser | undefined> {
  const found = await sql<AgentUser>`
    select u.user_id as "userId", coalesce(g.consultant_nbr, u.notes, '') as notes, u.agent_code as "agentCode",
           (select json_build_object('number', r.consultant_nbr, 'requestedAt', r.requested_at, 'decidedAt', r.decided_at,
                                     'granted', r.granted, 'reason', r.reason)
              from agent_request r where r.user_id = u.user_id order by r.request_id desc limit 1) as request
      from app_user u left join agent g using (agent_code) where u.user_id = ${userId}`.execute(db)
  return found.rows[0]
}

/** Saves the one open request of an account. `agentCode`: the register's code, or a new one for a number that is not registered. */
export async function putRequest(
  tx: Db,
  { userId, number, data, now }: { userId: number; number: string; data: Partial<AgentForm>; now: Date },
): Promise<{ agentCode: number; isRegistered: boolean }> {
  const found = await sql<{ agentCode: number; isRegistered: boolean }>`
    insert into agent_request as r (user_id, consultant_nbr, agent_code, data, requested_at)
    values (${userId}, ${number}, coalesce((select agent_code from agent where consultant_nbr = ${number}), nextval('agent_code_seq')),
            ${JSON.stringify(data)}::jsonb, ${now})
    on conflict (user_id) where decided_at is null do update
       set agent_code = case when r.consultant_nbr = excluded.consultant_nbr then r.agent_code else excluded.agent_code end,
           consultant_nbr = excluded.consultant_nbr, data = excluded.data, requested_at = excluded.requested_at
    returning agent_code as "agentCode", exists (select from agent g where g.agent_code = r.agent_code) as "isRegistered"`.execute(
    tx,
  )
  const saved = found.rows[0]
  if (!saved) throw new Error('request not inserted')
  return saved
}

/** Whether the office's latest decision for this account and number is a grant. */
export async function isGranted(db: Db, userId: number, number: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('agentRequest')
    .select('granted')
    .where('userId', '=', userId)
    .where('consultantNbr', '=', number)
    .where('decidedAt', 'is not', null)
    .orderBy('decidedAt', 'desc')
    .orderBy('requestId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.granted ?? false
}

/**
 * Binds a consultant account (user type 6) to a row of the register. Rejects with a unique violation (23505) when another account
 * is bound to it.
 */
export async function bindAgent(tx: Db, userId: number, agentCode: number, number: string): Promise<void> {
  await tables(tx)
    .updateTable('appUser')
    .set({ agentCode, notes: number })
    .where('userId', '=', userId)
    .where('userTyp', '=', 6)
    .execute()
}

export interface Holder {
  userId: number
  email: string
  locale: 'id' | 'en' | 'ar'
}

/** The active account bound to a number, other than `userId`. */
export function otherHolder(db: Db, number: string, userId: number): Promise<Holder | undefined> {
  return tables(db)
    .selectFrom('agent as g')
    .innerJoin('appUser as u', 'u.agentCode', 'g.agentCode')
    .select(['u.userId', 'u.email', 'u.locale'])
    .where('g.consultantNbr', '=', number)
    .where('u.userId', '<>', userId)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
}

export type AuditedAct =
  | 'number_requested'
  | 'number_refused'
  | 'number_bound'
  | 'holder_told'
  | 'role_granted'
  | 'role_denied'
  | 'number_granted'
  | 'number_denied'
  | 'mandate_given'
  | 'mandate_ended'

export interface Audit {
  actorId: number
  actingFor?: number
  what: AuditedAct
  object: string
  detail?: Record<string, unknown>
  now: Date
}

/** Adds a row to the append-only agent_audit. `actingFor`: the client, when a consultant acts. */
export async function audit(db: Db, { actorId, actingFor, what, object, detail = {}, now }: Audit): Promise<void> {
  await tables(db)
    .insertInto('agentAudit')
    .values({ at: now, actorId, actingFor: actingFor ?? null, what, object, detail: JSON.stringify(detail) })
    .execute()
}

/** Whether `actorId` did this to `object` after `since`. */
export async function wasDone(
  db: Db,
  actorId: number,
  what: AuditedAct,
  object: string,
  since: Date,
): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('agentAudit')
    .select('auditId')
    .where('actorId', '=', actorId)
    .where('at', '>', since)
    .where('what', '=', what)
    .where('object', '=', object)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
