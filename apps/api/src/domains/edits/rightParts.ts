import { findRight, type RightDefinition } from '@saki/catalogue'
import { type Db, prepared } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { type DraftData, type FormFile, sectionOf, fieldText, wordsOf } from '@saki/domain/forms/form'
import { enteredClasses } from '@saki/domain/marks/goods'
import { hasPicture } from '@saki/domain/marks/signs'
import { sql } from 'kysely'

import { insertPatent } from './patentParts.ts'

type Writer = (
  tx: Db,
  applicationId: number,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
) => Promise<void>

const writers: Record<NonNullable<RightDefinition['ownTable']>, Writer> = {
  application_mark: insertMark,
  application_patent: insertPatent,
}

/** Writes the right's own rows. Call in the transaction that inserts the application. */
export async function insertRightParts(
  tx: Db,
  applTyp: string,
  applicationId: number,
  filed: { data: DraftData; files: readonly FormFile[]; today: LegalDate },
): Promise<void> {
  const own = findRight(applTyp)?.ownTable
  if (own) await writers[own](tx, applicationId, filed.data, filed.files, filed.today)
}

/** Inserts the sign and its classes for lists and searches. Answers that became superfluous are kept only in the snapshot. */
async function insertMark(tx: Db, applicationId: number, data: DraftData): Promise<void> {
  const sign = sectionOf(data, 'SIGN')
  const text = (field: string) => fieldText(sign, field)
  const isColoured = hasPicture(text('SIGN_WCODE')) && text('COLOUR_CLAIMED') === 'Y'
  const goods = enteredClasses(data).map(({ niceClass, terms }) => ({ nice_class_code: Number(niceClass), terms }))
  await sql`${prepared}
    with mark as (
      insert into application_mark (application_id, sign_wcode, mark_name, translation, transliteration, description, disclaimer,
                                    colour_claimed, colours)
      values (${applicationId}, ${text('SIGN_WCODE')}, ${text('MARK_NAME')}, ${text('TRANSLATION')}, ${text('TRANSLITERATION')},
              ${text('MARK_DESCRIPTION')}, ${text('DISCLAIMER')}, ${isColoured}, ${isColoured ? wordsOf(sign['COLOURS']) : []}::text[])
    )
    insert into application_nice (application_id, nice_class_code, terms)
    select ${applicationId}, g.nice_class_code, g.terms
      from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as g (nice_class_code smallint, terms text[])`.execute(
    tx,
  )
}
