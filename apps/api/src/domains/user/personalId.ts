import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

import type { Secrets } from '../../ports/secrets.ts'

/** First byte of a sealed number: version of the encryption. */
const VERSION = 1

/** Encrypts a national identity number for storage (AES-256-GCM: version, 12 bytes of nonce, ciphertext, 16 bytes of tag). */
export function sealPersonalId(nik: string, { personalId }: Pick<Secrets, 'personalId'>): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', personalId, iv)
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.update(nik, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a stored number. Throws an Error when the value was changed or the key is wrong. */
export function openPersonalId(sealed: Buffer, { personalId }: Pick<Secrets, 'personalId'>): string {
  if (sealed[0] !== VERSION) throw new Error('unknown version of an encrypted personal id')
  const cipher = createDecipheriv('aes-256-gcm', personalId, sealed.subarray(1, 13), { authTagLength: 16 }).setAuthTag(
    sealed.subarray(-16),
  )
  return Buffer.concat([cipher.update(sealed.subarray(13, -16)), cipher.final()]).toString('utf8')
}

/** Keyed hash (HMAC-SHA256) to find equal numbers without decrypting them. */
export function personalIdHash(nik: string, { blindIndex }: Pick<Secrets, 'blindIndex'>): Buffer {
  return createHmac('sha256', blindIndex).update(`nik:${nik}`).digest()
}
