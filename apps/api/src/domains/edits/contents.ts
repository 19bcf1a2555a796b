import { randomBytes } from 'node:crypto'

import { titleOf } from '@saki/catalogue'
import type { Sections } from '@saki/contracts/edits'
import type { DraftData } from '@saki/domain/forms/form'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const TITLE_MAX = 500

/** A name no stranger can guess (160 bits of chance): when a draft began tells when an invention was made. */
export function newTempId(): string {
  return `D-${Array.from(randomBytes(32), (byte) => ALPHABET[byte % 32]).join('')}`
}

const names = [
  'FILING',
  'OWNERS',
  'REPRS',
  'TECHNICAL',
  'LOCARNO',
  'INVENTORS',
  'PRIORITIES',
  'SIGN',
  'NICE',
  'PCT',
  'IPC',
  'PARTS',
  'DECLARATIONS',
] as const satisfies (keyof Sections)[]

/** What was entered, without the envelope it came in. */
export function contentsOf(body: Sections): DraftData {
  return Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
}

/** Title as lists keep it. */
export function storedTitle(data: DraftData): string {
  return titleOf(data).slice(0, TITLE_MAX)
}
