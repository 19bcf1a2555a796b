import { tables, transact, type Db } from '@saki/db'
import type { Change } from '@saki/domain/corrections/changes'

import { makeOrPropose, type MadeChange } from '../changeProposals/makeOrPropose.ts'
import { correctWithin, type Correction } from '../register/correct.ts'
import { filedCase } from '../register/filedData.ts'

type Corrected = Awaited<ReturnType<typeof correctWithin>>

/** A correction by an officer, as it is kept while it waits for another. */
export type AskedCorrection = Omit<Correction, 'officerId' | 'now'>

/** Corrects current data, or proposes it where a second officer is asked for. Throws as correctWithin and makeOrPropose. */
export function saveCorrection(db: Db, asked: AskedCorrection, by: { officerId: number; now: Date }) {
  return transact(db, (tx) => saveCorrectionWithin(tx, asked, by))
}

/** Like saveCorrection, in the caller's transaction. */
export async function saveCorrectionWithin(tx: Db, asked: AskedCorrection, by: { officerId: number; now: Date }) {
  const { record } = await filedCase(tx, asked.reference)
  const change = {
    act: 'register' as const,
    subject: `${record.applicationId} ${asked.x}`,
    applicationId: record.applicationId,
    request: asked,
    reason: asked.reason,
    ...by,
  }
  const reply = await makeOrPropose(tx, change, (own) => makeCorrection(own, asked, by))
  if (reply.PROPOSAL_ID === undefined) return reply
  return { ...reply, ROW_VERSION: asked.rowVersion, LOG_CHANGE_NBR: null }
}

/** Makes a correction; returns what it changed as well. */
export async function makeCorrection(
  tx: Db,
  asked: AskedCorrection,
  by: { officerId: number; now: Date },
): Promise<MadeChange<Corrected>> {
  const reply = await correctWithin(tx, { ...asked, ...by })
  if (reply.LOG_CHANGE_NBR === null) return { reply, shown: [] }
  const { changes } = await tables(tx)
    .selectFrom('changeLog')
    .select('changes')
    .where('logChangeNbr', '=', reply.LOG_CHANGE_NBR)
    .$narrowType<{ changes: Change[] }>()
    .executeTakeFirstOrThrow()
  return {
    reply,
    shown: changes.map(({ field, oldValue, newValue }) => ({ FIELD: field, OLD: oldValue, NEW: newValue })),
  }
}
