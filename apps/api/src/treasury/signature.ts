import { createHmac, timingSafeEqual } from 'node:crypto'

/** Greatest difference between the clocks of treasury and office; older notices count as replayed. */
export const TOLERANCE_SECONDS = 300

/** Value of X-Signature for these bytes: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signBody(secret: string, body: Buffer | string, unixSeconds: number): string {
  return `t=${unixSeconds},v1=${digest(secret, body, String(unixSeconds)).toString('hex')}`
}

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Whether a header has the form of a signature. */
export function isSignature(header: unknown): header is string {
  return typeof header === 'string' && FORM.test(header)
}

/** Whether the header was made with the secret over exactly these bytes, within TOLERANCE_SECONDS of `now`. Compares in constant time. */
export function isSignedBy(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  const parts = FORM.exec(header ?? '')
  if (!parts) return false
  const [, time = '', given = ''] = parts
  const matches = timingSafeEqual(digest(secret, body, time), Buffer.from(given, 'hex'))
  const apart = Math.abs(now.getTime() / 1000 - Number(time))
  return matches && apart <= TOLERANCE_SECONDS
}

function digest(secret: string, body: Buffer | string, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}
