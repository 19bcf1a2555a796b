import { createHash, generateKeyPairSync, sign } from 'node:crypto'

import { EXTRA, pdfFile } from './uploadFiles.ts'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length.toString(16).padStart(body.length > 255 ? 4 : 2, '0')
  const length = body.length < 128 ? [body.length] : [0x80 | (size.length / 2), ...Buffer.from(size, 'hex')]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const utf8 = (text: string) => der(0x0c, Buffer.from(text))
const NULL = Buffer.from([0x05, 0x00])
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (iso: string) => der(0x17, Buffer.from(`${iso.slice(2).replace(/[-:T]/g, '')}`, 'latin1'))

const oids = {
  data: oid('2a864886f70d010701'),
  signedData: oid('2a864886f70d010702'),
  contentType: oid('2a864886f70d010903'),
  messageDigest: oid('2a864886f70d010904'),
  signingTime: oid('2a864886f70d010905'),
  sha256: oid('608648016503040201'),
  rsaSha256: oid('2a864886f70d01010b'),
  commonName: oid('550403'),
}
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sha256WithRsa = sequence(oids.rsaSha256, NULL)
const nameOf = (common: string) => sequence(set(sequence(oids.commonName, utf8(common))))

/** A self-signed certificate. */
function certificateOf(common: string): Buffer {
  const content = sequence(
    der(0xa0, integer(2)),
    integer(7),
    sha256WithRsa,
    nameOf('Otoritas Uji'),
    sequence(time('2026-01-01T00:00:00Z'), time('2036-01-01T00:00:00Z')),
    nameOf(common),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  return sequence(content, sha256WithRsa, der(0x03, Buffer.from([0]), sign('sha256', content, privateKey)))
}

/** Detached SignedData over the bytes (RFC 5652), as in PDF signatures of type adbe.pkcs7.detached. */
function signedData(bytes: Buffer, common: string, at: string): Buffer {
  const attributes = [
    sequence(oids.contentType, set(oids.data)),
    sequence(oids.signingTime, set(time(at))),
    sequence(oids.messageDigest, set(der(0x04, createHash('sha256').update(bytes).digest()))),
  ]
  const signer = sequence(
    integer(1),
    sequence(nameOf('Otoritas Uji'), integer(7)),
    sequence(oids.sha256, NULL),
    der(0xa0, ...attributes),
    sha256WithRsa,
    der(0x04, sign('sha256', set(...attributes), privateKey)),
  )
  const content = sequence(
    integer(1),
    set(sequence(oids.sha256, NULL)),
    sequence(oids.data),
    der(0xa0, certificateOf(common)),
    set(signer),
  )
  return sequence(oids.signedData, der(0xa0, content))
}

const CONTENTS = 8192

/**
 * A PDF with one signature field, signed with a certificate of `signer`. `entries` are further entries of the signature's dictionary;
 * `more` is appended after the signed bytes.
 */
export function signedPdf({
  signer = 'Sari Wulandari',
  entries = '',
  at = '2026-02-27T08:30:00Z',
  more = '',
} = {}): Buffer {
  const hole = '0'.repeat(CONTENTS)
  const places = '[0 AAAAAAAAAA BBBBBBBBBB CCCCCCCCCC]'
  const unsigned = pdfFile({
    catalog: `/AcroForm << /Fields [${EXTRA} 0 R] /SigFlags 3 >>`,
    extra: [
      `<< /FT /Sig /Type /Annot /Subtype /Widget /T (TandaTangan1) /Rect [0 0 0 0] /F 132 /P 3 0 R /V ${EXTRA + 1} 0 R >>`,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached ${entries} /ByteRange ${places} /Contents <${hole}> >>`,
    ],
  }).toString('latin1')
  const from = unsigned.indexOf(`<${hole}>`)
  const to = from + CONTENTS + 2
  const numbered = unsigned
    .replace('AAAAAAAAAA', String(from).padEnd(10))
    .replace('BBBBBBBBBB', String(to).padEnd(10))
    .replace('CCCCCCCCCC', String(unsigned.length - to).padEnd(10))
  const covered = Buffer.from(numbered.slice(0, from) + numbered.slice(to), 'latin1')
  const signature = signedData(covered, signer, at).toString('hex').padEnd(CONTENTS, '0')
  return Buffer.from(`${numbered.slice(0, from)}<${signature}>${numbered.slice(to)}${more}`, 'latin1')
}
