import { clear, createStore, del, get, keys, set } from 'idb-keyval'

/** Everything personal on this device lies here or under the prefix below, so that logging out can leave nothing behind. */
const store = createStore('saki', 'own')
const PREFIX = 'saki-own:'
const CRITERIA = [
  'searchByNumber',
  'searchByDates',
  'searchByPerson',
  'searchByTechnical',
  'searchByPriority',
  'searchByValidation',
]

/** Keeps something of the reader's on this device (drafts, outbox). Any value structured clone can carry, files included. */
export function keepOnDevice(key: string, value: unknown): Promise<void> {
  return set(key, value, store)
}

export function readFromDevice<T>(key: string): Promise<T | undefined> {
  return get<T>(key, store)
}

export function dropFromDevice(key: string): Promise<void> {
  return del(key, store)
}

/** Keys that begin with a prefix, for lists of local drafts. */
export async function keysOnDevice(prefix: string): Promise<string[]> {
  return (await keys<string>(store)).filter((key) => key.startsWith(prefix))
}

/** A small personal setting; gone at log-out, unlike theme and language. */
export function rememberOwn(key: string, value: string): void {
  localStorage.setItem(PREFIX + key, value)
}

export function recallOwn(key: string): string | null {
  return localStorage.getItem(PREFIX + key)
}

/** Clears drafts, settings, search criteria and kept routes of whoever was logged in. */
export async function forgetPerson(): Promise<void> {
  await clear(store).catch(() => undefined)
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  sessionStorage.clear()
  for (const name of CRITERIA) document.cookie = `${name}=; Path=/; Max-Age=0`
}
