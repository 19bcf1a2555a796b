import type { AppealGround } from '@saki/contracts/appeals'
import type { Db } from '@saki/db'
import { fieldText, rowsOf, type DraftData } from '@saki/domain/forms/form'
import { say } from '@saki/texts/say'

import { findRefusal } from '../afterFiling/findRefusal.ts'
import type { AppealRecord } from './appeal.sql.ts'

/** The refusal appealed and the grounds: each point with the objection, or one ground for the whole appeal. */
export async function groundsOf(db: Db, appeal: AppealRecord, answers: DraftData) {
  const refusal = appeal.kind === 'BD' ? await findRefusal(db, processOfCase(appeal)) : null
  const rows = rowsOf(answers, 'GROUNDS')
  const whole: AppealGround = {
    TITLE: say('id', 'appeals:whole'),
    TEXT: '',
    GROUND: '',
    ANSWER: appeal.submissionNbr === null ? appeal.notes : fieldText(answerSection(answers), 'STATEMENT'),
    IND_LEFT: 'N',
  }
  const byPoint = (refusal?.POINTS ?? []).map(({ POINT, TITLE, TEXT, GROUND }): AppealGround => {
    const own = rows.find((row) => fieldText(row, 'POINT') === POINT) ?? {}
    return {
      TITLE,
      TEXT,
      GROUND,
      ANSWER: fieldText(own, 'ANSWER'),
      IND_LEFT: fieldText(own, 'LEFT') === 'Y' ? 'Y' : 'N',
    }
  })
  return { refusal, grounds: appeal.submissionNbr !== null && byPoint.length > 0 ? byPoint : [whole] }
}

/** The grounds that are decided. */
export const contested = (grounds: readonly AppealGround[]) => grounds.filter(({ IND_LEFT }) => IND_LEFT === 'N')

/** Names the appeal in the details of the case's actions about it. */
export const appealNamed = ({ submissionNbr, actionNbr }: AppealRecord) => ({
  ...(submissionNbr !== null && { SUBMISSION_NBR: submissionNbr }),
  ...(actionNbr !== null && { APPEAL_NBR: actionNbr }),
})

/** The process of the case, as positions of processes are named. */
export function processOfCase({ caseProcTyp, caseProcNbr, caseFlowId, caseFlowVersion, caseState }: AppealRecord) {
  return {
    procTyp: caseProcTyp,
    procNbr: caseProcNbr,
    flowId: caseFlowId,
    flowVersion: caseFlowVersion,
    state: caseState,
  }
}

function answerSection(answers: DraftData): Record<string, unknown> {
  const section = answers['REQUEST']
  return typeof section === 'object' && section !== null && !Array.isArray(section)
    ? (section as Record<string, unknown>)
    : {}
}
