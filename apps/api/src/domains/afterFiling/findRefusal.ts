import { appealActions } from '@saki/catalogue/requests/appealDecisions'
import type { AppealedDecision } from '@saki/contracts/appealedDecision'
import type { Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'
import { say } from '@saki/texts/say'

import { actionAt, workflowOfProcess } from '../../caseState.ts'
import { listLetterActions, type LetterAction } from '../answers/answers.sql.ts'
import { requestedPointsOf } from '../answers/letterOf.ts'
import type { RequestableCase } from '../requests/cases.sql.ts'

type RefusedCase = Pick<RequestableCase, 'procTyp' | 'procNbr' | 'flowId' | 'flowVersion' | 'state'>

/** The latest refusal of a case from which the time to appeal runs, with the points of its letter; null when there is none. */
export async function findRefusal(db: Db, one: RefusedCase): Promise<AppealedDecision | null> {
  const flow = workflowOfProcess(one)
  const refusing = appealActions.BD.made.flatMap((action) => actionOf(flow, action)?.until?.since ?? [])
  const acts = await listLetterActions(db, one)
  const refusal = acts.findLast(({ action }) => refusing.includes(action))
  if (!refusal) return null
  return {
    PROC_TYP: one.procTyp,
    PROC_NBR: one.procNbr,
    ACTION_NBR: refusal.actionNbr,
    LETTER_NAME: say('id', actionAt(one, refusal.action).text),
    LETTER_DATE: refusal.actionDate,
    GROUND: refusal.ground,
    NOTES: refusal.notes,
    IND_PAPER: refusal.hasPaper ? 'Y' : 'N',
    POINTS: requestedPointsOf(withPoints(refusal, acts)).map(({ LIST_CODE, OPTION_NBR, TITLE, TEXT, GROUND }) => ({
      POINT: `${LIST_CODE}.${OPTION_NBR}`,
      TITLE,
      TEXT,
      GROUND,
    })),
  }
}

/** A refusal for want of an answer has no points of its own: it repeats those of the letter that was not answered. */
function withPoints(refusal: LetterAction, acts: readonly LetterAction[]): LetterAction {
  if (Array.isArray(refusal.detail['POINTS']) || refusal.notes !== '') return refusal
  const asked = acts.findLast(
    ({ actionNbr, toState }) => actionNbr < refusal.actionNbr && toState === refusal.fromState,
  )
  return asked ? { ...asked, ground: refusal.ground } : refusal
}
