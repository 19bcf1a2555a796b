import type { deskCalls } from '@saki/contracts/desk'
import { transact } from '@saki/db'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { handOver, isOfficer, lockHolder, logHandover } from './assign.sql.ts'
import { takeFree } from './queue.sql.ts'
import { sourceOfKind } from './queue.ts'

type Calls = typeof deskCalls

/** The most urgent free case becomes the officer's; officers asking at once get different ones, and nobody waits for another. */
export async function officeTakeNext({ body, session, db, now, key }: Asked<Calls['officeTakeNext']>) {
  const officer = session.userId
  return transact(db, (tx) =>
    onceOnly(tx, { userId: officer, key, call: 'officeTakeNext', request: body, now }, async () => {
      const source = sourceOfKind(body.KIND, body.RIGHT)
      const taken = await takeFree(tx, { source, law: body.LAW }, officer, now)
      if (taken)
        await logHandover(tx, taken, { oldOfficer: null, newOfficer: officer, changedBy: officer, reason: '', now })
      return { err: '' as const, PATENT_ID: taken?.patentId ?? null }
    }),
  )
}

/** Gives a case to an officer or back into the queue. Throws Conflict when somebody else has it by now, NotFound, Invalid for no officer. */
export async function officeAssign({ body, session, db, now }: Asked<Calls['officeAssign']>) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const newOfficer = body.USER_ID
  if (newOfficer !== null && !(await isOfficer(db, newOfficer)))
    throw new Invalid([{ field: 'USER_ID', message: 'errors:field.wrong' }])
  await transact(db, async (tx) => {
    const held = await lockHolder(tx, key)
    if (!held) throw new NotFound('process', key)
    if (held.officerId === newOfficer) return
    if (held.officerId !== body.HELD_BY)
      throw new ConflictError('STALE_VERSION', 'in other hands', { HELD_BY: held.officerId })
    await handOver(tx, key, {
      oldOfficer: held.officerId,
      newOfficer,
      changedBy: session.userId,
      reason: body.REASON,
      now,
    })
  })
  return { err: '' as const }
}
