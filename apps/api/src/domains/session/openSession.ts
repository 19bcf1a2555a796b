import { transact } from '@saki/db'

import { AppError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { endSession, insertSession, lockProved, rolesHeld, sessionRow, type AccountRow } from './session.sql.ts'
import { countUnread } from '../../letterCounts.sql.ts'
import { hashOfId, newSessionId, SESSION_SECONDS, setSessionCookies } from './sessionCookie.ts'

const MOST_SESSIONS = 10

/**
 * Opens a session with a new id, sets the cookies and ends the browser's previous session. `account`: the row the password was checked
 * against; throws INVALID_CREDENTIALS when its password changed since.
 */
export async function openSession({ services, reply, request, session, now }: HandlerInput, account: AccountRow) {
  const id = newSessionId()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, 200)
  const { total, roles } = await transact(services.db, async (tx) => {
    if (!(await lockProved(tx, account.userId, account.passwordHash)))
      throw new AppError('INVALID_CREDENTIALS', 'changed meanwhile')
    if (session) await endSession(tx, session.idHash, now)
    await insertSession(
      tx,
      { idHash: hashOfId(id), userId: account.userId, createdAt: now, expiresAt, userAgent },
      MOST_SESSIONS,
    )
    const opened = await sessionRow(tx, hashOfId(id), now)
    const total = await countUnread(tx, { userId: account.userId, mandates: opened?.mandates ?? [] })
    return { total, roles: opened ? rolesHeld(opened) : [] }
  })
  const record = {
    ID: account.userId,
    USER_ID: account.userId,
    USER_NAME: account.fullName,
    USER_TYP: account.userTyp,
    AGENT_CODE: account.agentCode,
    TOTAL: total,
  }
  setSessionCookies(reply, id, record, services)
  return {
    ...record,
    EMAIL: account.email,
    ROLE: account.role,
    OFFICE_ROLES: [...roles],
    LANGUAGE: account.locale,
    EXPIRES_AT: expiresAt.toISOString(),
    SERVER_TIME: now.toISOString(),
  }
}
