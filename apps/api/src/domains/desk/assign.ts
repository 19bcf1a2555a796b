import type { deskQueueCalls } from '@saki/contracts/deskQueue'
import { transact, tables, type Db } from '@saki/db'
import { holdsRole, officeRoles } from '@saki/domain/office/officeRoles'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { knownLetter } from '../../knownLetter.ts'
import { findOfficerRoles } from '../staff/staff.sql.ts'
import { findOpenCase, logHandover, reassignCase } from '../workflow/officeWork.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { rolesInCase } from '../workflow/rolesInCase.ts'
import { assignNextFree } from './queue.sql.ts'
import { sourceOfKind } from './queue.ts'

type Calls = typeof deskQueueCalls

/**
 * Assigns the most urgent free case to the officer. Parallel requests get different cases without waiting. Idempotent per key.
 * PATENT_ID null: none is free.
 */
export async function officeTakeNext({ body, session, db, now, key }: HandlerInput<Calls['officeTakeNext']>) {
  const officer = session.userId
  return transact(db, (tx) =>
    onceOnly(tx, { userId: officer, key, call: 'officeTakeNext', request: body, now }, async () => {
      const source = sourceOfKind(body.KIND, knownLetter(body.RIGHT, 'RIGHT'))
      const assigned = await assignNextFree(tx, { source, law: body.LAW }, officer, now)
      if (assigned)
        await logHandover(tx, assigned, { oldOfficer: null, newOfficer: officer, changedBy: officer, reason: '', now })
      return { err: '' as const, PATENT_ID: assigned?.applicationNumber ?? null }
    }),
  )
}

/** Who gets a case, null for nobody; `heldBy`: who had it when the caller looked. */
export interface Handing {
  newOfficer: number | null
  heldBy: number | null
  changedBy: number
  reason: string
  now: Date
}

/** Assigns a case to an officer or returns it to the queue. Idempotent. Throws as `handOver`. */
export async function officeAssign({ body, session, db, now }: HandlerInput<Calls['officeAssign']>) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const handing = { newOfficer: body.USER_ID, heldBy: body.HELD_BY, reason: body.REASON }
  await transact(db, (tx) => handOver(tx, key, { ...handing, changedBy: session.userId, now }))
  return { err: '' as const }
}

/**
 * Hands a case over; nothing happens when the officer has it already. Throws NotFound, STALE_VERSION when somebody else got it meanwhile,
 * Invalid for a user who is no active officer or whose roles do not cover the work of the case.
 */
export async function handOver(tx: Db, key: ProcessKey, { heldBy, ...handing }: Handing): Promise<void> {
  const { newOfficer } = handing
  const roles = newOfficer === null ? undefined : await findOfficerRoles(tx, newOfficer)
  if (newOfficer !== null && !roles) throw wrongOfficer('errors:field.wrong')
  const holder = await lockHolder(tx, key)
  if (!holder) throw new NotFound('process', key)
  if (holder.officerId === newOfficer) return
  if (holder.officerId !== heldBy)
    throw new ConflictError('STALE_VERSION', 'in other hands', { HELD_BY: holder.officerId })
  if (roles && !holdsRole(roles, await rolesOf(tx, key))) throw wrongOfficer('workload:fault.notCovered')
  await reassignCase(tx, key, { ...handing, oldOfficer: holder.officerId })
}

const wrongOfficer = (message: string) => new Invalid([{ field: 'USER_ID', message }])

/** Roles of which one is needed for the work of a case. */
async function rolesOf(tx: Db, key: ProcessKey) {
  const openCase = await findOpenCase(tx, key)
  if (!openCase) return officeRoles
  return rolesInCase(openCase)
}

/** Officer assigned to a case, locked until the transaction ends; undefined when there is no such case. */
function lockHolder(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<{ officerId: number | null } | undefined> {
  return tables(tx)
    .selectFrom('process')
    .select('assignedTo as officerId')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .forUpdate()
    .executeTakeFirst()
}
