/** Encoding of ASN.1 values in DER (X.690). */
export function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const hex = body.length.toString(16)
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body])
}

export const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
/** A SET OF: DER orders its members by their bytes (X.690 §11.6). */
export const setOf = (...members: readonly Buffer[]) =>
  der(0x31, ...members.toSorted((one, other) => Buffer.compare(one, other)))
export const octets = (bytes: Buffer) => der(0x04, bytes)
export const bits = (bytes: Buffer, unused = 0) => der(0x03, Buffer.from([unused]), bytes)
export const utf8 = (text: string) => der(0x0c, Buffer.from(text))
export const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
export const TRUE = der(0x01, Buffer.from([0xff]))
export const NULL = der(0x05)

/** A non-negative integer of any size from its bytes. */
export function integer(bytes: Buffer): Buffer {
  return der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

/** UTCTime until 2049, GeneralizedTime after (RFC 5280 §4.1.2.5). */
export function time(at: Date): Buffer {
  const text = `${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`
  return at.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text))
}
