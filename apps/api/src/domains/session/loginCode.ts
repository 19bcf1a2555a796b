import { randomBytes, randomInt } from 'node:crypto'

import { transact } from '@saki/db'

import { AppError, Invalid } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { attempt, bucketOf } from './limiter.ts'
import { countAttempts } from './limiter.sql.ts'
import { mayMail } from './loginLimits.ts'
import { queueMail } from '../../outbox.ts'
import type { AccountRow } from './session.sql.ts'
import { isSecure } from './sessionCookie.ts'
import { keepToken, takeToken } from './tokens.ts'

/** Binds a mailed code to the browser that knew the password: the code alone opens nothing elsewhere. */
const COOKIE = 'saki_login'
/** How long the browser may wait for its code, in seconds: the mail server may be away for hours. The code's own life is in tokens.ts. */
const BROWSER_SECONDS = 86_400
/** Pause in seconds after too many codes were asked for. */
const PAUSE_SECONDS = 600
const WRONG_CODES = 6

/** Mails a 6-digit code and throws LOGIN_CODE_REQUIRED, whose `current` says whether it replaces an earlier code (RESENT). */
export async function askForCode(
  { services, reply, request, now }: Asked,
  account: AccountRow,
  folded: string,
): Promise<never> {
  if (!(await mayMail(services, 'code', folded, request.ip, now)))
    throw new AppError('TOO_MANY', 'login codes', { retryAfter: PAUSE_SECONDS })
  const browser = randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isAgain = await transact(services.db, async (tx) => {
    const mailId = await queueMail(tx, services, {
      userId: account.user_id,
      to: account.email,
      language: account.locale,
      kind: 'loginCode',
      values: { code },
      now,
    })
    return keepToken(tx, { userId: account.user_id, purpose: 'login_code', secret: browser + code, mailId, now })
  })
  reply.setCookie(COOKIE, browser, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(services.env),
    maxAge: BROWSER_SECONDS,
  })
  throw new AppError('LOGIN_CODE_REQUIRED', '', { current: { RESENT: isAgain ? 'Y' : 'N' } })
}

/** Whose code it is. Six wrong ones, and the browser has to log in again for a new code. */
export async function takeCode({ services, request, reply, now }: Asked, code: string): Promise<number> {
  const browser = request.cookies[COOKIE]
  if (browser === undefined || browser.length !== 43) throw new AppError('TOKEN_INVALID', 'no browser cookie')
  const about = `code-try:${browser}`
  const since = new Date(now.getTime() - BROWSER_SECONDS * 1000)
  await attempt(services.db, services.secrets.blindIndex, now, [{ about, free: Number.POSITIVE_INFINITY, cap: 0 }])
  if ((await countAttempts(services.db, bucketOf(services.secrets.blindIndex, about), since)) > WRONG_CODES) {
    throw new AppError('TOKEN_INVALID', 'too many wrong codes')
  }
  const userId = await takeToken(services.db, 'login_code', browser + code, now)
  if (userId === undefined) throw new Invalid([{ field: 'CODE', message: 'session:code.wrong' }])
  reply.clearCookie(COOKIE, { path: '/api' })
  return userId
}
