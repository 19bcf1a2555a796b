import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'

import { listLicences } from '../documents/registerEntries.sql.ts'
import type { VisibleCase } from './patents.sql.ts'

/** Licences recorded for a case by the day of their record. Licensees and terms are public, the request that recorded them is not. */
export async function licencesOf(db: Db, { applicationId, isFull }: VisibleCase, today: LegalDate) {
  const licences = await listLicences(db, applicationId)
  return licences.map(({ recordedOn, endedOn, licensees, terms, requestNbr }) => {
    const until = terms['VALID_TO'] || null
    return {
      DOC_NUMBER: isFull ? requestNbr : '',
      LICENSE_TYPE: terms['EXCLUSIVE'] === 'Y' ? ('EXCLUSIVE' as const) : ('NON_EXCLUSIVE' as const),
      LICENSEES: licensees ?? '',
      TERRITORIAL_RESTRICTION: terms['TERRITORY'] ?? '',
      RECORDAL_DATE: recordedOn,
      EFFECTIVE_DATE: terms['VALID_FROM'] || null,
      EXPIRATION_DATE: until,
      INVALIDATION_DATE: endedOn,
      STATUS:
        endedOn !== null
          ? ('ENDED' as const)
          : until !== null && until < today
            ? ('EXPIRED' as const)
            : ('IN_FORCE' as const),
    }
  })
}
