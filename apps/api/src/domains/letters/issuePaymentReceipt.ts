import type { lettersCalls } from '@saki/contracts/letters'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { sql } from 'kysely'

import { findOwnerId } from '../../access.ts'
import { AppError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { findNamedCase } from './caseNamed.ts'
import { findValidCertificate } from './certificate.ts'

/**
 * Issues the proof of payment of a case and makes its PDF. A case has one: later calls, by any user and with any key, return it. Throws
 * NotFound, NOT_MANDATED for a mandate that only reads, FILE_NOT_FOUND before the fee is settled.
 */
export async function issuePaymentReceipt(asked: HandlerInput<typeof lettersCalls.issuePaymentProof>) {
  const { db, services, session, body, now, key } = asked
  const ref = parseCaseRef(body.PATENT_ID)
  if (ref) await findOwnerId(db, session, { ref }, 'prepare')
  const { applicationId, applicationNumber } = await findNamedCase(asked, body.PATENT_ID)
  if (applicationNumber === null) throw new AppError('FILE_NOT_FOUND', 'not paid yet')
  const once = { userId: session.userId, key, call: 'issuePaymentProof', request: body, now }
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      // Two requests at once get the same letter.
      await sql`select from application where application_id = ${applicationId} for update`.execute(tx)
      const wanted = {
        letterTyp: 'BPN',
        applicationId,
        dueDate: null,
        ground: '',
        actionDate: legalDateOf(now),
        now,
        notes: '',
        detail: {},
      }
      const { letterId, docNumber } =
        (await findValidCertificate(tx, applicationId, 'BPN')) ??
        (await writeLetter(tx, services, wanted, { action: null, issuedBy: null }))
      return { err: '' as const, DOC_ID: letterId, DOC_NUMBER: docNumber }
    }),
  )
  await ensureLetter(services, reply.DOC_ID)
  return reply
}
