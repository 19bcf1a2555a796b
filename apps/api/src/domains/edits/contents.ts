import { randomBytes } from 'node:crypto'

import type { Sections } from '@saki/contracts/edits'
import { sectionOf, textOf, type Draft } from '@saki/domain/forms/form'

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
  'DECLARATIONS',
] as const satisfies (keyof Sections)[]

/** What was entered, without the envelope it came in. */
export function contentsOf(body: Sections): Draft {
  return Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
}

/** Title of the thing filed, as lists show it. */
export function titleOf(data: Draft): string {
  return textOf(sectionOf(data, 'TECHNICAL'), 'TITLE').slice(0, TITLE_MAX)
}
