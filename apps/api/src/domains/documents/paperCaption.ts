import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Kinds of files an applicant sends whose names the portal knows in every language. */
const kinds = [
  'GDI',
  'URD',
  'KEP',
  'KUA',
  'PGH',
  'UMK',
  'AKT',
  'PRI',
  'DES',
  'KLM',
  'ABS',
  'GBR',
  'GBP',
  'ETK',
  'TTD',
  'SPM',
  'SPU',
  'PKM',
  'JWB',
  'SND',
  'VID',
  'NOT',
  'GAB',
  'SEQ',
  'PCT',
  'JRD',
  'BKT',
  'KTP',
  'SRT',
  'SRF',
] as const

/** What a kind of file is called in the reader's language; a kind the office added later has an English name only. */
export function paperCaption(language: Language, docTyp: string, english: string): string {
  const kind = kinds.find((each) => each === docTyp)
  return kind === undefined ? english : say(language, `letters:paper.${kind}`)
}
