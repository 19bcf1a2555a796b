import { AppError, Invalid } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { attemptInSession } from './loginLimits.ts'
import { isPassword } from './password.ts'
import { accountById } from './session.sql.ts'

/** Milliseconds (15 minutes) after a log-in during which the password is not asked for again. */
const FRESH_MS = 15 * 60_000

/**
 * Checks the password again when the log-in is older than 15 minutes; for calls that give others power over an account, because
 * somebody else may use a browser left open. Throws PASSWORD_NEEDED without a password, Invalid for a wrong one, TOO_MANY.
 */
export async function assertFresh(
  services: Pick<Services, 'db' | 'secrets'>,
  { session, now }: { session: Session; now: Date },
  password: string | undefined,
): Promise<void> {
  if (now.getTime() - session.createdAt.getTime() <= FRESH_MS) return
  if (password === undefined) throw new AppError('PASSWORD_NEEDED')
  const attempted = await attemptInSession(services, session.userId, now)
  const account = await accountById(services.db, session.userId)
  if (!(await isPassword(account?.passwordHash, password)))
    throw new Invalid([{ field: 'LOGIN_PASSWORD', message: 'session:password.old' }])
  await attempted.forget()
}
