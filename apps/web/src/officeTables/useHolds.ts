import { holdsRole, type OfficeRole } from '@saki/domain/office/officeRoles'

import { useUser } from '../lib/session.ts'

/** Whether the reader has one of the roles; without it the calls answer ROLE_NEEDED, so that their buttons are not shown. */
export function useHolds(...roles: readonly OfficeRole[]): boolean {
  return holdsRole(useUser()?.OFFICE_ROLES ?? [], roles)
}
