import type { AgentForm } from '@saki/contracts/agents'
import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

export type ConsultantRequestKind = 'ROLE' | 'DATA'

export interface ConsultantRequest {
  kind: ConsultantRequestKind
  requestId: number | null
  userId: number
  userName: string
  email: string
  locale: 'id' | 'en' | 'ar'
  userTyp: number
  number: string
  agentCode: number | null
  data: Partial<AgentForm>
  requestedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  granted: boolean | null
  reason: string
  registered: { AGENT_NAME: string; OFFICE_NAME: string; ADDR_STREET: string; AGENT_CODE: number } | null
  nikMatches: boolean | null
  isFree: boolean
}

/** Role and number requests. Of open role requests only the newest per account counts. */
const requests = sql`(
    select 'ROLE' as kind, null::int as request_id, r.user_id, trim(r.notes) as number, null::int as agent_code, '{}'::jsonb as data, r.requested_at,
           r.decided_at, r.decided_by, r.granted, r.reason
      from user_typ_request r
     where r.user_typ = 6 and (r.decided_at is not null or not exists (
       select from user_typ_request n where n.user_id = r.user_id and n.user_typ = 6 and n.decided_at is null and n.requested_at > r.requested_at))
    union all
    select 'DATA', request_id, user_id, consultant_nbr, agent_code, data, requested_at, decided_at, decided_by, granted, reason from agent_request
  ) w`

const select = (where: RawBuilder<unknown>, rest: RawBuilder<unknown>) => sql<ConsultantRequest>`
  select w.kind, w.request_id as "requestId", w.user_id as "userId", u.full_name as "userName", u.email, u.locale, u.user_typ as "userTyp",
         w.number, w.agent_code as "agentCode", w.data, w.requested_at as "requestedAt", w.decided_at as "decidedAt",
         d.full_name as "decidedBy", w.granted, w.reason, g.personal_id_hash = u.personal_id_hash as "nikMatches",
         case when g.agent_code is not null then json_build_object('AGENT_NAME', g.agent_name, 'OFFICE_NAME', g.office_name,
           'ADDR_STREET', g.addr_street, 'AGENT_CODE', g.agent_code) end as registered,
         not exists (select from app_user b where b.agent_code = g.agent_code and b.user_id <> w.user_id) as "isFree"
    from ${requests}
    join app_user u on u.user_id = w.user_id and u.status = 'active'
    left join app_user d on d.user_id = w.decided_by
    left join agent g on g.consultant_nbr = w.number and g.is_active
   where ${where} ${rest}`

const isOpen = (state: 'open' | 'decided') =>
  state === 'open' ? sql`w.decided_at is null` : sql`w.decided_at is not null`

/** Requests of active accounts: open ones oldest first, decided ones by decision, newest first. */
export async function listConsultantRequests(
  db: Db,
  state: 'open' | 'decided',
  { limit, offset }: { limit: number; offset: number },
): Promise<ConsultantRequest[]> {
  const order = state === 'open' ? sql`w.requested_at, w.user_id` : sql`w.decided_at desc, w.user_id`
  const { rows } = await select(isOpen(state), sql`order by ${order} limit ${limit} offset ${offset}`).execute(db)
  return rows
}

export async function countConsultantRequests(db: Db, state: 'open' | 'decided'): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${requests} join app_user u on u.user_id = w.user_id and u.status = 'active' where ${isOpen(state)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** The request with this time, so that a changed one is not found. Locks the account, so that requests are decided one at a time. */
export async function lockConsultantRequest(
  tx: Db,
  kind: ConsultantRequestKind,
  userId: number,
  requestedAt: Date,
): Promise<ConsultantRequest | undefined> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute()
  const { rows } = await select(
    sql`w.kind = ${kind} and w.user_id = ${userId} and w.requested_at = ${requestedAt}`,
    sql`order by w.decided_at nulls first limit 1`,
  ).execute(tx)
  return rows[0]
}

export interface RequestDecision {
  officerId: number
  granted: boolean
  reason: string
  now: Date
}

/** Decides all open role requests of an account, since older ones ask for the same. */
export async function decideRole(
  tx: Db,
  userId: number,
  { officerId, granted, reason, now }: RequestDecision,
): Promise<void> {
  await tables(tx)
    .updateTable('userTypRequest')
    .set({ decidedAt: now, decidedBy: officerId, granted, reason })
    .where('userId', '=', userId)
    .where('userTyp', '=', 6)
    .where('decidedAt', 'is', null)
    .execute()
  if (granted) await tables(tx).updateTable('appUser').set({ userTyp: 6 }).where('userId', '=', userId).execute()
}

export async function decideRequest(
  tx: Db,
  requestId: number,
  { officerId, granted, reason, now }: RequestDecision,
): Promise<void> {
  await tables(tx)
    .updateTable('agentRequest')
    .set({ decidedAt: now, decidedBy: officerId, granted, reason })
    .where('requestId', '=', requestId)
    .where('decidedAt', 'is', null)
    .execute()
}

/** Records a granted request for the registered number named in the role request. */
export async function grantNumber(
  tx: Db,
  request: ConsultantRequest,
  agentCode: number,
  { officerId, reason, now }: RequestDecision,
): Promise<void> {
  const { userId, number: consultantNbr, requestedAt } = request
  const decision = { decidedAt: now, decidedBy: officerId, granted: true, reason }
  await tables(tx)
    .insertInto('agentRequest')
    .values({ userId, consultantNbr, agentCode, data: '{}', requestedAt, ...decision })
    .execute()
}

/**
 * Adds a consultant to the register from the request's data. Rejects with a unique violation (23505) when the number was added
 * meanwhile.
 */
export async function insertAgentRow(
  tx: Db,
  request: ConsultantRequest & { agentCode: number },
  now: Date,
): Promise<void> {
  const { data } = request
  await sql`
    insert into agent (agent_code, consultant_nbr, agent_name, legal_nature, repr_type, office_telp, office_email, addr_street, state_code,
                       city_code, district_code, village_code, zipcode, personal_id_hash, added_at)
    select ${request.agentCode}, ${request.number}, ${data.PERSONNAME ?? request.userName}, ${data.LEGALNATURE ?? ''}, ${data.REPRESENTATIVETYPE ?? 'A'},
           ${data.TELEPHONE ?? ''}, ${data.EMAIL ?? ''}, ${data.ADDRESSSTREET ?? ''}, ${data.STATECODE ?? ''}, ${data.CITYCODE ?? ''},
           ${data.DISTRICTCODE ?? ''}, ${data.VILLAGECODE ?? ''}, ${data.ZIPCODE ?? ''}, personal_id_hash, ${now}
      from app_user where user_id = ${request.userId}`.execute(tx)
}
