import { tables, type Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'

import { workflowOfProcess, type ProcessPosition } from '../../caseState.ts'
import { listLetterActions, listSent, type FrozenPoint, type LetterAction } from '../answers/answers.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { reasonsIn, type NotifiedGround, type ReasonPoint } from './reasonPoints.ts'

/** Grounds of the letters of a case that gave reasons, each as it was last notified, oldest letter first. */
export async function listNotified(db: Db, process: ProcessKey & ProcessPosition): Promise<NotifiedGround[]> {
  const flow = workflowOfProcess(process)
  const letters = (await listLetterActions(db, process)).filter(
    (row) => actionOf(flow, row.action)?.points === 'reasons' && reasonsIn(row.detail).length > 0,
  )
  if (letters.length === 0) return []
  const [numbers, answers] = [await letterNumbers(db, process), await listSent(db, process)]
  const found = new Map<string, NotifiedGround>()
  for (const letter of letters) {
    // One answer covers all letters since the case waited, so it may belong to a later one.
    const answer = answers.findLast(({ letterNbr, sentAt }) => sentAt !== null && letterNbr >= letter.actionNbr)
    for (const point of reasonsIn(letter.detail))
      found.set(point.REASON.GROUND, notified(point, letter, numbers, answer?.points ?? null))
  }
  return [...found.values()]
}

function notified(
  { REASON, TITLE }: ReasonPoint,
  letter: LetterAction,
  numbers: ReadonlyMap<number, string>,
  answered: readonly FrozenPoint[] | null,
): NotifiedGround {
  const own = answered?.find((point) => point.TITLE === TITLE)
  return {
    ground: REASON.GROUND,
    // Letters of earlier releases named no goods, which stands for all.
    goods: REASON.GOODS ?? [],
    title: TITLE,
    letter: numbers.get(letter.actionNbr) ?? '',
    sentOn: letter.actionDate,
    isAnswered: own !== undefined,
    answer: own?.ANSWER_TEXT ?? '',
  }
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
