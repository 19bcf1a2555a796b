import { findRight } from '@saki/catalogue'
import { letterFor, letterTypeOf } from '@saki/catalogue/letters/letterTypes'
import type { lettersCalls, VerifiedLetter } from '@saki/contracts/letters'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseVerifyCode } from '@saki/domain/ids/verifyCode'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'
import { tables } from '@saki/db'

import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import { countSearch } from '../master/searchLimit.ts'

/** Weight of one request in the search limit. A code has 60 bits, so 300 guesses a minute find none. */
const WEIGHT = 10

/** Finds an issued letter by its printed verification code, without a session. Throws NotFound for an unknown code, TOO_MANY above the search limit. */
export async function verifyDocument(asked: HandlerInput<typeof lettersCalls.verifyDocument>): Promise<VerifiedLetter> {
  countSearch(asked, WEIGHT)
  const { db, services, query, language } = asked
  const code = parseVerifyCode(query.code)
  const letter = await tables(db)
    .selectFrom('letter as l')
    .innerJoin('application as a', 'a.applicationId', 'l.applicationId')
    .select(['l.letterId', 'l.letterTyp', 'l.title', 'l.docNumber', 'l.issuedOn', 'l.registrationNbr', 'l.withdrawnAt'])
    // A document issued again withdraws the former one in the same transaction, at the same instant.
    .leftJoin('letter as n', (join) =>
      join
        .onRef('n.applicationId', '=', 'l.applicationId')
        .onRef('n.letterTyp', '=', 'l.letterTyp')
        .onRef('n.issuedAt', '=', 'l.withdrawnAt')
        .onRef('n.letterId', '<>', 'l.letterId'),
    )
    .select(['a.applicationNumber', 'a.applTyp', 'n.docNumber as replacedBy', 'n.issuedOn as replacedOn'])
    .where('l.verifyCode', '=', code ?? '')
    .executeTakeFirst()
  if (!letter) throw new NotFound('letter', code ?? 'not a code')
  const { replacedBy, replacedOn } = letter
  const replaced = replacedBy === null || replacedOn === null ? null : { DOC_NUMBER: replacedBy, DOC_DATE: replacedOn }
  const made = await ensureLetter(services, letter.letterId)
  return {
    OFFIDOC_TYP: letter.letterTyp,
    OFFIDOC_NAME: letter.title,
    OFFIDOC_CAPTION: captionOf(letter.letterTyp, letter.applTyp, language),
    DOC_NUMBER: letter.docNumber,
    DOC_DATE: letter.issuedOn,
    PATENT_ID: letter.applicationNumber ?? '',
    REGISTRATION_NBR: letter.registrationNbr,
    STATE: letter.withdrawnAt === null ? 'VALID' : replaced ? 'REPLACED' : 'WITHDRAWN',
    WITHDRAWN_ON: letter.withdrawnAt && legalDateOf(letter.withdrawnAt),
    REPLACED_BY: replaced,
    SHA256: made.sha256.toString('hex'),
    SIZE: made.sizeBytes,
  }
}

/** The letter's title in the reader's language; empty for Indonesian, the language of the title itself. */
function captionOf(code: string, applTyp: string, language: Language): string {
  const type = letterTypeOf(code)
  const right = findRight(applTyp)
  if (language === 'id' || !type || !right) return ''
  const { letters } = right
  return say(language, letterFor(type, right).title, {
    right: say(language, letters.right),
    check: say(language, letters.check),
    gazette: say(language, letters.gazette),
    board: say(language, letters.board),
  })
}
