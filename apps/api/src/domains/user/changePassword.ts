import type { userCalls } from '@saki/contracts/user'
import { transact } from '@saki/db'

import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { assertSelf } from '../../session.ts'
import { rememberDevice } from '../session/knownDevice.ts'
import { attemptInSession } from '../session/loginLimits.ts'
import { assertNewPassword } from '../session/newPassword.ts'
import { hashPassword, isPassword } from '../session/password.ts'
import { mailPasswordChanged } from '../session/passwordChanged.ts'
import { accountById, endSessions, setPassword } from '../session/session.sql.ts'

/**
 * Changes the asker's password and ends their other sessions. Attempts at the old password are limited, so that a stolen session cannot
 * be used to guess it. Throws Invalid, TOO_MANY, NotFound for another's USER_ID.
 */
export async function changePasswordCustomer(asked: HandlerInput<(typeof userCalls)['changePasswordCustomer']>) {
  const { body, session, services, now } = asked
  if (body.USER_ID !== undefined) assertSelf(session, body.USER_ID)
  assertNewPassword(body, session.email)
  const attempted = await attemptInSession(services, session.userId, now)
  const account = await accountById(services.db, session.userId)
  if (!(await isPassword(account?.passwordHash, body.OLD_PASSWORD)) || !account) {
    throw new Invalid([{ field: 'OLD_PASSWORD', message: 'session:password.old' }])
  }
  await attempted.forget()
  const hash = await hashPassword(body.LOGIN_PASSWORD)
  await transact(services.db, async (tx) => {
    await setPassword(tx, session.userId, hash, now)
    await endSessions(tx, session.userId, now, session.idHash)
    await mailPasswordChanged(tx, services, account, now)
  })
  // The new password makes all devices unknown; this one is remembered again.
  rememberDevice(asked, { ...account, passwordHash: hash })
  return { err: '' as const }
}
