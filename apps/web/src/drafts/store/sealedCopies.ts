import { dropFromDevice, keepOnDevice, keysOnDevice, readFromDevice } from '../../lib/deviceStore.ts'
import type { DeviceDraft } from './draftState.ts'

/** A draft on this device, encrypted with AES-GCM under the key of its user. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const IV_BYTES = 12
const drafts = (userId: number) => `draft:${userId}:`
const keyName = (userId: number) => `draft-key:${userId}`

/** Cached key of the user who is logged in. */
let held: { userId: number; key: Promise<CryptoKey> } | undefined

/** Encrypts and stores a draft on this device. Rejects where the browser has no storage or no cryptography (plain http). */
export async function keepCopy(userId: number, draft: DeviceDraft): Promise<void> {
  const key = await keyOfUser(userId)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(draft)),
  )
  await keepOnDevice(drafts(userId) + draft.localId, { iv, bytes } satisfies Sealed)
}

/** Deletes the copy of a draft from this device. */
export async function dropCopy(userId: number, localId: string): Promise<void> {
  await dropFromDevice(drafts(userId) + localId)
}

/** All drafts of this user on this device. Copies that cannot be decrypted are kept and left out. */
export async function listCopies(userId: number): Promise<DeviceDraft[]> {
  const names = await keysOnDevice(drafts(userId)).catch(() => [])
  const opened = await Promise.all(names.map((name) => open(userId, name).catch(() => undefined)))
  return opened.filter((draft) => draft !== undefined)
}

/** The copy of a draft by its local id or its TEMP_ID. */
export async function findCopy(userId: number, id: string): Promise<DeviceDraft | undefined> {
  const copies = await listCopies(userId)
  return copies.find((draft) => draft.localId === id) ?? copies.find((draft) => draft.tempId === id)
}

async function open(userId: number, name: string): Promise<DeviceDraft | undefined> {
  const sealed = await readFromDevice<Sealed>(name)
  if (!sealed) return undefined
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, await keyOfUser(userId), sealed.bytes)
  return JSON.parse(new TextDecoder().decode(bytes)) as DeviceDraft
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
