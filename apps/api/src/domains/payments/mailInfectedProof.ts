import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { longDateText } from '@saki/texts/dates'
import { sql } from 'kysely'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { findException } from './exceptions.sql.ts'
import { lockProof } from './refunds.sql.ts'

interface FinanceOfficer {
  userId: number
  email: string
  locale: 'id' | 'en' | 'ar'
  fullName: string
}

/**
 * Queues a mail to the officers of finance, and to those who recorded the refund or uploaded its proof, that the proof of a refund that was paid out is
 * infected and closed to everybody. Nothing for other files, such as an upload that nothing took.
 */
export async function mailInfectedProof(
  tx: Db,
  services: Pick<Services, 'jobs' | 'env'>,
  { refundEventId, fileId }: Pick<StoredFile, 'refundEventId' | 'fileId'>,
  now: Date,
): Promise<void> {
  const proof = refundEventId === null ? undefined : await lockProof(tx, refundEventId)
  const row = refundEventId === null ? undefined : await findException(tx, refundEventId)
  const paid = row?.decision?.paidBack
  if (!row || !paid || proof?.fileId !== fileId) return
  for (const { userId, email, locale, fullName } of await listFinance(tx, proof.officers)) {
    await queueMail(tx, services, {
      userId,
      to: email,
      language: locale,
      kind: 'refundProofInfected',
      values: {
        name: fullName,
        refund: formatRupiah(paid.amount),
        ntpn: row.ntpn,
        date: longDateText(paid.paidOn, locale),
        reference: paid.reference,
        link: pageLink(services, '/petugas/pembayaran', { state: 'decided', q: row.ntpn }),
      },
      now,
    })
  }
}

/** Officers with the role of finance and these ones, each once. */
async function listFinance(tx: Db, officers: readonly number[]): Promise<FinanceOfficer[]> {
  const { rows } = await sql<FinanceOfficer>`
    select u.user_id as "userId", u.email, u.locale, u.full_name as "fullName"
      from app_user u left join officer o on o.user_id = u.user_id
     where u.role = 'office' and u.status = 'active'
       and ('finance' = any(o.roles) or u.user_id = any(${officers}::int[]))
     order by u.user_id`.execute(tx)
  return rows
}
