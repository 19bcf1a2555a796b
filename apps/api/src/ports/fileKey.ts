import { randomBytes } from 'node:crypto'

/** Two levels of two hexadecimal digits keep folders small up to many millions of files. */
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{36}$/

/** A key nothing was ever stored under. */
export function randomKey(): string {
  const random = randomBytes(20).toString('hex')
  return `${random.slice(0, 2)}/${random.slice(2, 4)}/${random.slice(4)}`
}

/** Whether the portal made this name; whatever else lies in a folder or bucket is none of its business. */
export function isFileKey(name: string): boolean {
  return keyPattern.test(name)
}

/** Throws ENOENT, as for an absent file: a name of another shape never reaches a path. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw nothingThere('not a key of the file store')
}

/** What every store rejects with when there is nothing under a key. */
export function nothingThere(detail: string): Error {
  return Object.assign(new Error(detail), { code: 'ENOENT' })
}
