import type { agentsCalls, OfficeRequest } from '@saki/contracts/agents'
import { transact, type Db } from '@saki/db'
import { hindrance, sameName, type RegisterChecks } from '@saki/domain/agents/registerMatch'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { audit, type AuditedAct } from './agents.sql.ts'
import { mailTo } from './notices.ts'
import {
  countWishes,
  decideRequest,
  decideRole,
  grantNumber,
  insertAgentRow,
  listWishes,
  lockWish,
  type RequestDecision,
  type WishRow,
} from './office.sql.ts'
import { numberOf } from './ownNumber.ts'

type Calls = typeof agentsCalls
const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

export async function officeConsultantRequests({ query, db, now }: Asked<Calls['officeConsultantRequests']>) {
  const { state, page, size } = query
  const rows = await listWishes(db, state, { limit: size, offset: (page - 1) * size })
  return { data: rows.map((row) => wireWish(row, now)), total: await countWishes(db, state), page, size }
}

function wireWish(wish: WishRow, now: Date): OfficeRequest {
  const checks = checksOf(wish, now)
  return {
    KIND: wish.kind,
    USER_ID: wish.userId,
    USER_NAME: wish.userName,
    EMAIL: wish.email,
    NOTES: wish.number,
    PERSONNAME: wish.data.PERSONNAME ?? wish.userName,
    ADDRESSSTREET: wish.data.ADDRESSSTREET ?? '',
    TELEPHONE: wish.data.TELEPHONE ?? '',
    REQUEST_EMAIL: wish.data.EMAIL ?? '',
    REQUESTED_AT: wish.requestedAt.toISOString(),
    REGISTER: wish.registered,
    CHECKS: {
      IND_FORMAT: flag(checks.isNumber),
      IND_REGISTERED: flag(checks.isRegistered),
      IND_NAME: flag(checks.nameMatches),
      IND_NIK: checks.nikMatches === undefined ? null : flag(checks.nikMatches),
      IND_FREE: flag(checks.isFree),
    },
    STATUS: wish.granted === null ? 'PENDING' : wish.granted ? 'GRANTED' : 'REFUSED',
    DECIDED_AT: wish.decidedAt && wish.decidedAt.toISOString(),
    DECIDED_BY: wish.decidedBy,
    REASON: wish.reason,
  }
}

/** The name compared is the account's own: what a request says of itself proves nothing. */
function checksOf(wish: WishRow, now: Date): RegisterChecks {
  return {
    isNumber: numberOf(wish.number, now) !== undefined,
    isRegistered: wish.registered !== null,
    nameMatches: wish.registered !== null && sameName(wish.registered.AGENT_NAME, wish.userName),
    nikMatches: wish.nikMatches ?? undefined,
    isFree: wish.isFree,
  }
}

/** Decides a wish once. Granting looks again at the register, at this very moment; whoever asked gets a mail with the reason. */
export async function officeDecideConsultant({
  body,
  session,
  services,
  db,
  now,
}: Asked<Calls['officeDecideConsultant']>) {
  const granted = body.IND_GRANT === 'Y'
  const decision: RequestDecision = { officerId: session.userId, granted, reason: body.REASON, now }
  if (!granted && body.REASON === '') throw new Invalid([{ field: 'REASON', message: 'agents:office.reason.missing' }])
  await transact(db, async (tx) => {
    const wish = await lockWish(tx, body.KIND, body.USER_ID, new Date(body.REQUESTED_AT))
    if (!wish) throw await gone(tx, body.KIND, body.USER_ID)
    if (wish.decidedAt) throw new AppError('REQUEST_DECIDED', `${body.KIND} ${body.USER_ID}`)
    // Nobody decides about themselves.
    if (wish.userId === session.userId) throw new AppError('NOT_ALLOWED', 'own request')
    if (granted) assertGrantable(wish, body.REASON, now)
    await (wish.kind === 'ROLE' ? carryOutRole(tx, wish, decision) : carryOutNumber(tx, wish, decision))
    const { kind, act } = saidAs(wish, granted)
    await audit(tx, {
      actorId: session.userId,
      what: act,
      object: `${wish.userId} ${wish.number}`,
      detail: { reason: body.REASON },
      now,
    })
    const to = { userId: wish.userId, email: wish.email, locale: wish.locale }
    await mailTo(tx, services, to, kind, { number: wish.number, reason: body.REASON }, now)
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw new AppError('AGENT_TAKEN', String(body.USER_ID))
    throw error
  })
  return { err: '' as const }
}

/** A wish that was changed since it was seen is another one; one that never was is nothing. */
async function gone(tx: Db, kind: WishRow['kind'], userId: number): Promise<AppError> {
  const open = await listWishes(tx, 'open', { limit: 1000, offset: 0 })
  const changed = open.some((wish) => wish.kind === kind && wish.userId === userId)
  return changed ? new AppError('REQUEST_DECIDED', 'changed meanwhile') : new NotFound('request', userId)
}

function assertGrantable(wish: WishRow, reason: string, now: Date): void {
  const stands = hindrance(checksOf(wish, now), reason)
  if (stands === 'taken') throw new AppError('AGENT_TAKEN', wish.number)
  if (stands === 'mismatch' || stands === 'not_a_number') throw new AppError('AGENT_MISMATCH', wish.number)
  if (stands === 'reason_needed') throw new Invalid([{ field: 'REASON', message: 'agents:office.reason.register' }])
}

async function carryOutRole(tx: Db, wish: WishRow, decision: RequestDecision): Promise<void> {
  await decideRole(tx, wish.userId, decision)
  if (decision.granted && wish.registered) await grantNumber(tx, wish, wish.registered.AGENT_CODE, decision)
}

async function carryOutNumber(tx: Db, wish: WishRow, decision: RequestDecision): Promise<void> {
  const { requestId, agentCode } = wish
  if (requestId === null || agentCode === null) throw new Error('a request without a number')
  if (decision.granted && !wish.registered) await insertAgentRow(tx, { ...wish, agentCode }, decision.now)
  await decideRequest(tx, requestId, decision)
}

function saidAs({ kind }: WishRow, granted: boolean) {
  const said = {
    ROLE: [
      { kind: 'consultantRoleDenied', act: 'role_denied' },
      { kind: 'consultantRoleGranted', act: 'role_granted' },
    ],
    DATA: [
      { kind: 'consultantNumberDenied', act: 'number_denied' },
      { kind: 'consultantNumberGranted', act: 'number_granted' },
    ],
  } as const satisfies Record<WishRow['kind'], { kind: string; act: AuditedAct }[]>
  return said[kind][granted ? 1 : 0]
}
