import type { sessionCalls } from '@saki/contracts/session'
import { foldEmail } from '@saki/domain/people/contact'

import { AppError } from '../../errors.ts'
import type { Asked } from '../../implement.ts'

import { askForCode, takeCode } from './loginCode.ts'
import { attemptPassword, forgetFailures, wasGuessedAt } from './loginLimits.ts'
import { openSession } from './openSession.ts'
import { isPassword } from './password.ts'
import { accountByEmail, accountById } from './session.sql.ts'

type Calls = typeof sessionCalls

/** An unknown address costs one hash like a known one and gets the same answer. */
export async function login(asked: Asked<Calls['login']>) {
  const { body, services, request, now } = asked
  const folded = foldEmail(body.EMAIL)
  const tried = await attemptPassword(services, folded, request.ip, now)
  const account = await accountByEmail(services.db, folded)
  const usable = account?.status === 'closed' ? undefined : account
  if (!(await isPassword(usable?.password_hash, body.LOGIN_PASSWORD)) || !usable)
    throw new AppError('INVALID_CREDENTIALS')
  await tried.forget()
  if (usable.status === 'pending') throw new AppError('NOT_ACTIVATED')
  if (await wasGuessedAt(services, folded, now)) return askForCode(asked, usable, folded)
  await forgetFailures(services, folded, request.ip)
  return openSession(asked, usable)
}

/** The second step after LOGIN_CODE_REQUIRED. The address must be that of the code's account. */
export async function activateLogin(asked: Asked<Calls['activateLogin']>) {
  const { body, services, request } = asked
  const userId = await takeCode(asked, body.CODE)
  const account = await accountById(services.db, userId)
  const folded = foldEmail(body.EMAIL)
  if (account?.status !== 'active' || foldEmail(account.email) !== folded)
    throw new AppError('TOKEN_INVALID', 'not the account of the code')
  await forgetFailures(services, folded, request.ip)
  return openSession(asked, account)
}
