import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { workflowOfProcess } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { findAnswer, isSent } from './answers.sql.ts'
import { findCaseOfKey } from './case.sql.ts'
import { answerability, answerDueDate, listAskingLetters, passingAction } from './letterOf.ts'
import { passingKey } from '../inbox/passingLetters.ts'
import type { InboxRow } from '../inbox/inbox.sql.ts'

/**
 * Letters of a page that can be answered although the case waits for nothing, such as views on a published patent, with the last day of the
 * answer. Reads the case of such letters only.
 */
export async function openInPassing(
  db: Db,
  session: Session,
  rows: readonly InboxRow[],
  today: LegalDate,
): Promise<Map<string, LegalDate>> {
  const open = new Map<string, LegalDate>()
  for (const row of rows) {
    if (passingAction(workflowOfProcess(row), row.action) === undefined) continue
    const filed = await findCaseOfKey(db, session, row)
    const letter =
      filed && (await listAskingLetters(db, filed, today)).find(({ actionNbr }) => actionNbr === row.actionNbr)
    const due = letter && answerDueDate(filed, letter)
    if (!letter || !due) continue
    const isAnswered = isSent(await findAnswer(db, row))
    if (answerability(filed, letter, isAnswered, today) === 'open') open.set(passingKey(row), due)
  }
  return open
}
