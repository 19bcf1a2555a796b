import type { Db } from '@saki/db'
import { say } from '@saki/texts/say'

import { findCertificate, listOwnerNames, listRegisterEntries } from '../documents/registerEntries.sql.ts'
import type { VisibleCase } from './patents.sql.ts'

/** What the register has of a case. The certificate's document is for parties and officers; strangers order a copy. */
export async function registerOf(db: Db, record: VisibleCase) {
  const { applicationId, isFull } = record
  const letters = (await listRegisterEntries(db, applicationId)).map(
    ({ letterTyp, issuedOn, docNumber, title, points }) => ({
      TYPE: letterTyp,
      DATE: issuedOn,
      DOC_NUMBER: docNumber,
      SUMMARY: [title, ...points].join('; '),
    }),
  )
  const names = (await listOwnerNames(db, applicationId)).map(({ on, before, after, reference }) => ({
    TYPE: 'NAME',
    DATE: on,
    // The number of a request is known to its parties.
    DOC_NUMBER: isFull ? reference : '',
    SUMMARY: say('id', 'letters:issued.renamed', { before: before || '–', after: after || '–' }),
  }))
  return {
    IND_REGISTERED: record.registrationDate === null ? ('N' as const) : ('Y' as const),
    REGISTRATION_NBR: record.registrationNbr,
    REGISTRATION_DATE: record.registrationDate,
    ENTITLEMENT_DATE: record.registrationDate === null ? null : record.filingDate,
    EXPIRATION_DATE: record.expirationDate,
    PUBLICATION_DATE: record.publicationDate,
    JOURNAL_CODE: record.journalCode ?? '',
    CERTIFICATE_DOC_ID: isFull ? ((await findCertificate(db, applicationId))?.letterId ?? null) : null,
    RECORDALS: [...letters, ...names].toSorted((a, b) => a.DATE.localeCompare(b.DATE)),
  }
}
