import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { namedScan } from '../documents/scanReplacement.sql.ts'

interface Uploader {
  userId: number
  email: string
  locale: 'id' | 'en' | 'ar'
  fullName: string
  applicationNumber: string
}

/** Queues a mail to the officer who uploaded the scan of a recorded paper, that it is infected and closed to everybody. Nothing for other files. */
export async function mailInfectedScan(
  tx: Db,
  services: Pick<Services, 'jobs' | 'env'>,
  { fileId, fileName, scanCaseId }: Pick<StoredFile, 'fileId' | 'fileName' | 'scanCaseId'>,
  now: Date,
): Promise<void> {
  if (scanCaseId === null) return
  const { rows } = await sql<Uploader>`
    select u.user_id as "userId", u.email, u.locale, u.full_name as "fullName", a.application_number as "applicationNumber"
      from stored_file f join application a on a.application_id = f.application_id join app_user u on u.user_id = f.uploaded_by
     where f.file_id = ${fileId} and u.role = 'office' and u.status = 'active' and exists (
       select from process p join process_action t using (proc_typ, proc_nbr)
        where p.application_id = a.application_id and t.detail ->> 'SCAN_ID' = ${namedScan})`.execute(tx)
  for (const { userId, email, locale, fullName, applicationNumber } of rows) {
    await queueMail(tx, services, {
      userId,
      to: email,
      language: locale,
      kind: 'scanInfected',
      values: {
        name: fullName,
        number: applicationNumber,
        file: fileName,
        link: pageLink(services, `/petugas/berkas/${applicationNumber}`, { tab: 'history' }),
      },
      now,
    })
  }
}
