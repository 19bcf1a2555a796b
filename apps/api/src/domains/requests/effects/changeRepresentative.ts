import { tables, type Db } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { fieldText, rowsOf, type FormRow } from '@saki/domain/forms/form'
import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'
import type { RequestEffect } from '@saki/domain/requests/requestKind'

import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'

import { copyOpenLetters, insertMandate, type NewMandate } from '../../agents/mandates.sql.ts'
import { replaceRows } from './correctRegister.ts'
import type { CarryOut, EffectAsked } from './effect.ts'

type ChangeRepresentative = Extract<RequestEffect, { as: 'changeRepresentative' }>

/**
 * Records the new representatives, or none when the appointment is revoked. Mandates over this case alone end; each new representative with
 * an account gets one over this case, with open letters copied to the inbox. Mandates over all cases of the owner stay: only the owner ends
 * them.
 */
export const changeRepresentative: CarryOut<ChangeRepresentative> = async (tx, _services, asked, { section }) => {
  const { one, request, now, officerId } = asked
  const rows = rowsOf(request.data, section)
  await replaceRows(tx, asked, 'repr', rows)
  await tables(tx)
    .updateTable('mandate')
    .set({ revokedAt: now, revokedBy: officerId ?? request.ownerId })
    .where('applicationId', '=', one.applicationId)
    .where('revokedAt', 'is', null)
    .execute()
  for (const agentId of await accountsOf(tx, rows, now)) await giveMandate(tx, asked, agentId)
  return []
}

async function giveMandate(tx: Db, { one, now }: EffectAsked, agentId: number): Promise<void> {
  if (agentId === one.ownerId) return
  const today = legalDateOf(now)
  const mandate: NewMandate = {
    principalId: one.ownerId,
    agentId,
    rights: null,
    caseId: one.applicationId,
    power: 'file',
    documentId: null,
    validFrom: today,
    validTo: null,
    now,
  }
  await insertMandate(tx, mandate)
  await copyOpenLetters(tx, mandate, today)
}

/** Active accounts of the consultants named, by their numbers. */
async function accountsOf(tx: Db, rows: readonly FormRow[], now: Date): Promise<number[]> {
  const numbers = rows.flatMap((row) => {
    const number = parseConsultantNumber(fieldText(row, 'AGENT_NOTES'), yearOf(legalDateOf(now)))
    return number ? [fieldText(row, 'AGENT_NOTES')] : []
  })
  if (numbers.length === 0) return []
  const found = await tables(tx)
    .selectFrom('appUser as u')
    .innerJoin('agent as g', 'g.agentCode', 'u.agentCode')
    .select('u.userId')
    .where('g.consultantNbr', 'in', numbers)
    .where('g.isActive', '=', true)
    .where('u.userTyp', '=', CONSULTANT_TYPE)
    .where('u.status', '=', 'active')
    .execute()
  return found.map(({ userId }) => userId)
}
