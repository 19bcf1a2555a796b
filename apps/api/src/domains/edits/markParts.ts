import { prepared, type Db } from '@saki/db'
import { sectionOf, fieldText, wordsOf, type DraftData } from '@saki/domain/forms/form'
import { enteredClasses } from '@saki/domain/marks/goods'
import { hasPicture } from '@saki/domain/marks/signs'
import { sql } from 'kysely'

/** Inserts the sign and its classes for lists and searches. Answers that became superfluous are kept only in the snapshot. */
export async function insertMark(tx: Db, applicationId: number, data: DraftData): Promise<void> {
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
