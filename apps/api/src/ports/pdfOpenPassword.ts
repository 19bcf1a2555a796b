import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'

import { rc4 } from './rc4.ts'

export type Cipher = 'RC4' | 'AES' | 'none'

/** Values of the standard security handler of a PDF (ISO 32000-2 §7.6.4). Lengths in bytes. */
export interface EncryptDictionary {
  cipher: Cipher
  revision: number
  keyBytes: number
  permissions: number
  owner: Buffer
  user: Buffer
  userKey: Buffer | undefined
  id: Buffer
  encryptsMetadata: boolean
}

/** Padding string used for the empty password. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** The key of a document that opens without a password; undefined when it needs one. */
export function findOpenKey(dictionary: EncryptDictionary): Buffer | undefined {
  const { revision } = dictionary
  if (revision >= 2 && revision <= 4) return openOld(dictionary)
  return revision === 5 || revision === 6 ? openNew(dictionary) : undefined
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** Revisions 2 to 4: algorithms 2, 4 and 5. */
function openOld({ revision, keyBytes, permissions, owner, user, id, encryptsMetadata }: EncryptDictionary) {
  if (keyBytes < 5 || keyBytes > 16 || !Number.isInteger(keyBytes)) return undefined
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(permissions)
  const last = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0)
  let key = md5(PADDING, owner.subarray(0, 32), rights, id, last)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, keyBytes))
  key = key.subarray(0, keyBytes)
  let proof = revision === 2 ? rc4(key, PADDING) : rc4(key, md5(PADDING, id))
  if (revision >= 3)
    for (let round = 1; round < 20; round++)
      proof = rc4(
        key.map((byte) => byte ^ round),
        proof,
      )
  return isSame(proof, user.subarray(0, proof.length)) ? key : undefined
}

/** Revisions 5 and 6: algorithms 2.A and 2.B. */
function openNew({ revision, user, userKey }: EncryptDictionary): Buffer | undefined {
  const hash = revision === 5 ? (salt: Buffer) => createHash('sha256').update(salt).digest() : hash2B
  if (user.length < 48 || !userKey || userKey.length < 32) return undefined
  if (!isSame(hash(user.subarray(32, 40)), user.subarray(0, 32))) return undefined
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16))
  decipher.setAutoPadding(false)
  return decipher.update(userKey.subarray(0, 32))
}

/** Algorithm 2.B for the empty password. */
export function hash2B(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest()
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    cipher.setAutoPadding(false)
    const mixed = cipher.update(repeated)
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash((['sha256', 'sha384', 'sha512'] as const)[rest] ?? 'sha256')
      .update(mixed)
      .digest()
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
