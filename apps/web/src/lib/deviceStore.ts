import { clear, createStore, del, get, keys, set } from 'idb-keyval'

/** All personal data on this device is in this store or under PREFIX in localStorage, so that log-out can delete all of it. */
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

/** Stores a value of the reader on this device (drafts, outbox). Any value that structured clone accepts, files included. */
export function keepOnDevice(key: string, value: unknown): Promise<void> {
  return set(key, value, store)
}

export function readFromDevice<T>(key: string): Promise<T | undefined> {
  return get<T>(key, store)
}

export function dropFromDevice(key: string): Promise<void> {
  return del(key, store)
}

/** Keys with a prefix, for lists of local drafts. */
export async function keysOnDevice(prefix: string): Promise<string[]> {
  return (await keys<string>(store)).filter((key) => key.startsWith(prefix))
}

/** Stores a small personal setting; deleted at log-out, unlike theme and language. */
export function rememberOwn(key: string, value: string): void {
  localStorage.setItem(PREFIX + key, value)
}

export function recallOwn(key: string): string | null {
  return localStorage.getItem(PREFIX + key)
}

/** Deletes drafts, settings, search criteria and stored routes of the user who was logged in. */
export async function clearPersonalData(): Promise<void> {
  await clear(store).catch(() => undefined)
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  sessionStorage.clear()
  for (const name of CRITERIA) for (const path of ['/', '/forms']) document.cookie = `${name}=; Path=${path}; Max-Age=0`
}
