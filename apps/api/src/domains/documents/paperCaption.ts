import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

/** Slots of applicants' files with a name in every language. */
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
  'KKL',
  'LIS',
  'TRJ',
  'SPG',
  'MBD',
  'PLS',
  'BPN',
] as const

/** Name of a slot in the reader's language; the English name for slots the office added later. */
export function paperCaption(language: Language, docTyp: string, english: string): string {
  const kind = kinds.find((each) => each === docTyp)
  return kind === undefined ? english : say(language, `letters:paper.${kind}`)
}
