import type { Page } from '@saki/contracts/pages'
import type { SessionUser } from '@saki/contracts/session'

/** Where a fresh log-in leads: officers to their desk, everybody else to the landing page. */
export function homeOf({ ROLE }: Pick<SessionUser, 'ROLE'>): Page {
  return ROLE === 'office' ? '/petugas' : '/user-docx/tp/pasca-sertifikat'
}
