import type { Page } from '@saki/contracts/pages'
import type { SessionUser } from '@saki/contracts/session'

/** The page after a log-in: the queue for officers, the landing page for others. */
export function homeOf({ ROLE }: Pick<SessionUser, 'ROLE'>): Page {
  return ROLE === 'office' ? '/petugas' : '/user-docx/tp/pasca-sertifikat'
}
