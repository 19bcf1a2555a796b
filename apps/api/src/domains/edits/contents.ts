import { randomBytes } from 'node:crypto'

import { titleOf } from '@saki/catalogue'
import type { Sections } from '@saki/contracts/edits'
import type { DraftData } from '@saki/domain/forms/form'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const TITLE_MAX = 500

/** A random name of 160 bits that cannot be guessed: the age of a draft would disclose when an invention was made. */
export function newTempId(): string {
  return `D-${Array.from(randomBytes(32), (byte) => ALPHABET[byte % 32]).join('')}`
}

const sectionNames = [
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

/** The sections of a request body that hold answers, without its other fields. */
export function contentsOf(body: Sections): DraftData {
  return Object.fromEntries(sectionNames.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
}

/** Title for lists, cut to 500 characters. */
export function storedTitle(data: DraftData): string {
  return titleOf(data).slice(0, TITLE_MAX)
}
