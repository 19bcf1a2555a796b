import { setTimeout as sleep } from 'node:timers/promises'

import type { sessionCalls } from '@saki/contracts/session'
import { foldEmail } from '@saki/domain/people/contact'

import { AppError } from '../../errors.ts'
import type { Asked } from '../../implement.ts'

import { knownDeviceOf, rememberDevice } from './knownDevice.ts'
import { askForCode, takeCode } from './loginCode.ts'
import { attemptCode, attemptFromOutside, attemptOnDevice, forgetFailures, isGuessedAt } from './loginLimits.ts'
import { openSession } from './openSession.ts'
import { isPassword } from './password.ts'
import { accountByEmail, accountById, type AccountRow } from './session.sql.ts'

type Calls = typeof sessionCalls

/** Answers on a guessed account take at least this long, which is longer than the writing of a mail for a right password. */
const LEAST_MS = 300

/**
 * On a known device, or while nobody guesses at the account, the right password opens the session. Else LOGIN_CODE_REQUIRED, whatever the
 * password was: only the right one has a code mailed, and a guesser cannot tell. An unknown address costs one hash like a known one and
 * gets the same answers.
 */
export async function login(asked: Asked<Calls['login']>) {
  const { body, services, request, now } = asked
  const folded = foldEmail(body.EMAIL)
  const account = await accountByEmail(services.db, folded)
  const usable = account?.status === 'closed' ? undefined : account
  const device = usable && knownDeviceOf(asked, usable)
  const tried =
    device === undefined
      ? await attemptFromOutside(services, folded, request.ip, now)
      : await attemptOnDevice(services, device, now)
  if (device === undefined && (await isGuessedAt(services, folded, now))) {
    const enough = sleep(LEAST_MS)
    const isRight = await isPassword(usable?.password_hash, body.LOGIN_PASSWORD)
    // The try stays counted until the code is entered, so that right and wrong passwords are slowed down alike.
    const isAgain = await askForCode(asked, isRight && usable?.status === 'active' ? usable : undefined)
    await enough
    throw new AppError('LOGIN_CODE_REQUIRED', '', { current: { RESENT: isAgain ? 'Y' : 'N' } })
  }
  if (!(await isPassword(usable?.password_hash, body.LOGIN_PASSWORD)) || !usable)
    throw new AppError('INVALID_CREDENTIALS')
  await tried.forget()
  if (usable.status === 'pending') throw new AppError('NOT_ACTIVATED')
  return open(asked, usable, folded)
}

/** The second step after LOGIN_CODE_REQUIRED. The address must be that of the code's account. */
export async function activateLogin(asked: Asked<Calls['activateLogin']>) {
  const { body, services, request, now } = asked
  const folded = foldEmail(body.EMAIL)
  await attemptCode(services, folded, request.ip, now)
  const userId = await takeCode(asked, body.CODE)
  const account = await accountById(services.db, userId)
  if (account?.status !== 'active' || foldEmail(account.email) !== folded)
    throw new AppError('TOKEN_INVALID', 'not the account of the code')
  return open(asked, account, folded)
}

async function open(asked: Asked, account: AccountRow, folded: string) {
  await forgetFailures(asked.services, folded, asked.request.ip)
  const user = await openSession(asked, account)
  rememberDevice(asked, account)
  return user
}
