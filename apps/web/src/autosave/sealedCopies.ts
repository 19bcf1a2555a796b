import { dropFromDevice, keepOnDevice, keysOnDevice, readFromDevice } from '../lib/deviceStore.ts'
import type { EditCopy } from './copy.ts'

/** A copy on this device, encrypted with AES-GCM under the key of its user. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const IV_BYTES = 12
const prefixOf = (name: string, userId: number) => `${name}:${userId}:`
const keyName = (userId: number) => `draft-key:${userId}`

/** Cached key of the user who is logged in. */
let held: { userId: number; key: Promise<CryptoKey> } | undefined

/** Encrypts and stores a copy on this device; `name` is its kind. Rejects where the browser has no storage or no cryptography (plain http). */
export async function keepCopy(name: string, userId: number, copy: EditCopy<unknown>): Promise<void> {
  const key = await keyOfUser(userId)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(copy)),
  )
  await keepOnDevice(prefixOf(name, userId) + copy.localId, { iv, bytes } satisfies Sealed)
}

/** Deletes a copy from this device. */
export async function dropCopy(name: string, userId: number, localId: string): Promise<void> {
  await dropFromDevice(prefixOf(name, userId) + localId)
}

/** All copies of one kind and user on this device. Those that cannot be decrypted are kept and left out. */
export async function listCopies<C extends EditCopy<unknown>>(name: string, userId: number): Promise<C[]> {
  const names = await keysOnDevice(prefixOf(name, userId)).catch(() => [])
  const opened = await Promise.all(names.map((one) => open<C>(userId, one).catch(() => undefined)))
  return opened.filter((copy) => copy !== undefined)
}

async function open<C>(userId: number, name: string): Promise<C | undefined> {
  const sealed = await readFromDevice<Sealed>(name)
  if (!sealed) return undefined
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, await keyOfUser(userId), sealed.bytes)
  return JSON.parse(new TextDecoder().decode(bytes)) as C
}

/** The user's key. It is stored in this browser only and is not extractable, so no script can read its bytes. */
function keyOfUser(userId: number): Promise<CryptoKey> {
  if (held?.userId !== userId) held = { userId, key: makeOrRead(userId) }
  held.key.catch(() => (held = undefined))
  return held.key
}

async function makeOrRead(userId: number): Promise<CryptoKey> {
  const kept = await readFromDevice<CryptoKey>(keyName(userId))
  if (kept) return kept
  return navigator.locks.request(keyName(userId), async () => {
    const raced = await readFromDevice<CryptoKey>(keyName(userId))
    if (raced) return raced
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await keepOnDevice(keyName(userId), key)
    return key
  })
}
