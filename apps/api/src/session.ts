import type { Scope } from '@saki/domain/agents/mandate'
import { holdsRole, type OfficeRole } from '@saki/domain/office/officeRoles'

import { AppError, NotFound } from './errors.ts'

/** A mandate in force, held by a consultant, with the principal's name. */
export interface HeldMandate extends Scope {
  mandateId: number
  principalName: string
}

/** The user of a request, read from the database by the cookie (plugins/sessionGate.ts). Nothing else the browser sends changes it. */
export interface Session {
  userId: number
  /** `commission`: the Appeal Commission (Komisi Banding). */
  role: 'applicant' | 'office' | 'commission'
  /** Of officers; others have none. */
  officeRoles: readonly OfficeRole[]
  userName: string
  email: string
  userTyp: number
  agentCode: number | null
  /** Mandates in force, read at each request; only consultants bound to the register have any. access.ts applies them. */
  mandates: readonly HeldMandate[]
  language: 'id' | 'en' | 'ar'
  /** SHA-256 of the cookie's random id; the key of the session row. */
  idHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** Throws NotFound for the id of another user, as for an id that does not exist. */
export function assertSelf(session: Session, userId: number): void {
  if (session.userId !== userId) throw new NotFound('user', userId)
}

/** Throws ROLE_NEEDED unless the officer holds one of the roles. */
export function assertRole(held: readonly OfficeRole[], needed: readonly OfficeRole[]): void {
  if (!holdsRole(held, needed)) throw new AppError('ROLE_NEEDED', needed.join(' or '))
}
