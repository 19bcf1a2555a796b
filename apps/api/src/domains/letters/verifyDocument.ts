import type { lettersCalls, VerifiedLetter } from '@saki/contracts/letters'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseVerifyCode } from '@saki/domain/ids/verifyCode'
import { tables, type Db } from '@saki/db'
import type { Language } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import { countSearch } from '../../searchLimit.ts'
import { letterName } from '../../letterName.ts'

/** Weight of one request in the search limit. A code has 60 bits, so 300 guesses a minute find none. */
const WEIGHT = 10

/** Finds an issued letter by its printed verification code, without a session. Throws NotFound for an unknown code, TOO_MANY above the search limit. */
export async function verifyDocument(asked: HandlerInput<typeof lettersCalls.verifyDocument>): Promise<VerifiedLetter> {
  countSearch(asked, WEIGHT)
  const { db, services, query, language } = asked
  const letter = await findVerified({ db, services, language }, query.code)
  if (!letter) throw new NotFound('letter', query.code)
  return letter
}

/** The letter with this code in any spelling; undefined for an unknown code and for what is no code. Callers count attempts. */
export async function findVerified(
  { db, services, language }: { db: Db; services: Services; language: Language },
  typed: string,
): Promise<VerifiedLetter | undefined> {
  const code = parseVerifyCode(typed)
  if (code === undefined) return undefined
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
    .where('l.verifyCode', '=', code)
    .executeTakeFirst()
  if (!letter) return undefined
  const { replacedBy, replacedOn } = letter
  const replaced = replacedBy === null || replacedOn === null ? null : { DOC_NUMBER: replacedBy, DOC_DATE: replacedOn }
  const made = await ensureLetter(services, letter.letterId)
  const certificate = made.signedWith === null ? undefined : await findCertificate(db, made.signedWith)
  return {
    OFFIDOC_TYP: letter.letterTyp,
    OFFIDOC_NAME: letter.title,
    OFFIDOC_CAPTION: language === 'id' ? '' : letterName(letter.letterTyp, letter.applTyp, language),
    DOC_NUMBER: letter.docNumber,
    DOC_DATE: letter.issuedOn,
    PATENT_ID: letter.applicationNumber ?? '',
    REGISTRATION_NBR: letter.registrationNbr,
    STATE: letter.withdrawnAt === null ? 'VALID' : replaced ? 'REPLACED' : 'WITHDRAWN',
    WITHDRAWN_ON: letter.withdrawnAt && legalDateOf(letter.withdrawnAt),
    REPLACED_BY: replaced,
    SHA256: made.sha256.toString('hex'),
    SIZE: made.sizeBytes,
    SIGNATURE: certificate ? { SUBJECT: certificate.subject, FINGERPRINT: certificate.fingerprint } : null,
  }
}

function findCertificate(db: Db, fingerprint: string) {
  return tables(db)
    .selectFrom('signingCertificate')
    .select(['subject', 'fingerprint'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
}
