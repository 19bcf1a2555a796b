import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { longDateText } from '@saki/texts/dates'
import { sql } from 'kysely'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { findException } from './exceptions.sql.ts'

interface FinanceOfficer {
  userId: number
  email: string
  locale: 'id' | 'en' | 'ar'
  fullName: string
}

/**
 * Queues a mail to the officers of finance, and to the officer who recorded the refund, that the proof of a refund that was paid out is infected
 * and closed to everybody. Nothing for other files, and before the refund is recorded, because recording it is then refused.
 */
export async function mailInfectedProof(
  tx: Db,
  services: Pick<Services, 'jobs' | 'env'>,
  { refundEventId, fileId }: Pick<StoredFile, 'refundEventId' | 'fileId'>,
  now: Date,
): Promise<void> {
  const row = refundEventId === null ? undefined : await findException(tx, refundEventId)
  const paid = row?.decision?.paidBack
  if (!row || !paid) return
  for (const { userId, email, locale, fullName } of await listFinance(tx, fileId)) {
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

/** Officers with the role of finance and the one who recorded the refund of this proof, each once. */
async function listFinance(tx: Db, proofId: string): Promise<FinanceOfficer[]> {
  const { rows } = await sql<FinanceOfficer>`
    select u.user_id as "userId", u.email, u.locale, u.full_name as "fullName"
      from app_user u left join officer o on o.user_id = u.user_id
     where u.role = 'office' and u.status = 'active'
       and ('finance' = any(o.roles) or u.user_id = (select made_by from refund_payment where proof_id = ${proofId}))
     order by u.user_id`.execute(tx)
  return rows
}
