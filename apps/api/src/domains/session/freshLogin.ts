import { AppError, Invalid } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { attemptInSession } from './loginLimits.ts'
import { isPassword } from './password.ts'
import { accountById } from './session.sql.ts'

/** How long after a log-in its password counts as just proved. */
const FRESH_MS = 15 * 60_000

/**
 * What gives others power over an account asks for its password again when the log-in is older than a quarter of an hour: a browser left
 * open is not its owner. Throws PASSWORD_NEEDED without one and Invalid for a wrong one, which counts like a failed login.
 */
export async function assertFresh(
  services: Pick<Services, 'db' | 'secrets'>,
  { session, now }: { session: Session; now: Date },
  password: string | undefined,
): Promise<void> {
  if (now.getTime() - session.createdAt.getTime() <= FRESH_MS) return
  if (password === undefined) throw new AppError('PASSWORD_NEEDED')
  const tried = await attemptInSession(services, session.userId, now)
  const account = await accountById(services.db, session.userId)
  if (!(await isPassword(account?.password_hash, password)))
    throw new Invalid([{ field: 'LOGIN_PASSWORD', message: 'session:password.old' }])
  await tried.forget()
}
