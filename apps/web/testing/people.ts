import { officeRoles } from '@saki/domain/office/officeRoles'
import type { SessionUser } from '@saki/contracts/session'

/** An applicant who is logged in. */
export const applicant: SessionUser = {
  ID: 41,
  USER_ID: 41,
  USER_NAME: 'Sari Wulandari',
  EMAIL: 'sari@contoh.id',
  USER_TYP: 1,
  AGENT_CODE: null,
  ROLE: 'applicant',
  OFFICE_ROLES: [],
  LANGUAGE: 'id',
  EXPIRES_AT: '2026-11-20T12:00:00.000Z',
  SERVER_TIME: '2026-11-20T03:00:00.000Z',
  TOTAL: 0,
}

/** An officer who is logged in. */
export const officer: SessionUser = {
  ...applicant,
  ID: 7,
  USER_ID: 7,
  USER_NAME: 'Budi Santoso',
  ROLE: 'office',
  OFFICE_ROLES: [...officeRoles],
}

/** A member of the Appeal Commission who is logged in. */
export const commissioner: SessionUser = {
  ...applicant,
  ID: 8,
  USER_ID: 8,
  USER_NAME: 'Melati Siregar',
  ROLE: 'commission',
}
