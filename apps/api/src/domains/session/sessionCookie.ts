import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../../services.ts'

/** Seconds (8 hours) that a session and its cookies are valid; never prolonged. */
export const SESSION_SECONDS = 28_800
const FLAG_COOKIE = 'saki_signed_in'
const ID_BYTES = 32

/** Encrypted data in the cookie besides the id. Permissions are never read from it. */
export interface CookieRecord {
  ID: number
  USER_ID: number
  USER_NAME: string
  USER_TYP: number
  AGENT_CODE: number | null
  TOTAL: number
}

type Keys = Pick<Services, 'env' | 'secrets'>

export function newSessionId(): Buffer {
  return randomBytes(ID_BYTES)
}

export function hashOfId(id: Buffer): Buffer {
  return createHash('sha256').update(id).digest()
}

/**
 * The session id of the request's cookie; undefined when there is none or any character differs from the cookie that was set. Read from
 * the header itself, because the cookie parser decodes per-cent signs, strips quotes and picks the first of several.
 */
export function readSessionId(request: FastifyRequest, { env, secrets }: Keys): Buffer | undefined {
  const [idText = '', sealedText = '', ...more] = rawCookie(request, cookieName(env)).split('.')
  const id = exactBytes(idText)
  const sealed = exactBytes(sealedText)
  if (id?.length !== ID_BYTES || sealed === undefined || more.length > 0) return undefined
  return open(sealed, id, secrets.session) === undefined ? undefined : id
}

/** The undecoded value of a cookie; empty when there is none or more than one of the name. */
function rawCookie({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trimStart())
  const [own = '', ...others] = pairs.filter((pair) => pair.startsWith(`${name}=`))
  return others.length > 0 ? '' : own.slice(name.length + 1)
}

export function setSessionCookies(reply: FastifyReply, id: Buffer, record: CookieRecord, { env, secrets }: Keys): void {
  const value = `${id.toString('base64url')}.${seal(record, id, secrets.session).toString('base64url')}`
  reply.setCookie(cookieName(env), value, { ...options(env), httpOnly: true, maxAge: SESSION_SECONDS })
  reply.setCookie(FLAG_COOKIE, '1', { ...options(env), maxAge: SESSION_SECONDS })
}

export function clearSessionCookies(reply: FastifyReply, { env }: Pick<Keys, 'env'>): void {
  reply.clearCookie(cookieName(env), { ...options(env), httpOnly: true })
  reply.clearCookie(FLAG_COOKIE, options(env))
}

/** The prefix `__Host-` needs Secure, which browsers accept over https only; plain http is used on demonstration machines. */
function cookieName(env: Services['env']): string {
  return isSecure(env) ? '__Host-saki' : 'saki'
}

function options(env: Services['env']): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: isSecure(env) }
}

/** Whether the portal's public address is https. The request does not show it, because a proxy may terminate TLS. */
export function isSecure(env: Services['env']): boolean {
  return env.publicBaseUrl.startsWith('https://')
}

function seal(record: CookieRecord, id: Buffer, key: Buffer): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(id)
  return Buffer.concat([iv, cipher.update(JSON.stringify(record), 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function open(sealed: Buffer, id: Buffer, key: Buffer): string | undefined {
  if (sealed.length < 28) return undefined
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(id)
    .setAuthTag(sealed.subarray(-16))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The bytes of a base64url text; undefined when its spare bits are not those `toString` writes. */
function exactBytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}
