import { setTimeout as sleep } from 'node:timers/promises'

import type { sessionCalls } from '@saki/contracts/session'
import { transact } from '@saki/db'
import { foldEmail } from '@saki/domain/people/contact'

import { AppError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'

import { mayMail, forgetFailures } from './loginLimits.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import { hashPassword } from './password.ts'
import { assertNewPassword } from './newPassword.ts'
import { mailPasswordChanged } from './passwordChanged.ts'
import { accountByEmail, accountById, endSessions, setPassword, type AccountRow } from './session.sql.ts'
import { keepToken, newSecret, takeToken } from './tokens.ts'

type Calls = typeof sessionCalls

/** Minimum milliseconds of a reply; longer than the work for a known address takes, so that timing does not disclose it. */
const LEAST_MS = 200

/** Mails a link for a new password to an active account. The reply is the same for every address. */
export async function forgotPassword(asked: HandlerInput<Calls['forgotPassword']>) {
  return replyAlike(asked, 'reset', async (account) => {
    if (account.status !== 'active') return
    await transact(asked.services.db, async (tx) => {
      const token = newSecret()
      const link = pageLink(asked.services, '/login/forgetpass', { token })
      const mailId = await queueMail(tx, asked.services, {
        userId: account.userId,
        to: account.email,
        language: account.locale,
        kind: 'reset',
        values: { link },
        now: asked.now,
      })
      await keepToken(tx, { userId: account.userId, purpose: 'reset', secret: token, mailId, now: asked.now })
    })
  })
}

/** Mails a new activation link to a pending account. The reply is the same for every address. */
export async function reactivateLogin(asked: HandlerInput<Calls['reactivateLogin']>) {
  return replyAlike(asked, 'activate', async (account) => {
    if (account.status !== 'pending') return
    await transact(asked.services.db, async (tx) => {
      const token = newSecret()
      const link = pageLink(asked.services, '/login/activation', { userId: account.userId, token })
      const mailId = await queueMail(tx, asked.services, {
        userId: account.userId,
        to: account.email,
        language: account.locale,
        kind: 'activation',
        values: { link },
        now: asked.now,
      })
      await keepToken(tx, { userId: account.userId, purpose: 'activate', secret: token, mailId, now: asked.now })
    })
  })
}

/** Sets the password of the link's account, ends its sessions and uses the link up, in one transaction. Throws Invalid, TOKEN_INVALID. */
export async function resetPassword({ body, services, request, now }: HandlerInput<Calls['resetPassword']>) {
  assertNewPassword(body)
  const hash = await hashPassword(body.LOGIN_PASSWORD)
  const account = await transact(services.db, async (tx) => {
    const userId = await takeToken(tx, 'reset', body.TOKEN, now)
    const found = userId === undefined ? undefined : await accountById(tx, userId)
    if (found?.status !== 'active') throw new AppError('TOKEN_INVALID', 'reset')
    await setPassword(tx, found.userId, hash, now)
    await endSessions(tx, found.userId, now)
    await mailPasswordChanged(tx, services, found, now)
    return found
  })
  await forgetFailures(services, foldEmail(account.email), request.ip)
  return { err: '' as const }
}

type Asking = Pick<HandlerInput<Calls['forgotPassword']>, 'body' | 'services' | 'request' | 'now'>

async function replyAlike(
  { body, services, request, now }: Asking,
  purpose: string,
  work: (account: AccountRow) => Promise<void>,
) {
  const minimumDelay = sleep(LEAST_MS)
  const folded = foldEmail(body.EMAIL)
  const allowed = await mayMail(services, purpose, folded, request.ip, now)
  const account = await accountByEmail(services.db, folded)
  if (allowed && account) await work(account)
  await minimumDelay
  return { err: '' as const }
}
