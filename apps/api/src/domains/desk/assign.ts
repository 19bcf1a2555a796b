import type { deskCalls } from '@saki/contracts/desk'
import { transact, tables, type Db } from '@saki/db'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { knownLetter } from '../../knownLetter.ts'
import { logHandover, reassignCase } from '../workflow/officeWork.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { assignNextFree } from './queue.sql.ts'
import { sourceOfKind } from './queue.ts'

type Calls = typeof deskCalls

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

/**
 * Assigns a case to an officer or returns it to the queue. Idempotent. Throws STALE_VERSION when the assignment changed
 * meanwhile, NotFound, Invalid for a user who is no active officer.
 */
export async function officeAssign({ body, session, db, now }: HandlerInput<Calls['officeAssign']>) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const newOfficer = body.USER_ID
  if (newOfficer !== null && !(await isOfficer(db, newOfficer)))
    throw new Invalid([{ field: 'USER_ID', message: 'errors:field.wrong' }])
  await transact(db, async (tx) => {
    const holder = await lockHolder(tx, key)
    if (!holder) throw new NotFound('process', key)
    if (holder.officerId === newOfficer) return
    if (holder.officerId !== body.HELD_BY)
      throw new ConflictError('STALE_VERSION', 'in other hands', { HELD_BY: holder.officerId })
    await reassignCase(tx, key, {
      oldOfficer: holder.officerId,
      newOfficer,
      changedBy: session.userId,
      reason: body.REASON,
      now,
    })
  })
  return { err: '' as const }
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

/** Whether the user is an active officer. */
async function isOfficer(db: Db, userId: number): Promise<boolean> {
  const officer = await tables(db)
    .selectFrom('appUser')
    .select('userId')
    .where('userId', '=', userId)
    .where('role', '=', 'office')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return officer !== undefined
}
