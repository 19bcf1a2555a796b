import type { WorkflowStatus } from '@saki/contracts/workflow'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { HandlerInput } from '../../implement.ts'
import { requestsDueText } from '../../requestsDue.ts'
import type { Session } from '../../session.ts'
import { caseStatus } from './caseStatus.ts'
import { findCaseOfProcess, type CaseProcess } from './cases.sql.ts'
import type { ProcessKey } from './process.sql.ts'
import { findProcessHistory } from './processHistory.ts'
import { findStageTime, usualStay } from './stageTimes.sql.ts'

type Asked = Pick<HandlerInput, 'db' | 'now' | 'language'> & { session: Session }

/** Status with what the applicant still has to request, and how long the state usually lasts. */
export async function workflowStatusOf(
  process: CaseProcess,
  { db, session, now, language }: Asked,
): Promise<WorkflowStatus> {
  const today = legalDateOf(now)
  const asked = await requestsDueText(db, process, language, today)
  const time = await findStageTime(db, process)
  const history = await findProcessHistory(db, process, session.userId)
  return caseStatus(process, history, { today, asked, usual: time ? usualStay(time) : null }, language)
}

/** The same of a process named by its key; undefined when the asker may not read its case. */
export async function statusOfProcess(key: ProcessKey, asked: Asked): Promise<WorkflowStatus | undefined> {
  const process = await findCaseOfProcess(asked.db, asked.session, key)
  return process && workflowStatusOf(process, asked)
}
