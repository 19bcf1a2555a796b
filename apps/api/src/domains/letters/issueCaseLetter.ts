import type { RightDefinition } from '@saki/catalogue'
import { hasLetter, letterFor, letterTypes, onRequest } from '@saki/catalogue/letters/letterTypes'
import type { lettersCalls } from '@saki/contracts/letters'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import { AppError, Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { wordsOfRight } from '../documents/letterContent.ts'
import { findNamedCase, type NamedCase } from './caseNamed.ts'

const typesFor = (right: RightDefinition) => onRequest.filter((code) => hasLetter(right, code))

/** Letter types that an officer may issue in a case without an action. */
export function typesOnRequest({ right, applicationNumber }: NamedCase) {
  const values = wordsOfRight(right, { applicationNumber: applicationNumber ?? '' }, { issuedOn: null })
  return typesFor(right).map((code) => ({
    OFFIDOC_TYP: code,
    OFFIDOC_NAME: say('id', letterFor({ ...letterTypes[code], code }, right).title, values),
    HAS_POINTS: letterTypes[code].points ? ('Y' as const) : ('N' as const),
  }))
}

/** Issues a letter on request, by an officer. Throws NotFound, Invalid for a type that only an action issues, FILE_NOT_FOUND for a case without a number. */
export async function issueCaseLetter(asked: HandlerInput<typeof lettersCalls.issueCaseLetter>) {
  const { db, services, session, body, now, key } = asked
  const { applicationId, applicationNumber, right } = await findNamedCase(asked, body.PATENT_ID)
  if (applicationNumber === null) throw new AppError('FILE_NOT_FOUND', 'not numbered yet')
  const letterTyp = typesFor(right).find((code) => code === body.OFFIDOC_TYP)
  if (!letterTyp) throw new Invalid([{ field: 'OFFIDOC_TYP', message: 'errors:field.wrong' }])
  return transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call: 'issueCaseLetter', request: body, now }, async () => {
      // Of two letters of one type at once, the second waits for this lock and gets the next number.
      await sql`select from application where application_id = ${applicationId} for update`.execute(tx)
      const wanted = {
        letterTyp,
        applicationId,
        dueDate: null,
        ground: '',
        actionDate: legalDateOf(now),
        now,
        notes: body.NOTES,
        detail: { ITEMS: body.ITEMS },
      }
      const { letterId, docNumber } = await writeLetter(tx, services, wanted, {
        action: null,
        issuedBy: session.userId,
      })
      return { err: '' as const, DOC_ID: letterId, DOC_NUMBER: docNumber }
    }),
  )
}
