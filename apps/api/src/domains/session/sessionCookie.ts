import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../../services.ts'

/** Life of a session and of its cookies in seconds: 8 hours, never prolonged. */
export const SESSION_SECONDS = 28_800
const FLAG_COOKIE = 'saki_signed_in'
const ID_BYTES = 32

/** What the cookie carries besides the id: a sealed copy for reading, without any authority. */
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
 * The id in the request's cookie, or undefined when there is none or a single character of the cookie is not as it was set. Read from the
 * header itself: the parser of cookies decodes per-cent signs, strips quotes and takes the first of several.
 */
export function readSessionId(request: FastifyRequest, { env, secrets }: Keys): Buffer | undefined {
  const [idText = '', sealedText = '', ...more] = rawCookie(request, cookieName(env)).split('.')
  const id = exactBytes(idText)
  const sealed = exactBytes(sealedText)
  if (id?.length !== ID_BYTES || sealed === undefined || more.length > 0) return undefined
  return open(sealed, id, secrets.session) === undefined ? undefined : id
}

/** The value of a cookie as it stands in the header; empty when there is none or more than one of the name. */
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

/** `__Host-` needs Secure, which browsers accept over https only; plain http is for demonstration machines. */
function cookieName(env: Services['env']): string {
  return isSecure(env) ? '__Host-saki' : 'saki'
}

function options(env: Services['env']): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: isSecure(env) }
}

/** By the address the portal has for the world, not by the request: a proxy may end TLS. */
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

/** base64url has spare bits in its last letter; only the spelling we write counts. */
function exactBytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}
