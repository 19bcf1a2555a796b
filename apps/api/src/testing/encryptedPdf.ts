import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

import { hash2B } from '../ports/pdfOpenPassword.ts'
import { rc4 } from '../ports/rc4.ts'
import { EXTRA, pdfFile } from './uploadFiles.ts'

export type Encryption = 'RC4 of 40 bits' | 'RC4 of 128 bits' | 'AES of 128 bits' | 'AES of 256 bits'

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const ID = Buffer.alloc(16, 7)
const OWNER = Buffer.alloc(48, 9)
const PERMISSIONS = -1340
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`

/**
 * A PDF that restricts printing and copying and opens without a password (ISO 32000-2 §7.6), with a packed object stream holding `inside`.
 */
export function restrictedPdf(encryption: Encryption, inside = '9 0 << /Title (Surat) >>'): Buffer {
  const { dictionary, encrypt } = (encryption === 'AES of 256 bits' ? revision6 : earlier)(encryption)
  const packed = encrypt(deflateSync(Buffer.from(inside)), EXTRA + 1)
  return pdfFile({
    extra: [
      `<< /Filter /Standard ${dictionary} >>`,
      `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`,
    ],
    trailer: `/Encrypt ${EXTRA} 0 R /ID [${hex(ID)} ${hex(ID)}]`,
  })
}

interface Made {
  dictionary: string
  encrypt: (bytes: Buffer, object: number) => Buffer
}

function earlier(encryption: Encryption): Made {
  const isAes = encryption === 'AES of 128 bits'
  const isShort = encryption === 'RC4 of 40 bits'
  const length = isShort ? 5 : 16
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(PERMISSIONS)
  let key = md5(PADDING, OWNER.subarray(0, 32), rights, ID)
  if (!isShort) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  let user = isShort ? rc4(key, PADDING) : rc4(key, md5(PADDING, ID))
  if (!isShort)
    for (let round = 1; round < 20; round++)
      user = rc4(
        key.map((byte) => byte ^ round),
        user,
      )
  const versions = isAes
    ? '/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
    : isShort
      ? '/V 1 /R 2'
      : '/V 2 /R 3 /Length 128'
  const owner = OWNER.subarray(0, 32)
  return {
    dictionary: `${versions} /P ${PERMISSIONS} /O ${hex(owner)} /U ${hex(Buffer.concat([user], 32))}`,
    encrypt: (bytes, object) => {
      const numbers = Buffer.from([object, object >> 8, object >> 16, 0, 0])
      const own = md5(key, numbers, Buffer.from(isAes ? 'sAlT' : '')).subarray(0, Math.min(16, length + 5))
      return isAes ? aes(own, bytes) : rc4(own, bytes)
    },
  }
}

function revision6(): Made {
  const key = randomBytes(32)
  const [proving, keeping] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2)]
  const wrap = createCipheriv('aes-256-cbc', hash2B(keeping), Buffer.alloc(16))
  wrap.setAutoPadding(false)
  const filter = '/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF'
  const strings = {
    U: Buffer.concat([hash2B(proving), proving, keeping]),
    UE: wrap.update(key),
    O: OWNER,
    OE: Buffer.alloc(32, 3),
    Perms: Buffer.alloc(16, 4),
  }
  const written = Object.entries(strings).map(([name, bytes]) => `/${name} ${hex(bytes)}`)
  return {
    dictionary: `/V 5 /R 6 /Length 256 ${filter} /P ${PERMISSIONS} ${written.join(' ')}`,
    encrypt: (bytes) => aes(key, bytes),
  }
}

function aes(key: Buffer, bytes: Buffer): Buffer {
  const first = randomBytes(16)
  const cipher = createCipheriv(`aes-${key.length * 8 === 256 ? 256 : 128}-cbc`, key, first)
  return Buffer.concat([first, cipher.update(bytes), cipher.final()])
}
