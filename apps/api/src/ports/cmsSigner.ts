import { X509Certificate } from 'node:crypto'

/** Signer and time as the signature states them; nothing is verified. */
export interface CmsSigner {
  name: string | undefined
  /** ISO 8601, by the signer's clock. */
  at: string | undefined
}

const SIGNED_DATA = '2a864886f70d010702'
const SIGNING_TIME = '2a864886f70d010905'
const SEQUENCE = 0x30
const SET = 0x31
const CONTEXT_0 = 0xa0

interface Element {
  tag: number
  body: Buffer
  /** Including tag and length. */
  whole: Buffer
}

/** The first signer of a CMS SignedData (RFC 5652); undefined when the bytes are something else or are not DER. */
export function signerOf(bytes: Buffer): CmsSigner | undefined {
  try {
    const [type, explicit] = elements(first(bytes, SEQUENCE).body)
    if (type?.body.toString('hex') !== SIGNED_DATA || !explicit) return undefined
    const content = elements(first(explicit.body, SEQUENCE).body)
    const certificates = content.find(({ tag }) => tag === CONTEXT_0)
    const signers = content.findLast(({ tag }) => tag === SET)
    if (!signers) return undefined
    const signer = elements(first(signers.body, SEQUENCE).body)
    return { name: nameOf(certificates, signer[1]), at: timeOf(signer.find(({ tag }) => tag === CONTEXT_0)) }
  } catch {
    return undefined
  }
}

/**
 * Subject name of the certificate whose serial number the signer gives; of the only certificate when the signer is identified otherwise.
 */
function nameOf(certificates: Element | undefined, identifier: Element | undefined): string | undefined {
  const held = elements(certificates?.body ?? Buffer.alloc(0)).map(({ whole }) => new X509Certificate(whole))
  const serial = identifier?.tag === SEQUENCE ? elements(identifier.body)[1]?.body.toString('hex') : undefined
  const bare = (hex: string) => hex.toLowerCase().replace(/^0+/, '')
  const own =
    held.find(({ serialNumber }) => bare(serialNumber) === bare(serial ?? '-')) ??
    (held.length === 1 ? held[0] : undefined)
  const { CN, O } = (own?.toLegacyObject().subject ?? {}) as { CN?: unknown; O?: unknown }
  const name = Array.isArray(CN) ? CN[0] : (CN ?? O)
  return typeof name === 'string' ? name : undefined
}

function timeOf(attributes: Element | undefined): string | undefined {
  for (const { body } of elements(attributes?.body ?? Buffer.alloc(0))) {
    const [type, values] = elements(body)
    if (type?.body.toString('hex') !== SIGNING_TIME || !values) continue
    const { body: text } = first(values.body)
    const [, year = '', rest = ''] = /^(\d{2}|\d{4})(\d{10})Z$/.exec(text.toString('latin1')) ?? []
    const [month, day, hour, minute, second] = rest.match(/\d\d/g) ?? []
    // Two-digit years mean 1950 to 2049 (RFC 5280, 4.1.2.5.1).
    const full = year.length === 4 ? year : `${Number(year) >= 50 ? 19 : 20}${year}`
    const at = new Date(`${full}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  return undefined
}

function first(bytes: Buffer, tag?: number): Element {
  const [element] = elements(bytes, 1)
  if (!element || (tag !== undefined && element.tag !== tag)) throw new Error('unexpected DER element')
  return element
}

/** The consecutive DER elements in the bytes (X.690). Throws on indefinite lengths. */
function elements(bytes: Buffer, most = 200): Element[] {
  const found: Element[] = []
  for (let at = 0; at + 2 <= bytes.length && found.length < most;) {
    const short = bytes[at + 1] ?? 0
    const extra = short < 0x80 ? 0 : short & 0x7f
    if (short === 0x80 || extra > 4 || at + 2 + extra > bytes.length) throw new Error('invalid DER length')
    const start = at + 2 + extra
    const end = start + (extra === 0 ? short : bytes.readUIntBE(at + 2, extra))
    if (end > bytes.length) throw new Error('DER element is truncated')
    found.push({ tag: bytes[at] ?? 0, body: bytes.subarray(start, end), whole: bytes.subarray(at, end) })
    at = end
  }
  return found
}
