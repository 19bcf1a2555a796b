import { tables, type Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'

import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { workflowOfProcess, type ProcessPosition } from '../../caseState.ts'
import { listLetterActions, listSent, type LetterAction } from '../answers/answers.sql.ts'
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
  // The act of an answer through the portal names the letter.
  const papers = acts.filter(
    ({ action, detail }) => actionOf(flow, action)?.answers === true && detail['LETTER_NBR'] === undefined,
  )
  const found = new Map<string, NotifiedGround>()
  for (const letter of letters) {
    // One answer covers all letters since the case waited, so it may belong to a later one.
    const answer = answers.findLast(({ letterNbr, sentAt }) => sentAt !== null && letterNbr >= letter.actionNbr)
    const paper = papers.find(({ actionNbr }) => actionNbr > letter.actionNbr)
    for (const point of reasonsIn(letter.detail)) {
      const told =
        answer?.points?.find(({ TITLE }) => TITLE === point.TITLE)?.ANSWER_TEXT ?? (paper && paperWords(paper))
      found.set(point.REASON.GROUND, notified(point, letter, numbers, told))
    }
  }
  return [...found.values()]
}

function notified(
  { REASON, TITLE }: ReasonPoint,
  letter: LetterAction,
  numbers: ReadonlyMap<number, string>,
  told: string | undefined,
): NotifiedGround {
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

/** An answer on paper, of which the portal knows the day on which it was received. */
const paperWords = ({ actionDate }: LetterAction) =>
  say('id', 'reasonText:paperAnswer', { date: longDateText(actionDate, 'id') })

async function letterNumbers(db: Db, { procTyp, procNbr }: ProcessKey): Promise<ReadonlyMap<number, string>> {
  const rows = await tables(db)
    .selectFrom('letter')
    .select(['actionNbr', 'docNumber'])
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .execute()
  return new Map(rows.flatMap(({ actionNbr, docNumber }) => (actionNbr === null ? [] : [[actionNbr, docNumber]])))
}
