import { tables, type Db } from '@saki/db'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { OfficeDocument } from '../documents/documents.sql.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import { findOfficeDocument } from '../documents/letter.sql.ts'
import type { FileToSend } from '../documents/sendFile.ts'
import type { NamedCase } from './caseNamed.ts'

interface Asking {
  db: Db
  services: Services
}

/** The valid certificate of a case. Throws FILE_NOT_FOUND when there is none or it was withdrawn. */
export async function certificateOf({ db, services }: Asking, { applicationId }: NamedCase): Promise<FileToSend> {
  const certificate = await findValidCertificate(db, applicationId, 'SER')
  if (!certificate) throw new AppError('FILE_NOT_FOUND', 'no certificate')
  return fileToSend(await ensureLetter(services, certificate.letterId))
}

/** The issued proof of payment of a case. Throws FILE_NOT_FOUND when it was not issued or its PDF is not made yet. */
export async function findPaymentReceipt({ db }: Asking, { applicationId }: NamedCase): Promise<FileToSend> {
  const certificate = await findValidCertificate(db, applicationId, 'BPN')
  const document = certificate && (await findOfficeDocument(db, certificate.letterId))
  if (!document) throw new AppError('FILE_NOT_FOUND', 'no proof of payment issued')
  return fileToSend(document)
}

/** The newest letter of a type in a case that was not withdrawn. */
export function findValidCertificate(db: Db, applicationId: number, letterTyp: string) {
  return tables(db)
    .selectFrom('letter')
    .select(['letterId', 'docNumber'])
    .where('applicationId', '=', applicationId)
    .where('letterTyp', '=', letterTyp)
    .where('withdrawnAt', 'is', null)
    .orderBy('issuedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function fileToSend({ objectKey: key, sha256, sizeBytes: size, fileName: name, mime }: OfficeDocument): FileToSend {
  return { key, sha256, size, name, mime, show: 'attachment' }
}
