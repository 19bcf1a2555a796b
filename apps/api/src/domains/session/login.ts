import { setTimeout as sleep } from 'node:timers/promises'

import type { sessionCalls } from '@saki/contracts/session'
import { foldEmail } from '@saki/domain/people/contact'

import { AppError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'

import { knownDeviceOf, rememberDevice } from './knownDevice.ts'
import { askForCode, takeCode } from './loginCode.ts'
import { attemptCode, attemptFromOutside, attemptOnDevice, forgetFailures, isGuessedAt } from './loginLimits.ts'
import { openSession } from './openSession.ts'
import { isPassword } from './password.ts'
import { accountByEmail, accountById, type AccountRow } from './session.sql.ts'

type Calls = typeof sessionCalls

/** Minimum milliseconds of a reply on a guessed account; longer than queueing a mail takes, so that timing does not disclose a right password. */
const LEAST_MS = 300

/**
 * Opens a session with the right password on a known device, or on any device unless the account is being guessed. Else throws
 * LOGIN_CODE_REQUIRED for right and wrong passwords alike; only the right one gets a code by mail. An unknown address takes as long and
 * gets the same replies. Throws also INVALID_CREDENTIALS, NOT_ACTIVATED, TOO_MANY.
 */
export async function login(asked: HandlerInput<Calls['login']>) {
  const { body, services, request, now } = asked
  const folded = foldEmail(body.EMAIL)
  const account = await accountByEmail(services.db, folded)
  const usable = account?.status === 'closed' ? undefined : account
  const device = usable && knownDeviceOf(asked, usable)
  const attempted =
    device === undefined
      ? await attemptFromOutside(services, folded, request.ip, now)
      : await attemptOnDevice(services, device, now)
  if (device === undefined && (await isGuessedAt(services, folded, now))) {
    const minimumDelay = sleep(LEAST_MS)
    const isRight = await isPassword(usable?.passwordHash, body.LOGIN_PASSWORD)
    // The attempt is counted until the code is entered, so that right and wrong passwords are delayed alike.
    const isRepeated = await askForCode(asked, isRight && usable?.status === 'active' ? usable : undefined)
    await minimumDelay
    throw new AppError('LOGIN_CODE_REQUIRED', '', { current: { RESENT: isRepeated ? 'Y' : 'N' } })
  }
  if (!(await isPassword(usable?.passwordHash, body.LOGIN_PASSWORD)) || !usable)
    throw new AppError('INVALID_CREDENTIALS')
  await attempted.forget()
  if (usable.status === 'pending') throw new AppError('NOT_ACTIVATED')
  return open(asked, usable, folded)
}

/** Opens a session with a mailed code, after LOGIN_CODE_REQUIRED. Throws TOKEN_INVALID when the address is not that of the code's account. */
export async function activateLogin(asked: HandlerInput<Calls['activateLogin']>) {
  const { body, services, request, now } = asked
  const folded = foldEmail(body.EMAIL)
  await attemptCode(services, folded, request.ip, now)
  const userId = await takeCode(asked, body.CODE)
  const account = await accountById(services.db, userId)
  if (account?.status !== 'active' || foldEmail(account.email) !== folded)
    throw new AppError('TOKEN_INVALID', 'not the account of the code')
  return open(asked, account, folded)
}

async function open(asked: HandlerInput, account: AccountRow, folded: string) {
  await forgetFailures(asked.services, folded, asked.request.ip)
  const user = await openSession(asked, account)
  rememberDevice(asked, account)
  return user
}
