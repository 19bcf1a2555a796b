import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import {
  listCasesOfRequest,
  lockProcesses,
  lockRequest,
  type CaseOfRequest,
  type LockedRequest,
} from '../requests/request.sql.ts'
import { findAppeal, type AppealKey, type AppealRecord } from './appeal.sql.ts'

export interface LockedAppeal {
  appeal: AppealRecord
  /** The request and its process in the case; null for an appeal on paper. */
  made: { request: LockedRequest; asked: CaseOfRequest } | null
}

/** The appeal named by a call. */
export const appealKeyOf = (named: {
  PROC_TYP: string
  PROC_NBR: number
  ACTION_NBR?: number | undefined
}): AppealKey => ({
  procTyp: named.PROC_TYP,
  procNbr: named.PROC_NBR,
  actionNbr: named.ACTION_NBR ?? null,
})

/** Locks an appeal with its case, in the order in which requests are locked. Throws NotFound, STALE_VERSION. */
export async function lockAppeal(tx: Db, key: AppealKey, rowVersion: number): Promise<LockedAppeal> {
  const before = await findAppeal(tx, key)
  if (!before) throw new NotFound('appeal', key)
  const { submissionNbr, applicationId } = before
  const request = submissionNbr === null ? undefined : await lockRequest(tx, { submissionNbr })
  await lockProcesses(tx, [applicationId])
  const asked =
    request && (await listCasesOfRequest(tx, request.requestId)).find(({ procNbr }) => procNbr === key.procNbr)
  const appeal = await findAppeal(tx, key)
  if (!appeal || (submissionNbr !== null && !asked)) throw new NotFound('appeal', key)
  if (appeal.rowVersion !== rowVersion)
    throw new ConflictError('STALE_VERSION', `${key.procTyp}-${key.procNbr}`, { ROW_VERSION: appeal.rowVersion })
  return { appeal, made: request && asked ? { request, asked } : null }
}
