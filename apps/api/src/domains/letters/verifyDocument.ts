import { letterRights, letterTextFor } from '@saki/catalogue/letters/letterType'
import { letterTypeOf } from '@saki/catalogue/letters/letterTypes'
import type { lettersCalls, VerifiedLetter } from '@saki/contracts/letters'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseVerifyCode } from '@saki/domain/ids/verifyCode'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import { NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import type { LetterRecord } from '../documents/letter.sql.ts'
import { countSearch } from '../master/searchLimit.ts'

/** Weight of one request in the search limit. A code has 60 bits, so 300 guesses a minute find none. */
const WEIGHT = 10

/** Finds an issued letter by its printed verification code, without a session. Throws NotFound for an unknown code, TOO_MANY above the search limit. */
export async function verifyDocument(asked: Asked<typeof lettersCalls.verifyDocument>): Promise<VerifiedLetter> {
  countSearch(asked, WEIGHT)
  const { db, services, query, language } = asked
  const code = parseVerifyCode(query.code)
  const { rows } = await sql<LetterRecord & { patent_id: string; appl_typ: string }>`
    select l.*, a.patent_id, a.appl_typ from letter l join application a using (application_id) where l.verify_code = ${code ?? ''}`.execute(
    db,
  )
  const [letter] = rows
  if (!letter) throw new NotFound('letter', code ?? 'not a code')
  const made = await ensureLetter(services, letter.letter_id)
  return {
    OFFIDOC_TYP: letter.letter_typ,
    OFFIDOC_NAME: letter.title,
    OFFIDOC_CAPTION: captionOf(letter.letter_typ, letter.appl_typ, language),
    DOC_NUMBER: letter.doc_number,
    DOC_DATE: letter.issued_on,
    PATENT_ID: letter.patent_id,
    REGISTRATION_NBR: letter.registration_nbr,
    STATE: letter.withdrawn_at === null ? 'VALID' : 'WITHDRAWN',
    WITHDRAWN_ON: letter.withdrawn_at && legalDateOf(letter.withdrawn_at),
    SHA256: made.sha256.toString('hex'),
    SIZE: made.size_bytes,
  }
}

/** The letter's title in the reader's language; empty for Indonesian, the language of the title itself. */
function captionOf(code: string, applTyp: string, language: Language): string {
  const type = letterTypeOf(code)
  const right = letterRights.find((each) => each === applTyp)
  if (language === 'id' || !type || !right) return ''
  const values = Object.fromEntries(
    ['right', 'check', 'gazette', 'board'].map((name) => [name, say(language, `letters:${name}.${right}` as TextKey)]),
  )
  return say(language, letterTextFor(type.title, right), values)
}
