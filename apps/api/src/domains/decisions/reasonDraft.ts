import { isDeepStrictEqual } from 'node:util'

import type { decisionsCalls } from '@saki/contracts/decisions'
import type { DecisionReason } from '@saki/contracts/reason'
import { tables, transact, type Db } from '@saki/db'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { ConflictError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { listGoods, wireGoods } from '../fileParts/goods.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { reasonedCase } from './actDetail.ts'
import { listNotified } from './notified.ts'

type Calls = typeof decisionsCalls

/** Reasons being written, with the grounds that the applicant was told of. Throws NotFound. */
export async function officeReasons({ query, db, language }: HandlerInput<Calls['officeReasons']>) {
  const key = { procTyp: query.PROC_TYP, procNbr: query.PROC_NBR }
  const openCase = await findOpenCase(db, key)
  if (!openCase || openCase.isUnder) throw new NotFound('process', key)
  const draft = await findDraft(db, key)
  const notified = await listNotified(db, openCase)
  const { applicationId, earliest } = await reasonedCase(db, key)
  return {
    REASONS: (draft?.reasons ?? []).map((reason) => ({ ...reason, GOODS: reason.GOODS ?? [] })),
    PRESENT: (await listGoods(db, applicationId)).map(wireGoods),
    OWN_DATE: earliest,
    ROW_VERSION: draft?.rowVersion ?? 0,
    SAVED_BY: draft?.savedByName ?? '',
    SAVED_AT: draft ? draft.savedAt.toISOString() : null,
    NOTIFIED: notified.map(({ ground, goods, title, letter, sentOn, answer, isAnswered }) => ({
      GROUND: ground,
      GOODS: goods,
      TITLE: title,
      LETTER: say(language, 'reasons:letter', { number: letter, date: longDateText(sentOn, language) }),
      ANSWER: answer,
      IND_ANSWERED: isAnswered ? ('Y' as const) : ('N' as const),
    })),
  }
}

/** Saves reasons as they are, complete or not. Saving the same twice changes nothing. Throws NotFound, STALE_VERSION with the present ones. */
export async function saveReasons({ body, session, db, now }: HandlerInput<Calls['saveReasons']>) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  return transact(db, async (tx) => {
    const openCase = await findOpenCase(tx, key)
    if (!openCase || openCase.isUnder) throw new NotFound('process', key)
    const held = await findDraft(tx, key, true)
    const reasons = JSON.stringify(body.REASONS)
    if (held && isDeepStrictEqual(held.reasons, JSON.parse(reasons)))
      return { err: '' as const, ROW_VERSION: held.rowVersion, SAVED_AT: held.savedAt.toISOString() }
    if (held?.rowVersion !== body.ROW_VERSION) throw stale(held)
    const saved = { reasons, savedBy: session.userId, savedAt: now }
    const rowVersion = (held?.rowVersion ?? 0) + 1
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto('decisionDraft')
      .values({ ...key, ...saved, rowVersion })
      .onConflict((conflict) =>
        conflict
          .columns(['procTyp', 'procNbr'])
          .doUpdateSet({ ...saved, rowVersion })
          .where('decisionDraft.rowVersion', '=', rowVersion - 1),
      )
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows) === 0) throw stale(undefined)
    return { err: '' as const, ROW_VERSION: rowVersion, SAVED_AT: now.toISOString() }
  })
}

interface DraftRecord {
  reasons: DecisionReason[]
  rowVersion: number
  savedByName: string
  savedAt: Date
}

async function findDraft(db: Db, { procTyp, procNbr }: ProcessKey, isLocked = false): Promise<DraftRecord | undefined> {
  const found = tables(db)
    .selectFrom('decisionDraft as d')
    .innerJoin('appUser as u', 'u.userId', 'd.savedBy')
    .select(['d.reasons', 'd.rowVersion', 'u.fullName as savedByName', 'd.savedAt'])
    .where('d.procTyp', '=', procTyp)
    .where('d.procNbr', '=', procNbr)
    .$narrowType<{ reasons: DecisionReason[] }>()
  return isLocked ? found.forUpdate('d').executeTakeFirst() : found.executeTakeFirst()
}

const stale = (held: DraftRecord | undefined) =>
  new ConflictError(
    'STALE_VERSION',
    'reasons changed',
    held && { ROW_VERSION: held.rowVersion, REASONS: held.reasons, SAVED_BY: held.savedByName },
  )
