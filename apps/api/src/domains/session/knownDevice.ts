import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import type { AccountRow } from './session.sql.ts'
import { isSecure } from './sessionCookie.ts'

/** Seconds (180 days) that a browser is known after its last log-in. */
const LIFE_SECONDS = 15_552_000
/** Most accounts in one browser's cookie; the one used longest ago is dropped first. */
const MOST_ACCOUNTS = 5

type Account = Pick<AccountRow, 'userId' | 'passwordHash'>
type Used = Pick<HandlerInput, 'services' | 'request' | 'reply' | 'now'>

/** Bytes of an account's entry in the cookie: 4 of user id, 4 of Unix seconds of the log-in, 12 random (HEAD), 16 of HMAC-SHA256 over these. */
const HEAD = 20
const LENGTH = 36

/**
 * The device id of this browser for the account, or undefined. The signature covers the password hash, so that a new password makes
 * every device unknown without a list of devices.
 */
export function knownDeviceOf({ services, request, now }: Omit<Used, 'reply'>, account: Account): string | undefined {
  const head = entriesOf(request.cookies[cookieName(services.env)])
    .filter((entry) => entry.readUInt32BE(0) === account.userId)
    .filter((entry) => timingSafeEqual(entry.subarray(HEAD), signatureOf(services, account, entry.subarray(0, HEAD))))
    .map((entry) => entry.subarray(0, HEAD))
    .find((entry) => unixSeconds(now) - entry.readUInt32BE(4) < LIFE_SECONDS)
  return head?.subarray(8).toString('base64url')
}

/** Sets the device cookie with a new entry for the account; entries of other accounts are kept. */
export function rememberDevice({ services, request, reply, now }: Used, account: Account): void {
  const head = Buffer.concat([Buffer.alloc(8), randomBytes(12)])
  head.writeUInt32BE(account.userId, 0)
  head.writeUInt32BE(unixSeconds(now), 4)
  const name = cookieName(services.env)
  const others = entriesOf(request.cookies[name]).filter((entry) => entry.readUInt32BE(0) !== account.userId)
  const entries = [Buffer.concat([head, signatureOf(services, account, head)]), ...others].slice(0, MOST_ACCOUNTS)
  reply.setCookie(name, entries.map((entry) => entry.toString('base64url')).join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(services.env),
    maxAge: LIFE_SECONDS,
  })
}

function entriesOf(cookie = ''): Buffer[] {
  return cookie
    .split('.', MOST_ACCOUNTS)
    .map((text) => ({ text, bytes: Buffer.from(text, 'base64url') }))
    .filter(({ text, bytes }) => bytes.length === LENGTH && bytes.toString('base64url') === text)
    .map(({ bytes }) => bytes)
}

function signatureOf({ secrets }: Pick<Services, 'secrets'>, { passwordHash }: Account, head: Buffer): Buffer {
  return createHmac('sha256', secrets.session)
    .update('known device\0')
    .update(head)
    .update(passwordHash)
    .digest()
    .subarray(0, LENGTH - HEAD)
}

function cookieName(env: Services['env']): string {
  return isSecure(env) ? '__Host-saki_device' : 'saki_device'
}

function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
