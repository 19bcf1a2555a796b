import { officeRoles } from '@saki/domain/office/officeRoles'
import { isEmail } from '@saki/domain/people/contact'
import { textFault } from '@saki/domain/people/names'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Done, Instant } from './shapes.ts'

/** An email address. Compared in lower case; stored and mailed as typed. */
export const Email = z.string().max(200, 'session:email.wrong').refine(isEmail, 'session:email.wrong')
/** A password being checked: never trimmed or cut. The rules for passwords apply only when one is set. */
export const GivenPassword = z.string().min(1).max(256)
/** A secret sent by mail: 32 random bytes as base64url. */
export const Token = z.string().min(20).max(100)
/** One line of plain text, trimmed: no control characters, no direction overrides. */
export function singleLineText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => textFault(text) === undefined, 'session:text.wrong')
}

/** Text of several lines, trimmed. */
export function multilineText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => textFault(text, 'manyLines') === undefined, 'session:text.wrong')
}

/** The record of the logged-in user. TOTAL is the number of unread inbox items. */
export const SessionUser = z.object({
  ID: z.int(),
  USER_ID: z.int(),
  USER_NAME: z.string(),
  EMAIL: z.string(),
  USER_TYP: z.int(),
  AGENT_CODE: z.int().nullable(),
  ROLE: z.enum(['applicant', 'office', 'commission']),
  /** What an officer may do; empty for others. */
  OFFICE_ROLES: z.array(z.enum(officeRoles)),
  LANGUAGE: z.enum(['id', 'en', 'ar']),
  EXPIRES_AT: Instant,
  SERVER_TIME: Instant,
  TOTAL: z.int().nonnegative(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** Proof of work, format of ALTCHA 2. The client sends back {challenge, solution} as base64 of its JSON. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Unix seconds after which the challenge is refused. */
    data: z.object({ until: z.int() }),
  }),
  signature: z.string(),
})

export const sessionCalls = defineCalls({
  login: {
    method: 'POST',
    path: '/login',
    who: 'anyone',
    does: 'Opens a session: 401 for a wrong pair, 403 before activation or when a mailed code is needed, 429 when tried too often.',
    body: z.object({ EMAIL: Email, LOGIN_PASSWORD: GivenPassword }),
    reply: SessionUser,
  },
  activateLogin: {
    method: 'POST',
    path: '/activateLogin',
    who: 'anyone',
    does: 'Opens a session with the 6-digit code mailed after login answered LOGIN_CODE_REQUIRED; only the browser that logged in may use it.',
    body: z.object({
      EMAIL: Email,
      CODE: z
        .string()
        .transform((code) => code.replace(/\s/g, ''))
        .pipe(z.string().regex(/^\d{6}$/, 'session:code.wrong')),
    }),
    reply: SessionUser,
  },
  reactivateLogin: {
    method: 'POST',
    path: '/reactivateLogin',
    who: 'anyone',
    does: 'Mails a new activation link to an account not active yet; the answer is the same for every address.',
    body: z.object({ EMAIL: Email }),
    reply: Done,
  },
  logout: {
    method: 'POST',
    path: '/logout',
    who: 'anyone',
    does: 'Ends the session of this browser; without one it only clears the cookies.',
    reply: Done,
  },
  confirmPassword: {
    method: 'POST',
    path: '/confirmPassword',
    who: 'signedIn',
    does: 'Confirms the password in the open session, for acts that answered PASSWORD_NEEDED; 422 for a wrong one, 429 when tried too often.',
    body: z.object({ LOGIN_PASSWORD: GivenPassword }),
    reply: Done,
  },
  session: {
    method: 'GET',
    path: '/session',
    who: 'signedIn',
    does: 'The logged-in user with the count of unread inbox items; the call does not prolong the session.',
    reply: SessionUser,
  },
  forgotPassword: {
    method: 'POST',
    path: '/forgotPassword',
    who: 'anyone',
    does: 'Mails a link for setting a new password; the answer is the same for every address.',
    body: z.object({ EMAIL: Email }),
    reply: Done,
  },
  resetPassword: {
    method: 'POST',
    path: '/resetPassword',
    who: 'anyone',
    does: 'Sets a new password with the secret of the mailed link and ends every session of the account.',
    body: z.object({ TOKEN: Token, LOGIN_PASSWORD: GivenPassword, LOGIN_PASSWORD_CONFIRM: GivenPassword }),
    reply: Done,
  },
  captcha: {
    method: 'GET',
    path: '/captcha',
    who: 'anyone',
    does: 'A proof-of-work challenge, valid 5 minutes and once.',
    reply: CaptchaChallenge,
  },
})
