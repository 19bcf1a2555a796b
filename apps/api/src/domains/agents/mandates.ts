import type { agentsCalls, Mandate } from '@saki/contracts/agents'
import { transact, type Db } from '@saki/db'
import { mandateStatus, type Power } from '@saki/domain/agents/mandate'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { AppError, Invalid, NotFound, type FieldFault } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { countAgentLookup } from '../session/agentLookups.ts'
import { assertFresh } from '../session/freshLogin.ts'
import { agentByNumber, audit, type Holder } from './agents.sql.ts'
import {
  consultantAccount,
  copyOpenLetters,
  endMandateRow,
  insertMandate,
  isOwnFile,
  listMandates,
  numberedCase,
  type MandateRecord,
  type NewMandate,
} from './mandates.sql.ts'
import { holderOf, mailTo } from './notices.ts'
import { numberOf } from './ownNumber.ts'
import { knownLetter } from '../../knownLetter.ts'

type Calls = typeof agentsCalls
const powerOf = { READ: 'read', PREPARE: 'prepare', FILE: 'file' } as const
const wirePower = { read: 'READ', prepare: 'PREPARE', file: 'FILE' } as const satisfies Record<Power, string>
const wireStatus = { waiting: 'WAITING', active: 'ACTIVE', expired: 'EXPIRED', revoked: 'REVOKED' } as const

/** Mandates the asker gave and holds, ended ones included. */
export async function myMandates({ session, db, now }: HandlerInput<Calls['myMandates']>) {
  const rows = await listMandates(db, session.userId)
  const given = rows.filter((row) => row.principalId === session.userId)
  const held = rows.filter((row) => row.agentId === session.userId)
  return { GIVEN: given.map((row) => wireMandate(row, now)), HELD: held.map((row) => wireMandate(row, now)) }
}

function wireMandate(row: MandateRecord, now: Date): Mandate {
  return {
    MANDATE_ID: row.mandateId,
    PRINCIPAL: { USER_ID: row.principalId, USER_NAME: row.principalName },
    AGENT: { USER_ID: row.agentId, USER_NAME: row.agentName, NOTES: row.number ?? '' },
    RIGHTS: row.rights,
    PATENT_ID: row.applicationNumber,
    TITLE: row.title,
    POWER: wirePower[row.power],
    DOCUMENT_ID: row.documentId,
    VALID_FROM: row.validFrom,
    VALID_TO: row.validTo,
    STANDING: wireStatus[mandateStatus(row, now)],
    CREATED_AT: row.createdAt.toISOString(),
    REVOKED_AT: row.revokedAt && row.revokedAt.toISOString(),
  }
}

type Granting = HandlerInput<Calls['grantMandate']>

/**
 * Gives a mandate, and mails the consultant and the principal. The password is requested last, after all other checks. Idempotent
 * per key. Throws AGENT_NOT_FOUND, Invalid, and the errors of assertFresh.
 */
export async function grantMandate(asked: Granting) {
  const { body, session, services, db, key, now } = asked
  await countAgentLookup(services, session, now)
  const today = legalDateOf(now)
  const agent = await agentFor(db, body.NOTES, now)
  const scope = await scopeFor(asked, agent, today)
  await assertFresh(services, asked, body.LOGIN_PASSWORD)
  const { LOGIN_PASSWORD: _proof, ...request } = body
  return transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call: 'grantMandate', request, now }, async () => {
      const MANDATE_ID = await insertMandate(tx, scope)
      if (allowsReading(scope, today)) await copyOpenLetters(tx, scope, today)
      const { principalId, agentId, now: _at, ...detail } = scope
      await audit(tx, {
        actorId: principalId,
        what: 'mandate_given',
        object: `${MANDATE_ID}`,
        detail: { agentId, ...detail },
        now,
      })
      await mailMandateGiven(tx, asked, agent, scope)
      return { err: '' as const, MANDATE_ID }
    }),
  )
}

/**
 * Whether letters are copied: unless the mandate has ended. Copies are only shown while it is in force, so a later start is no
 * obstacle.
 */
