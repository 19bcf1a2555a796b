import type { Scope } from '@saki/domain/agents/mandate'

import { NotFound } from './errors.ts'

/** A mandate in force that a consultant holds, with the name of who gave it. */
export interface HeldMandate extends Scope {
  mandateId: number
  principalName: string
}

/** Who is asking, as the server's own row says. Made from the cookie by plugins/sessionGate.ts; nothing the browser sends changes it. */
export interface Session {
  userId: number
  role: 'applicant' | 'office'
  userName: string
  email: string
  userTyp: number
  agentCode: number | null
  /** Mandates in force, read with the session's row at each request; only consultants bound to the register have any. access.ts judges by them. */
  mandates: readonly HeldMandate[]
  language: 'id' | 'en' | 'ar'
  /** SHA-256 of the cookie's random id, the key of the row. */
  idHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** A user id in a path or query is a claim: anyone else's answers like one that does not exist. */
export function assertSelf(session: Session, userId: number): void {
  if (session.userId !== userId) throw new NotFound('user', userId)
}
