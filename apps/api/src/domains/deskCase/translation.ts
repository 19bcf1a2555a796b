import type { deskCaseCalls } from '@saki/contracts/deskCase'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { findCaseOfKey } from '../answers/case.sql.ts'
import { findTranslation, saveTranslation, type TranslationKey } from '../answers/courtesy.sql.ts'
import { listAskingLetters, type RequestedPoint } from '../answers/letterOf.ts'

type Calls = typeof deskCaseCalls
interface LetterRef {
  PROC_TYP: string
  PROC_NBR: number
  ACTION_NBR: number
}

/** The points of a letter that asks for an answer, with the translation of each. Throws NotFound. */
export async function officeTranslation({ query, db, session, now }: HandlerInput<Calls['officeTranslation']>) {
  const key = keyOf(query)
  const points = await pointsOf(db, session, key, legalDateOf(now))
  const saved = await findTranslation(db, key)
  return {
    LANGUAGE: saved?.language ?? null,
    ROW_VERSION: saved?.rowVersion ?? 0,
    WRITTEN_BY: saved?.writtenBy ?? '',
    POINTS: points.map(({ LIST_CODE, OPTION_NBR, TITLE, TEXT }) => ({
      LIST_CODE,
      OPTION_NBR,
      TITLE,
      TEXT,
      TRANSLATION:
        saved?.points.find(({ listCode, optionNbr }) => listCode === LIST_CODE && optionNbr === OPTION_NBR)?.text ?? '',
    })),
  }
}

/** Saves a translation. Saving the version again that the caller saw changes it; an older one throws STALE_VERSION. Throws NotFound, Invalid for a point that the letter lacks. */
export function officeTranslate({ body, db, session, now }: HandlerInput<Calls['officeTranslate']>) {
  const key = keyOf(body)
  return transact(db, async (tx) => {
    const asked = await pointsOf(tx, session, key, legalDateOf(now))
    const isAsked = (given: { LIST_CODE: string; OPTION_NBR: number }) =>
      asked.some(({ LIST_CODE, OPTION_NBR }) => LIST_CODE === given.LIST_CODE && OPTION_NBR === given.OPTION_NBR)
    const unknown = body.POINTS.findIndex((point) => !isAsked(point))
    if (unknown >= 0) throw new Invalid([{ field: `POINTS.${unknown}`, message: 'errors:field.wrong' }])
    const rowVersion = await saveTranslation(tx, key, {
      language: body.LANGUAGE,
      points: body.POINTS.filter(({ TEXT }) => TEXT !== '').map(({ LIST_CODE, OPTION_NBR, TEXT }) => ({
        listCode: LIST_CODE,
        optionNbr: OPTION_NBR,
        text: TEXT,
      })),
      seenVersion: body.ROW_VERSION,
      writtenBy: session.userId,
      now,
    })
    if (rowVersion === undefined) throw new ConflictError('STALE_VERSION', 'translation changed')
    return { err: '' as const, ROW_VERSION: rowVersion }
  })
}

const keyOf = ({ PROC_TYP, PROC_NBR, ACTION_NBR }: LetterRef): TranslationKey => ({
  procTyp: PROC_TYP,
  procNbr: PROC_NBR,
  actionNbr: ACTION_NBR,
})

async function pointsOf(db: Db, session: Session, key: TranslationKey, today: LegalDate): Promise<RequestedPoint[]> {
  const filed = await findCaseOfKey(db, session, key)
  const letter =
    filed && (await listAskingLetters(db, filed, today)).find(({ actionNbr }) => actionNbr === key.actionNbr)
  if (!letter) throw new NotFound('letter', key)
  return letter.points
}
