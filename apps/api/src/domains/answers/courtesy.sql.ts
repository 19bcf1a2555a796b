import { tables, type Db } from '@saki/db'

import type { ProcessKey } from '../workflow/recordAction.ts'

export interface TranslationKey extends ProcessKey {
  actionNbr: number
}

/** One point of a letter in another language; keyed as the answer form of the letter numbers it. */
interface TranslatedPoint {
  listCode: string
  optionNbr: number
  text: string
}

export interface Translation {
  language: 'en' | 'ar'
  points: TranslatedPoint[]
  rowVersion: number
  writtenBy: string
}

/** The courtesy translation of a letter, if an officer wrote one. */
export function findTranslation(
  db: Db,
  { procTyp, procNbr, actionNbr }: TranslationKey,
): Promise<Translation | undefined> {
  return tables(db)
    .selectFrom('letterTranslation as t')
    .innerJoin('appUser as u', 'u.userId', 't.writtenBy')
    .select(['t.language', 't.points', 't.rowVersion', 'u.fullName as writtenBy'])
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .where('t.actionNbr', '=', actionNbr)
    .$narrowType<Pick<Translation, 'language' | 'points'>>()
    .executeTakeFirst()
}

interface WrittenTranslation extends Pick<Translation, 'language' | 'points'> {
  /** Version the writer saw; 0 before the first save. */
  seenVersion: number
  writtenBy: number
  now: Date
}

/** Saves a translation and returns its version; undefined when somebody else saved one meanwhile. */
export async function saveTranslation(
  tx: Db,
  key: TranslationKey,
  { language, points, seenVersion, writtenBy, now }: WrittenTranslation,
): Promise<number | undefined> {
  const { procTyp, procNbr, actionNbr } = key
  const saved = { language, points: JSON.stringify(points), writtenBy, writtenAt: now, rowVersion: seenVersion + 1 }
  const row = await tables(tx)
    .insertInto('letterTranslation')
    .values({ procTyp, procNbr, actionNbr, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['procTyp', 'procNbr', 'actionNbr'])
        .doUpdateSet(saved)
        .where('letterTranslation.rowVersion', '=', seenVersion),
    )
    .returning('rowVersion')
    .executeTakeFirst()
  return row?.rowVersion
}
