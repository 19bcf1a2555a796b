import { createHash, createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto'

import { NULL, octets, oid, sequence, setOf, der, integer } from './der.ts'

/** Signs digests of documents with the key of this installation. */
export interface LetterSigner {
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string
  /** Common name of the certificate, or its whole subject. */
  subject: string
  /** DER. */
  certificate: Buffer
  /** Whether the certificate vouches for itself: no authority issued it. */
  isSelfSigned: boolean
  /** Bytes that a signature takes at most. */
  most: number
  /** A detached CMS signature (DER) over a document with this SHA-256, as PAdES B-B wants it (ETSI EN 319 142-1). */
  sign(sha256: Buffer): Buffer
}

const oids = {
  data: oid('2a864886f70d010701'),
  signedData: oid('2a864886f70d010702'),
  contentType: oid('2a864886f70d010903'),
  messageDigest: oid('2a864886f70d010904'),
  signingCertificateV2: oid('2a864886f70d010910022f'),
  sha256: oid('608648016503040201'),
}
export const signatureAlgorithms = {
  ec: sequence(oid('2a8648ce3d040302')),
  rsa: sequence(oid('2a864886f70d01010b'), NULL),
}
/** A signature of elliptic curves varies in length by a few bytes. */
const SPARE = 16

/** A signer from PEM: one private key (P-256 or RSA), then its certificate and those above it. Throws when they do not belong together. */
export function letterSignerOf(pem: string): LetterSigner {
  const key = createPrivateKey(
    /-----BEGIN (?:EC |RSA )?PRIVATE KEY-----[^-]+-----END [A-Z ]+-----/.exec(pem)?.[0] ?? '',
  )
  const chain = (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (text) => new X509Certificate(text),
  )
  const [own] = chain
  if (!own?.checkPrivateKey(key)) throw new Error('the first certificate is not that of the private key')
  const algorithm = signatureAlgorithms[key.asymmetricKeyType as keyof typeof signatureAlgorithms]
  if (!algorithm) throw new Error(`keys of type ${key.asymmetricKeyType} sign no letters`)
  const signing = (digest: Buffer) => signedData(digest, { key, chain, own, algorithm })
  const { CN } = own.toLegacyObject().subject as { CN?: string }
  return {
    fingerprint: createHash('sha256').update(own.raw).digest('hex'),
    subject: typeof CN === 'string' ? CN : own.subject.replaceAll('\n', ', '),
    certificate: own.raw,
    isSelfSigned: own.issuer === own.subject,
    most: signing(Buffer.alloc(32)).length + SPARE,
    sign: signing,
  }
}

interface Signing {
  key: KeyObject
  chain: readonly X509Certificate[]
  own: X509Certificate
  algorithm: Buffer
}

/** SignedData of RFC 5652. The time of signing stands in the PDF alone, as PAdES asks. */
function signedData(digest: Buffer, { key, chain, own, algorithm }: Signing): Buffer {
  const sha256 = sequence(oids.sha256)
  const certificateId = sequence(octets(createHash('sha256').update(own.raw).digest()))
  const attributes = setOf(
    sequence(oids.contentType, setOf(oids.data)),
    sequence(oids.messageDigest, setOf(octets(digest))),
    sequence(oids.signingCertificateV2, setOf(sequence(sequence(certificateId)))),
  )
  const version = integer(Buffer.from([1]))
  const signer = sequence(
    version,
    issuerAndSerial(own),
    sha256,
    // The same members, tagged [0] instead of SET (RFC 5652 §5.4).
    Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)]),
    algorithm,
    octets(sign('sha256', attributes, key)),
  )
  const content = sequence(
    version,
    setOf(sha256),
    sequence(oids.data),
    der(0xa0, ...chain.map(({ raw }) => raw)),
    setOf(signer),
  )
  return sequence(oids.signedData, der(0xa0, content))
}

/** Issuer and serial number as in the certificate (RFC 5280 §4.1): the second and fourth values after the version. */
function issuerAndSerial({ raw }: X509Certificate): Buffer {
  const [content] = values(raw)
  const [, serial, , issuer] = content ? values(content) : []
  if (!serial || !issuer) throw new Error('the certificate has no issuer')
  return sequence(issuer, serial)
}

/** The values inside a constructed DER value. */
function values(constructed: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = headOf(constructed, 0).start; at < constructed.length;) {
    const { end } = headOf(constructed, at)
    found.push(constructed.subarray(at, end))
    at = end
  }
  return found
}

function headOf(bytes: Buffer, at: number): { start: number; end: number } {
  const first = bytes[at + 1] ?? 0
  const extra = first < 0x80 ? 0 : first & 0x7f
  const start = at + 2 + extra
  return { start, end: start + (extra === 0 ? first : bytes.readUIntBE(at + 2, extra)) }
}
