import type { agentsCalls, OfficeRequest } from '@saki/contracts/agents'
import { transact, type Db } from '@saki/db'
import { hindrance, sameName, type RegisterChecks } from '@saki/domain/agents/registerMatch'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { audit, type AuditedAct } from './agents.sql.ts'
import { mailTo } from './notices.ts'
import {
  countConsultantRequests,
  decideRequest,
  decideRole,
  grantNumber,
  insertAgentRow,
  listConsultantRequests,
  lockConsultantRequest,
  type RequestDecision,
  type ConsultantRequest,
} from './office.sql.ts'
import { numberOf } from './ownNumber.ts'

type Calls = typeof agentsCalls
const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

/** One page of open or decided consultant requests with the register checks. Officers only. */
export async function officeConsultantRequests({ query, db, now }: HandlerInput<Calls['officeConsultantRequests']>) {
  const { state, page, size } = query
  const rows = await listConsultantRequests(db, state, { limit: size, offset: (page - 1) * size })
  return {
    data: rows.map((row) => wireOfficeRequest(row, now)),
    total: await countConsultantRequests(db, state),
    page,
    size,
  }
}

function wireOfficeRequest(request: ConsultantRequest, now: Date): OfficeRequest {
  const checks = checksOf(request, now)
  return {
    KIND: request.kind,
    USER_ID: request.userId,
    USER_NAME: request.userName,
    EMAIL: request.email,
    NOTES: request.number,
    PERSONNAME: request.data.PERSONNAME ?? request.userName,
    ADDRESSSTREET: request.data.ADDRESSSTREET ?? '',
    TELEPHONE: request.data.TELEPHONE ?? '',
    REQUEST_EMAIL: request.data.EMAIL ?? '',
    REQUESTED_AT: request.requestedAt.toISOString(),
    REGISTER: request.registered,
    CHECKS: {
      IND_FORMAT: flag(checks.isNumber),
      IND_REGISTERED: flag(checks.isRegistered),
      IND_NAME: flag(checks.nameMatches),
      IND_NIK: checks.nikMatches === undefined ? null : flag(checks.nikMatches),
      IND_FREE: flag(checks.isFree),
    },
    STATUS: request.granted === null ? 'PENDING' : request.granted ? 'GRANTED' : 'REFUSED',
    DECIDED_AT: request.decidedAt && request.decidedAt.toISOString(),
    DECIDED_BY: request.decidedBy,
    REASON: request.reason,
  }
}

/** Compares the account's own name, because the request's form is unverified. */
function checksOf(request: ConsultantRequest, now: Date): RegisterChecks {
  return {
    isNumber: numberOf(request.number, now) !== undefined,
    isRegistered: request.registered !== null,
    nameMatches: request.registered !== null && sameName(request.registered.AGENT_NAME, request.userName),
    nikMatches: request.nikMatches ?? undefined,
    isFree: request.isFree,
  }
}

/**
 * Decides a request once and mails the asker the reason. A grant checks the register again. Throws Invalid, NotFound,
 * REQUEST_DECIDED, NOT_ALLOWED for the officer's own request, AGENT_TAKEN, AGENT_MISMATCH.
 */
export async function officeDecideConsultant({
  body,
  session,
  services,
  db,
  now,
}: HandlerInput<Calls['officeDecideConsultant']>) {
  const granted = body.IND_GRANT === 'Y'
  const decision: RequestDecision = { officerId: session.userId, granted, reason: body.REASON, now }
  if (!granted && body.REASON === '') throw new Invalid([{ field: 'REASON', message: 'agents:office.reason.missing' }])
  await transact(db, async (tx) => {
    const request = await lockConsultantRequest(tx, body.KIND, body.USER_ID, new Date(body.REQUESTED_AT))
    if (!request) throw await missingError(tx, body.KIND, body.USER_ID)
    if (request.decidedAt) throw new AppError('REQUEST_DECIDED', `${body.KIND} ${body.USER_ID}`)
    if (request.userId === session.userId) throw new AppError('NOT_ALLOWED', 'own request')
    if (granted) assertGrantable(request, body.REASON, now)
    await (request.kind === 'ROLE' ? applyRole(tx, request, decision) : applyNumber(tx, request, decision))
    const { kind, act } = outcomeOf(request, granted)
    await audit(tx, {
      actorId: session.userId,
      what: act,
      object: `${request.userId} ${request.number}`,
      detail: { reason: body.REASON },
      now,
    })
    const to = { userId: request.userId, email: request.email, locale: request.locale }
    await mailTo(tx, services, to, kind, { number: request.number, reason: body.REASON }, now)
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw new AppError('AGENT_TAKEN', String(body.USER_ID))
    throw error
  })
  return { err: '' as const }
}

/** REQUEST_DECIDED for a request changed since it was read, NotFound for one that never existed. */
async function missingError(tx: Db, kind: ConsultantRequest['kind'], userId: number): Promise<AppError> {
  const open = await listConsultantRequests(tx, 'open', { limit: 1000, offset: 0 })
  const changed = open.some((request) => request.kind === kind && request.userId === userId)
  return changed ? new AppError('REQUEST_DECIDED', 'changed meanwhile') : new NotFound('request', userId)
}

function assertGrantable(request: ConsultantRequest, reason: string, now: Date): void {
  const obstacle = hindrance(checksOf(request, now), reason)
  if (obstacle === 'taken') throw new AppError('AGENT_TAKEN', request.number)
  if (obstacle === 'mismatch' || obstacle === 'not_a_number') throw new AppError('AGENT_MISMATCH', request.number)
  if (obstacle === 'reason_needed') throw new Invalid([{ field: 'REASON', message: 'agents:office.reason.register' }])
}

async function applyRole(tx: Db, request: ConsultantRequest, decision: RequestDecision): Promise<void> {
  await decideRole(tx, request.userId, decision)
  if (decision.granted && request.registered) await grantNumber(tx, request, request.registered.AGENT_CODE, decision)
}

async function applyNumber(tx: Db, request: ConsultantRequest, decision: RequestDecision): Promise<void> {
  const { requestId, agentCode } = request
  if (requestId === null || agentCode === null) throw new Error('the request has no consultant number')
  if (decision.granted && !request.registered) await insertAgentRow(tx, { ...request, agentCode }, decision.now)
  await decideRequest(tx, requestId, decision)
}

function outcomeOf({ kind }: ConsultantRequest, granted: boolean) {
  const outcomes = {
    ROLE: [
      { kind: 'consultantRoleDenied', act: 'role_denied' },
      { kind: 'consultantRoleGranted', act: 'role_granted' },
    ],
    DATA: [
      { kind: 'consultantNumberDenied', act: 'number_denied' },
      { kind: 'consultantNumberGranted', act: 'number_granted' },
    ],
  } as const satisfies Record<ConsultantRequest['kind'], { kind: string; act: AuditedAct }[]>
  return outcomes[kind][granted ? 1 : 0]
}
