import type { sessionCalls } from '@saki/contracts/session'
import { tables } from '@saki/db'

import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { attemptInSession } from './loginLimits.ts'
import { isPassword } from './password.ts'
import { accountById } from './session.sql.ts'

type Call = (typeof sessionCalls)['confirmPassword']

/** Confirms the password in this session. Throws Invalid for a wrong one, TOO_MANY. */
export async function confirmPassword({ body, session, services, db, now }: HandlerInput<Call>) {
  const attempted = await attemptInSession(services, session.userId, now)
  const account = await accountById(db, session.userId)
  if (!(await isPassword(account?.passwordHash, body.LOGIN_PASSWORD)))
    throw new Invalid([{ field: 'LOGIN_PASSWORD', message: 'session:password.old' }])
  await attempted.forget()
  await tables(db).updateTable('session').set({ confirmedAt: now }).where('idHash', '=', session.idHash).execute()
  return { err: '' as const }
}
