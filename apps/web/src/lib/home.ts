import type { Page } from '@saki/contracts/pages'
import type { SessionUser } from '@saki/contracts/session'

const homes: Record<SessionUser['ROLE'], Page> = {
  office: '/petugas',
  commission: '/komisi-banding',
  applicant: '/user-docx/tp/pasca-sertifikat',
}

/** The page after a log-in: the queue for officers and for the Appeal Commission, the landing page for others. */
export function homeOf({ ROLE }: Pick<SessionUser, 'ROLE'>): Page {
  return homes[ROLE]
}
