import type { WorkflowSub } from '@saki/contracts/workflow'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { named, stateAt } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { findLetterKey, findUpper, type CaseProcess } from './cases.sql.ts'
import { listAnswerFiles, listProcessFiles } from './files.sql.ts'

/** A child process of a case with its letter or answer. */
export async function subDetail(
  db: Db,
  process: CaseProcess,
  asker: Session,
  language: Language,
): Promise<WorkflowSub> {
  const [letter, upper] = [await findLetterKey(db, process), await findUpper(db, process)]
  const files =
    letter && upper
      ? await listProcessFiles(db, asker.userId, process.applicationId, upper, upper.actionNbr)
      : await listAnswerFiles(db, process)
  const state = stateAt(process)
  const { name, caption } = named(language, state.text)
  const isAnswer = process.flowId === 'letter-answer'
  const kind = named(language, isAnswer ? 'viewer:map.procedure.answer' : 'viewer:map.procedure.letter')
  return {
    PATENT_ID: process.applicationNumber,
    TITLE: process.title,
    PROC_TYP: process.procTyp,
    PROC_NBR: process.procNbr,
    KIND: isAnswer ? 'ANSWER' : 'LETTER',
    PROC_TYPE_NAME: kind.name,
    PROC_TYPE_CAPTION: kind.caption,
    STATUS_CODE: state.code,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    STATUS_MEANS: say(language, state.means),
    STATUS_DATE: legalDateOf(process.stateSince),
    UPPER: upper ? { PROC_TYP: upper.procTyp, PROC_NBR: upper.procNbr, ACTION_NBR: upper.actionNbr } : null,
    OFFIDOC: letter
      ? {
          OFFIDOC_ORI: letter.ori,
          OFFIDOC_SER: letter.ser,
          OFFIDOC_NBR: letter.nbr,
          DOC_ID: letter.letterId,
          OFFIDOC_NAME: letter.title,
          DOC_NUMBER: letter.docNumber,
          DUE_DATE: letter.dueDate,
        }
      : null,
    FILES: files.map(({ DOC_ID, DOC_NAME, MIME, SIZE }) => ({ DOC_ID, NAME: DOC_NAME, MIME, SIZE })),
  }
}
