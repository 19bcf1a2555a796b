import type { AgentForm, AgentRequest, agentsCalls } from '@saki/contracts/agents'
import { transact, type Db } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { assertSelf, type Session } from '../../session.ts'
import { countAgentLookup } from '../session/agentLookups.ts'
import { assertFresh } from '../session/freshLogin.ts'
import { attempt } from '../session/limiter.ts'
import { agentByNumber, agentUser, audit, bindAgent, isGranted, putRequest, type RequestRow } from './agents.sql.ts'
import { notifyBound, notifyHolder } from './notices.ts'

type Calls = typeof agentsCalls

/** Throws NO_CONSULTANT_ROLE unless the session is of user type 6. */
export function assertConsultant(session: Session): void {
  if (session.userTyp !== CONSULTANT_TYPE) throw new AppError('NO_CONSULTANT_ROLE', `user ${session.userId}`)
}

/** A consultant number in its stored form; undefined when it cannot be one in the year of `now`. */
export function numberOf(text: string, now: Date): string | undefined {
  return parseConsultantNumber(text, yearOf(legalDateOf(now)))
}

/** Consultant data of the asker's own account. Throws NO_CONSULTANT_ROLE, and the errors of assertSelf. */
export async function getAgentUser({ query, session, db }: HandlerInput<Calls['getAgentUser']>) {
  assertConsultant(session)
  assertSelf(session, query.userId)
  const found = await agentUser(db, session.userId)
  if (!found) throw new NotFound('user', session.userId)
  const { userId: USER_ID, notes: NOTES, agentCode: AGENT_CODE, request } = found
  return { data: [{ USER_ID, NOTES, AGENT_CODE, REQUEST: request && wireRequest(request) }] }
}

function wireRequest({ number, requestedAt, decidedAt, granted, reason }: RequestRow): AgentRequest {
  return {
    NOTES: number,
    STATUS: granted === null ? 'PENDING' : granted ? 'GRANTED' : 'REFUSED',
    REQUESTED_AT: new Date(requestedAt).toISOString(),
    DECIDED_AT: decidedAt && new Date(decidedAt).toISOString(),
    REASON: reason,
  }
}

/** Requests a number with the consultant's data. Throws as insertNewAgent. */
export async function insertAgent(asked: HandlerInput<Calls['insertAgent']>) {
  const { agentCode } = await request(asked, 'insertAgent', asked.body)
  return { err: '' as const, AGENT_CODE: agentCode }
}

/**
 * Requests a number; replies with the register's code or, for an unregistered number, a new one. Throws NO_CONSULTANT_ROLE,
 * Invalid, TOO_MANY.
 */
export async function insertNewAgent(asked: HandlerInput<Calls['insertNewAgent']>) {
  const { fullname, notes } = asked.body
  const { agentCode, isRegistered } = await request(asked, 'insertNewAgent', { NOTES: notes, PERSONNAME: fullname })
  return { err: '' as const, ...(isRegistered ? { agentCode } : { newAgentCode: agentCode }) }
}

type Requesting = HandlerInput<Calls['insertAgent']> | HandlerInput<Calls['insertNewAgent']>

/** Saves a request to be bound to a number, for the office to decide. Idempotent per key. Throws NO_CONSULTANT_ROLE, Invalid, TOO_MANY. */
async function request(asked: Requesting, call: string, form: Partial<AgentForm> & { NOTES: string }) {
  const { session, services, key, now } = asked
  assertConsultant(session)
  const number = numberOf(form.NOTES, now)
  if (!number)
    throw new Invalid([{ field: 'NOTES' in asked.body ? 'NOTES' : 'notes', message: 'session:consultant.wrong' }])
  await attempt(services.db, services.secrets.blindIndex, now, [
    { about: `agent-request:${session.userId}`, free: 20, cap: 300 },
  ])
  return transact(services.db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call, request: asked.body, now }, async () => {
      const saved = await putRequest(tx, { userId: session.userId, number, data: form, now })
      await audit(tx, { actorId: session.userId, what: 'number_requested', object: number, now })
      await notifyHolder(tx, services, session, number, now)
      return saved
    }),
  )
}

/**
 * Binds the asker to a number that the office granted to this account. Throws NO_CONSULTANT_ROLE, AGENT_NOT_FOUND,
 * AGENT_NOT_APPROVED, AGENT_TAKEN, and the errors of assertFresh.
 */
export async function setAgentCode(asked: HandlerInput<Calls['setAgentCode']>) {
  const { query, body, session, services, db, now } = asked
  assertConsultant(session)
  assertSelf(session, query.userId)
  await countAgentLookup(services, session, now)
  const number = numberOf(query.note, now)
  const agent = number && (await agentByNumber(db, number))
  if (!number || !agent) throw new AppError('AGENT_NOT_FOUND', query.note)
  if (session.agentCode === agent.AGENT_CODE) return { err: '' as const }
  if (!(await isGranted(db, session.userId, number))) throw await recordRefusal(asked, number)
  await assertFresh(services, asked, body.LOGIN_PASSWORD)
  await transact(db, (tx) => bind(tx, asked, number, agent.AGENT_CODE)).catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw new AppError('AGENT_TAKEN', number)
    throw error
  })
  return { err: '' as const }
}

async function bind(
  tx: Db,
  { session, services, now }: HandlerInput<Calls['setAgentCode']>,
  number: string,
  agentCode: number,
) {
  await bindAgent(tx, session.userId, agentCode, number)
  await audit(tx, { actorId: session.userId, what: 'number_bound', object: number, now })
  await notifyBound(tx, services, session, number, now)
}

/** Records the attempt to use a number that was not granted, and mails its holder. */
async function recordRefusal(
  { session, services, now }: HandlerInput<Calls['setAgentCode']>,
  number: string,
): Promise<AppError> {
  await transact(services.db, async (tx) => {
    await audit(tx, { actorId: session.userId, what: 'number_refused', object: number, now })
    await notifyHolder(tx, services, session, number, now)
  })
  return new AppError('AGENT_NOT_APPROVED', number)
}
