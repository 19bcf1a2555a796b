import { sessionCalls } from '@saki/contracts/session'

import { implement } from '../../implement.ts'
import { makeCaptcha } from './captcha.ts'
import { confirmPassword } from './confirmPassword.ts'
import { activateLogin, login } from './login.ts'
import { forgotPassword, reactivateLogin, resetPassword } from './mailedLinks.ts'
import { countUnread } from '../../letterCounts.sql.ts'
import { endSession } from './session.sql.ts'
import { clearSessionCookies } from './sessionCookie.ts'

export const sessionRoutes = implement(sessionCalls, {
  login,
  activateLogin,
  reactivateLogin,
  forgotPassword,
  resetPassword,
  confirmPassword,

  async logout({ session, services, reply, now }) {
    if (session) await endSession(services.db, session.idHash, now)
    clearSessionCookies(reply, services)
    // "storage" is not cleared: drafts on the device are encrypted for their user and outlive the session.
    reply.header('clear-site-data', '"cache"')
    return { err: '' as const }
  },

  async session({ session, db, now }) {
    return {
      ID: session.userId,
      USER_ID: session.userId,
      USER_NAME: session.userName,
      EMAIL: session.email,
      USER_TYP: session.userTyp,
      AGENT_CODE: session.agentCode,
      ROLE: session.role,
      OFFICE_ROLES: [...session.officeRoles],
      LANGUAGE: session.language,
      EXPIRES_AT: session.expiresAt.toISOString(),
      SERVER_TIME: now.toISOString(),
      TOTAL: await countUnread(db, session),
    }
  },

  async captcha({ services, now }) {
    const { parameters, signature } = await makeCaptcha(services.secrets.captcha, now)
    return { parameters, signature } as never
  },
})
