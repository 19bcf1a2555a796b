import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { OfficeDocument } from '../documents/documents.sql.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import type { Sent } from '../documents/sendFile.ts'
import type { NamedCase } from './caseNamed.ts'

interface Asking {
  db: Db
  services: Services
  now: Date
}

/** The certificate that stands in a case. FILE_NOT_FOUND while there is none, or when it was taken back. */
export async function certificateOf({ db, services }: Asking, { applicationId }: NamedCase): Promise<Sent> {
  const letterId = await findStanding(db, applicationId, 'SER')
  if (letterId === undefined) throw new AppError('FILE_NOT_FOUND', 'no certificate')
  return sent(await ensureLetter(services, letterId))
}

/** The proof of payment of a case, written when it is first asked for. FILE_NOT_FOUND before the fee is settled. */
export async function paymentProofOf(
  { db, services, now }: Asking,
  { applicationId, patentId }: NamedCase,
): Promise<Sent> {
  if (patentId === null) throw new AppError('FILE_NOT_FOUND', 'not paid yet')
  const letterId = await transact(db, async (tx) => {
    // Two askers at once get the same paper.
    await sql`select from application where application_id = ${applicationId} for update`.execute(tx)
    const standing = await findStanding(tx, applicationId, 'BPN')
    if (standing !== undefined) return standing
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
    return (await writeLetter(tx, services, wanted, { action: null, issuedBy: null })).letterId
  })
  return sent(await ensureLetter(services, letterId))
}

async function findStanding(db: Db, applicationId: number, letterTyp: string): Promise<string | undefined> {
  const { rows } = await sql<{ letterId: string }>`
    select letter_id as "letterId" from letter
     where application_id = ${applicationId} and letter_typ = ${letterTyp} and withdrawn_at is null
     order by issued_at desc limit 1`.execute(db)
  return rows[0]?.letterId
}

function sent({ object_key: key, sha256, size_bytes: size, file_name: name, mime }: OfficeDocument): Sent {
  return { key, sha256, size, name, mime, show: 'attachment' }
}
