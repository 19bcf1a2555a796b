/** Number of an international application: PCT/IB2024/051234 (PCT Administrative Instructions, section 307). */
export interface PctNumber {
  /** Receiving office, two letters by WIPO Standard ST.3. */
  office: string
  year: number
  serial: number
}

/** Number of an international publication: WO 2025/123456. `kind`: kind code, '' when not given. */
export interface WoNumber {
  year: number
  serial: number
  kind: string
}

/** The PCT entered into force in 1978. */
const FIRST_YEAR = 1978
/** Until the end of 2003 numbers had two-digit years and five-digit serials. */
const LAST_SHORT_YEAR = 2003

/** Removes white space and converts to capitals; '' when a character is not ASCII, such as a dotless i, whose capital is I. */
function bare(text: string): string {
  const signs = text.normalize('NFKC').replace(/\s/g, '')
  return /^[A-Za-z0-9/]{1,32}$/.test(signs) ? signs.toUpperCase() : ''
}
const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) >= FIRST_YEAR % 100 ? 1900 : 2000)

/** Parses an international application number, ignoring white space; undefined when it is invalid. `thisYear`: year in Jakarta. */
export function parsePctNumber(text: string, thisYear: number): PctNumber | undefined {
  const parts = /^PCT\/([A-Z]{2})(?:(\d{4})\/(\d{6})|(\d{2})\/(\d{5,6}))$/.exec(bare(text))
  if (!parts) return undefined
  const [, office = '', long, longSerial, short, shortSerial] = parts
  const year = fullYear(long ?? short ?? '')
  const serial = Number(longSerial ?? shortSerial)
  if (year < FIRST_YEAR || year > thisYear || serial === 0) return undefined
  if (short !== undefined && year > LAST_SHORT_YEAR) return undefined
  return { office, year, serial }
}

/** The number in today's form: PCT/IB2024/051234. */
export function formatPctNumber({ office, year, serial }: PctNumber): string {
  return `PCT/${office}${year}/${String(serial).padStart(6, '0')}`
}

/** Parses an international publication number; undefined when it is invalid. `thisYear`: year in Jakarta. */
export function parseWoNumber(text: string, thisYear: number): WoNumber | undefined {
  const parts = /^WO(?:(\d{4})\/?(\d{6})|(\d{2})\/?(\d{5,6}))([A-Z]\d)?$/.exec(bare(text))
  if (!parts) return undefined
  const [, long, longSerial, short, shortSerial, kind = ''] = parts
  const year = fullYear(long ?? short ?? '')
  const serial = Number(longSerial ?? shortSerial)
  if (year < FIRST_YEAR || year > thisYear || serial === 0) return undefined
  if (short !== undefined && year > LAST_SHORT_YEAR) return undefined
  return { year, serial, kind }
}

/** The number in today's form, with the kind code if given: WO 2025/123456 A1. */
export function formatWoNumber({ year, serial, kind }: WoNumber): string {
  return `WO ${year}/${String(serial).padStart(6, '0')}${kind === '' ? '' : ` ${kind}`}`
}
