import type { FastifyRequest } from 'fastify'

import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { rolesHeld, sessionRow } from './session.sql.ts'
import { hashOfId, readSessionId } from './sessionCookie.ts'

/** The session of the request's cookie, or null. Read from the database at each request, so that an ended session is refused at once. */
export async function findSession(request: FastifyRequest, services: Services): Promise<Session | null> {
  const id = readSessionId(request, services)
  if (id === undefined) return null
  const idHash = hashOfId(id)
  const row = await sessionRow(services.db, idHash, services.clock())
  if (row === undefined) return null
  return {
    userId: row.userId,
    role: row.role,
    officeRoles: rolesHeld(row),
    userName: row.fullName,
    email: row.email,
    userTyp: row.userTyp,
    agentCode: row.agentCode,
    mandates: row.mandates ?? [],
    language: row.locale,
    idHash,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  }
}
