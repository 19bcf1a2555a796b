import { randomBytes, randomInt } from 'node:crypto'

import { transact } from '@saki/db'
import { DAY_SECONDS } from '@saki/domain/dates/durations'

import { AppError, Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { attempt, bucketOf } from './limiter.ts'
import { countAttempts } from './limiter.sql.ts'
import { queueMail } from '../../outbox.ts'
import type { AccountRow } from './session.sql.ts'
import { isSecure } from './sessionCookie.ts'
import { keepToken, takeToken } from './tokens.ts'

/** Cookie that binds a mailed code to the browser that sent the password; other browsers cannot use the code. */
const COOKIE = 'saki_login'
/** Seconds the cookie is valid; long, because the mail server may be down for hours. The code's own validity is in tokens.ts. */
const BROWSER_SECONDS = DAY_SECONDS
const WRONG_CODES = 6

/**
 * Mails a 6-digit code to the account; without an account only sets the cookie, so that the replies are alike. Earlier codes stay valid.
 * True when this browser has asked before.
 */
export async function askForCode(
  { services, request, reply, now }: HandlerInput,
  account?: AccountRow,
): Promise<boolean> {
  const known = await usableBrowser(services, request.cookies[COOKIE], now)
  const browser = known ?? randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  if (account)
    await transact(services.db, async (tx) => {
      const { userId, email: to, locale: language } = account
      const mailId = await queueMail(tx, services, { userId, to, language, kind: 'loginCode', values: { code }, now })
      await keepToken(tx, { userId, purpose: 'login_code', secret: browser + code, mailId, now })
    })
  reply.setCookie(COOKIE, browser, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(services.env),
    maxAge: BROWSER_SECONDS,
  })
  return known !== undefined
}

/** The browser id of the cookie, kept so that earlier codes stay usable; undefined after six wrong codes. */
async function usableBrowser(
  services: HandlerInput['services'],
  browser: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (browser === undefined || !/^[\w-]{43}$/.test(browser)) return undefined
  return (await triesOf(services, browser, now)) < WRONG_CODES ? browser : undefined
}

function triesOf({ db, secrets }: HandlerInput['services'], browser: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - BROWSER_SECONDS * 1000)
  return countAttempts(db, bucketOf(secrets.blindIndex, `code-try:${browser}`), since)
}

/** Uses a code up and returns its user id. Throws Invalid for a wrong code, TOKEN_INVALID after six wrong codes of this browser or without cookie. */
export async function takeCode({ services, request, reply, now }: HandlerInput, code: string): Promise<number> {
  const browser = request.cookies[COOKIE]
  if (browser === undefined || browser.length !== 43) throw new AppError('TOKEN_INVALID', 'no browser cookie')
  const about = `code-try:${browser}`
  await attempt(services.db, services.secrets.blindIndex, now, [{ about, free: Number.POSITIVE_INFINITY, cap: 0 }])
  if ((await triesOf(services, browser, now)) > WRONG_CODES) {
    throw new AppError('TOKEN_INVALID', 'too many wrong codes')
  }
  const userId = await takeToken(services.db, 'login_code', browser + code, now)
  if (userId === undefined) throw new Invalid([{ field: 'CODE', message: 'session:code.wrong' }])
  reply.clearCookie(COOKIE, { path: '/api' })
  return userId
}