function allowsReading({ validTo }: NewMandate, today: LegalDate): boolean {
  return validTo === null || validTo >= today
}

async function agentFor(db: Db, notes: string, now: Date): Promise<Holder & { name: string }> {
  const number = numberOf(notes, now)
  const agent = number && (await consultantAccount(db, number))
  if (agent) return agent
  if (!number || !(await agentByNumber(db, number))) throw new AppError('AGENT_NOT_FOUND', notes)
  throw new Invalid([{ field: 'NOTES', message: 'agents:mandate.noAccount' }])
}

async function scopeFor({ body, session, db, now }: Granting, agent: Holder, today: LegalDate): Promise<NewMandate> {
  const faults: FieldFault[] = []
  const check = (isRight: boolean, field: string, message: string) => void (isRight || faults.push({ field, message }))
  const { VALID_FROM: validFrom, VALID_TO: validTo = null } = body
  check(agent.userId !== session.userId, 'NOTES', 'agents:mandate.self')
  check(validFrom >= today, 'VALID_FROM', 'agents:mandate.fromPast')
  check(validTo === null || validTo >= validFrom, 'VALID_TO', 'agents:mandate.toBeforeFrom')
  const ref = body.PATENT_ID ? parseCaseRef(body.PATENT_ID) : undefined
  const caseId = ref?.kind === 'number' ? await numberedCase(db, session.userId, ref.applicationNumber) : undefined
  check(!body.PATENT_ID || caseId !== undefined, 'PATENT_ID', 'agents:mandate.noCase')
  check(!body.PATENT_ID || !body.RIGHTS, 'RIGHTS', 'errors:field.wrong')
  const documentId = body.DOCUMENT_ID ?? null
  check(documentId === null || (await isOwnFile(db, session.userId, documentId)), 'DOCUMENT_ID', 'errors:field.wrong')
  if (faults.length > 0) throw new Invalid(faults)
  const rights = body.RIGHTS ? [...new Set(body.RIGHTS.map((right) => knownLetter(right, 'RIGHTS')))].toSorted() : null
  const power = powerOf[body.POWER]
  const principalId = session.userId
  return {
    principalId,
    agentId: agent.userId,
    rights,
    caseId: caseId ?? null,
    power,
    documentId,
    validFrom,
    validTo,
    now,
  }
}

async function mailMandateGiven(
  tx: Db,
  { session, services, body, now }: Granting,
  agent: Holder & { name: string },
  scope: NewMandate,
) {
  const principal = { ...holderOf(session), name: session.userName }
  const mails = [
    { to: agent, kind: 'mandateReceived' as const, name: principal.name },
    { to: principal, kind: 'mandateGiven' as const, name: `${agent.name} (${body.NOTES})` },
  ]
  for (const { to, kind, name } of mails) {
    const until = scope.validTo ? longDateText(scope.validTo, to.locale) : say(to.locale, 'agents:mandate.noEnd')
    const what = say(to.locale, `agents:power.${scope.power}`)
    await mailTo(tx, services, to, kind, { name, what, from: longDateText(scope.validFrom, to.locale), until }, now)
  }
}

/** Ends a mandate immediately and mails both sides. Idempotent. Throws NotFound. */
export async function endMandate({ body, session, services, db, now }: HandlerInput<Calls['endMandate']>) {
  await transact(db, async (tx) => {
    const ended = await endMandateRow(tx, body.MANDATE_ID, session.userId, now, legalDateOf(now))
    if (!ended) throw new NotFound('mandate', body.MANDATE_ID)
    if (!ended.isNew) return
    const { principal, agent } = ended
    const actingFor = principal.userId === session.userId ? {} : { actingFor: principal.userId }
    await audit(tx, { actorId: session.userId, ...actingFor, what: 'mandate_ended', object: `${body.MANDATE_ID}`, now })
    await mailTo(tx, services, agent, 'mandateEnded', { name: principal.name, by: session.userName }, now)
    await mailTo(tx, services, principal, 'mandateEnded', { name: agent.name, by: session.userName }, now)
  })
  return { err: '' as const }
}
