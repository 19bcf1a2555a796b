import type { userCalls } from '@saki/contracts/user'
import { transact } from '@saki/db'

import { AppError, Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { attempt } from '../session/limiter.ts'
import { assertNewPassword } from '../session/newPassword.ts'
import { hashPassword, isPassword } from '../session/password.ts'
import { accountById, type AccountRow } from '../session/session.sql.ts'
import { readToken, takeToken } from '../session/tokens.ts'
import { markActivated, deletePending } from './user.sql.ts'

type Calls = typeof userCalls
type Activating = HandlerInput<Calls['activateAccount']>

/** Wrong passwords per link without delay. */
const FREE_TRIES = 10
const LONGEST_DELAY_SECONDS = 60

/**
 * Activates a registered account. The link proves the mailbox; the password is checked too, because anybody can register an address
 * with a password of their own. With LOGIN_PASSWORD_CONFIRM the given password replaces the registered one. The link is used up only
 * by success. Throws TOKEN_INVALID, Invalid, TOO_MANY.
 */
export async function activateAccount(asked: Activating) {
  const { query, body, services, now } = asked
  const account = await pendingAccount(asked)
  const passwordHash = await chosenPassword(asked, account)
  await transact(services.db, async (tx) => {
    const userId = await takeToken(tx, 'activate', body.TOKEN, now, query.userId)
    // A registration made meanwhile replaces the link.
    if (userId === undefined || !(await markActivated(tx, userId, passwordHash, now)))
      throw new AppError('TOKEN_INVALID', 'activation')
  })
  return { err: '' as const }
}

/** Deletes a pending registration that the owner of the mailbox did not make. Throws TOKEN_INVALID. */
export async function rejectRegistration({ query, body, services, now }: HandlerInput<Calls['rejectRegistration']>) {
  await transact(services.db, async (tx) => {
    const userId = await takeToken(tx, 'activate', body.TOKEN, now, query.userId)
    if (userId === undefined || !(await deletePending(tx, userId))) throw new AppError('TOKEN_INVALID', 'rejection')
  })
  return { err: '' as const }
}

async function pendingAccount({ query, body, services, now }: Activating): Promise<AccountRow> {
  const userId = await readToken(services.db, 'activate', body.TOKEN, now, query.userId)
  const account = userId === undefined ? undefined : await accountById(services.db, userId)
  if (account?.status !== 'pending') throw new AppError('TOKEN_INVALID', 'activation')
  return account
}

/** The hash to store: of the new password, or the registered one when the given password matches it. */
async function chosenPassword({ body, services, now }: Activating, account: AccountRow): Promise<string> {
  const { LOGIN_PASSWORD, LOGIN_PASSWORD_CONFIRM } = body
  if (LOGIN_PASSWORD === undefined) throw new Invalid([{ field: 'LOGIN_PASSWORD', message: 'errors:field.required' }])
  if (LOGIN_PASSWORD_CONFIRM !== undefined) {
    assertNewPassword({ LOGIN_PASSWORD, LOGIN_PASSWORD_CONFIRM }, account.email)
    return hashPassword(LOGIN_PASSWORD)
  }
  const about = `activation:${account.userId}`
  await attempt(services.db, services.secrets.blindIndex, now, [
    { about, free: FREE_TRIES, cap: LONGEST_DELAY_SECONDS },
  ])
  if (!(await isPassword(account.passwordHash, LOGIN_PASSWORD)))
    throw new Invalid([{ field: 'LOGIN_PASSWORD', message: 'session:activation.wrongPassword' }])
  return account.passwordHash
}
