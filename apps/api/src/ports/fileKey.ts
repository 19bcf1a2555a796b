import { randomBytes } from 'node:crypto'

/** Two folder levels of two hexadecimal digits keep folders small for many millions of files. */
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{36}$/

/** A new random key. */
export function randomKey(): string {
  const random = randomBytes(20).toString('hex')
  return `${random.slice(0, 2)}/${random.slice(2, 4)}/${random.slice(4)}`
}

/** Whether a name has the form of the portal's keys; other files in a folder or bucket are ignored. */
export function isFileKey(name: string): boolean {
  return keyPattern.test(name)
}

/** Throws ENOENT, as for a missing file, when the name does not have the form of a key, so that it never becomes part of a path. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw missingObjectError('not a key of the file store')
}

/** The error of every store when there is nothing under a key. */
export function missingObjectError(detail: string): Error {
  return Object.assign(new Error(detail), { code: 'ENOENT' })
}
