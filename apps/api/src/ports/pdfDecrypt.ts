import { createDecipheriv, createHash } from 'node:crypto'

import type { ByteSource } from './fileWindows.ts'
import { findOpenKey, type Cipher, type EncryptDictionary } from './pdfOpenPassword.ts'
import { rc4 } from './rc4.ts'
import { findObject, lastOffset } from './pdfObjects.ts'
import { stringAt, stringOf } from './pdfText.ts'

/** Decrypts a stream of the object with these numbers. Truncated bytes are decrypted as far as possible. */
export type Decrypt = (bytes: Buffer, object: number, generation: number) => Buffer

const NEARBY = 4096

/**
 * How to decrypt the streams of a PDF without a password, as viewers do when a PDF only restricts printing or copying. 'plain': not
 * encrypted; 'locked': needs a password or uses an unknown encryption.
 */
export function decryptionOf(source: ByteSource): Decrypt | 'plain' | 'locked' {
  const offset = lastOffset(source, '/Encrypt', /^\s*(?:<<|\d+\s+\d+\s+R)/)
  if (offset === undefined) return 'plain'
  const after = source.read(offset + 8, offset + 8 + NEARBY).toString('latin1')
  const reference = /^\s*(\d+)\s+\d+\s+R/.exec(after)?.[1]
  const text = reference === undefined ? after : findObject(source, Number(reference))
  const dictionary = text === undefined ? undefined : parse(text, firstId(source, offset))
  const key = dictionary && findOpenKey(dictionary)
  return dictionary && key ? decryptWith(key, dictionary) : 'locked'
}

/** The first half of the file's identifier, which is in the same trailer. */
function firstId(source: ByteSource, offset: number): Buffer {
  const text = source.read(Math.max(0, offset - NEARBY), offset + NEARBY).toString('latin1')
  const found = /\/ID\s*\[/.exec(text)
  return (found && stringAt(text, found.index + found[0].length)) ?? Buffer.alloc(0)
}

function parse(text: string, id: Buffer): EncryptDictionary | undefined {
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(text)?.[1] ?? Number.NaN)
  const [owner, user] = [stringOf(text, 'O'), stringOf(text, 'U')]
  const version = number('V')
  const cipher = cipherOf(text, version)
  if (!/\/Filter\s*\/Standard\b/.test(text) || !owner || !user || !cipher) return undefined
  return {
    cipher,
    revision: number('R'),
    // AES-128 states its length in the crypt filter, in bytes or bits; it is always 128 bits.
    keyBytes: version === 4 ? 16 : version === 1 ? 5 : (number('Length') || 40) / 8,
    permissions: number('P') | 0,
    owner,
    user,
    userKey: stringOf(text, 'UE'),
    id,
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(text),
  }
}

/** Cipher of streams: RC4 before version 4, then the filter named by StmF. */
function cipherOf(text: string, version: number): Cipher | undefined {
  if (version === 1 || version === 2) return 'RC4'
  if (version !== 4 && version !== 5) return undefined
  const filter = /\/StmF\s*\/(\w+)/.exec(text)?.[1]
  if (filter === undefined || filter === 'Identity') return 'none'
  const method = new RegExp(`/${filter}\\s*<<[^>]*?/CFM\\s*/(\\w+)`).exec(text)?.[1]
  return ({ V2: 'RC4', AESV2: 'AES', AESV3: 'AES', None: 'none' } as Record<string, Cipher>)[method ?? '']
}

function decryptWith(key: Buffer, { cipher, revision, keyBytes }: EncryptDictionary): Decrypt {
  return (bytes, object, generation) => {
    if (cipher === 'none') return bytes
    const own = revision >= 5 ? key : objectKey(key, keyBytes, cipher, object, generation)
    return cipher === 'RC4' ? rc4(own, bytes) : aes(own, bytes)
  }
}

/** ISO 32000-1, algorithm 1. */
function objectKey(key: Buffer, keyBytes: number, cipher: Cipher, object: number, generation: number): Buffer {
  const numbers = Buffer.from([object, object >> 8, object >> 16, generation, generation >> 8])
  const salted = createHash('md5').update(key).update(numbers)
  if (cipher === 'AES') salted.update('sAlT')
  return salted.digest().subarray(0, Math.min(16, keyBytes + 5))
}

/** The first block is the initialization vector. Padding is kept, since readers stop at the stream's own end. */
function aes(key: Buffer, bytes: Buffer): Buffer {
  const whole = Math.floor(bytes.length / 16) * 16
  if (whole < 32) return Buffer.alloc(0)
  const decipher = createDecipheriv(`aes-${key.length === 32 ? 256 : 128}-cbc`, key, bytes.subarray(0, 16))
  decipher.setAutoPadding(false)
  return Buffer.concat([decipher.update(bytes.subarray(16, whole)), decipher.final()])
}
