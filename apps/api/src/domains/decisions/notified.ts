import { tables, type Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'

import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { workflowOfProcess, type ProcessPosition } from '../../caseState.ts'
import { listLetterActions, listSent, type AnswerRow, type LetterAction } from '../answers/answers.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { reasonsIn, type NotifiedGround, type ReasonPoint } from './reasonPoints.ts'

/** Grounds of the letters of a case that gave reasons, each as it was last notified, oldest letter first. */
export async function listNotified(db: Db, process: ProcessKey & ProcessPosition): Promise<NotifiedGround[]> {
  const flow = workflowOfProcess(process)
  const acts = await listLetterActions(db, process)
  const letters = acts.filter(
    (row) => actionOf(flow, row.action)?.points === 'reasons' && reasonsIn(row.detail).length > 0,
  )
  if (letters.length === 0) return []
  const [numbers, answers] = [await letterNumbers(db, process), await listSent(db, process)]
  const found = new Map<string, NotifiedGround>()
  for (const letter of letters) {
    // One answer covers all letters since the case waited, so it may belong to a later one.
    const answer = answers.findLast(({ letterNbr, sentAt }) => sentAt !== null && letterNbr >= letter.actionNbr)
    const paper = acts.find((row) => row.actionNbr > letter.actionNbr && actionOf(flow, row.action)?.answers === true)
    for (const point of reasonsIn(letter.detail))
      found.set(point.REASON.GROUND, notified(point, letter, numbers, answer ?? paper))
  }
  return [...found.values()]
}

function notified(
  { REASON, TITLE }: ReasonPoint,
  letter: LetterAction,
  numbers: ReadonlyMap<number, string>,
  answer: AnswerRow | LetterAction | undefined,
): NotifiedGround {
  const told = answer && answerTo(TITLE, answer)
  return {
    ground: REASON.GROUND,
    // Letters of earlier releases named no goods, which stands for all.
    goods: REASON.GOODS ?? [],
    title: TITLE,
    letter: numbers.get(letter.actionNbr) ?? '',
    sentOn: letter.actionDate,
    isAnswered: told !== undefined,
    answer: told ?? '',
  }
}

/** What was answered to a point in the portal, undefined for nothing; of an answer on paper the day on which it was received. */
function answerTo(title: string, answer: AnswerRow | LetterAction): string | undefined {
  if ('action' in answer) return say('id', 'reasonText:paperAnswer', { date: longDateText(answer.actionDate, 'id') })
  return answer.points?.find((point) => point.TITLE === title)?.ANSWER_TEXT
}

async function letterNumbers(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ReadonlyMap<number, string>> {
  const rows = await tables(db)
    .selectFrom('letter')
    .select(['actionNbr', 'docNumber'])
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .execute()
  return new Map(rows.flatMap(({ actionNbr, docNumber }) => (actionNbr === null ? [] : [[actionNbr, docNumber]])))
}
