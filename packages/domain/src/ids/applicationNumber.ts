/** An application number in its four parts: P00201707747 is P · 00 · 2017 · 7747. */
export interface ApplicationNumber {
  fileTyp: string
  fileSeq: string
  fileSer: number
  fileNbr: number
}

/** Digits of the running number by first letter (office rule: patents and designs 5, marks 6, Madrid 7). */
const digitsOf: Record<string, number> = { P: 5, S: 5, W: 5, A: 5, D: 6, J: 6, I: 6, R: 6, M: 7 }

/** Makes a letter of a right known, with its digits; the catalogue does so for every right it lists. */
export function declareNumberLetter(letter: string, digits: number): void {
  digitsOf[letter] = digits
}

/** Largest running number a four-byte integer holds. */
const LARGEST = 2_147_483_647

/** Digits the running number is padded to; undefined for an unknown first letter. */
export function numberWidth(fileTyp: string): number | undefined {
  return Object.hasOwn(digitsOf, fileTyp) ? digitsOf[fileTyp] : undefined
}

/** Removes spaces, dots and dashes and converts to capitals; undefined when other characters than ASCII letters and digits remain. */
export function bareReference(text: string): string | undefined {
  const bare = text.replace(/[\s.\-‐‑–]/g, '')
  return /^[A-Za-z0-9]{1,32}$/.test(bare) ? bare.toUpperCase() : undefined
}

/**
 * Parses an application number, ignoring separators. Undefined when the first letter is unknown, the running number is zero, exceeds four
 * bytes or is not padded as this office prints it (it may have more digits in a year with more filings), or a character is not an ASCII
 * letter or digit.
 */
export function parseApplicationNumber(text: string): ApplicationNumber | undefined {
  if (/^\s*-/.test(text)) return undefined
  const parts = /^([A-Z])([A-Z0-9]{2})((?:19|20)\d{2})(\d{5,10})$/.exec(bareReference(text) ?? '')
  if (!parts) return undefined
  const [, fileTyp = '', fileSeq = '', fileSer, digits = ''] = parts
  const id = { fileTyp, fileSeq, fileSer: Number(fileSer), fileNbr: Number(digits) }
  if (numberWidth(fileTyp) === undefined || id.fileNbr === 0 || id.fileNbr > LARGEST) return undefined
  return formatApplicationNumber(id) === `${fileTyp}${fileSeq}${fileSer}${digits}` ? id : undefined
}

/** The number as printed and stored, without separators: A00202600001. */
export function formatApplicationNumber({ fileTyp, fileSeq, fileSer, fileNbr }: ApplicationNumber): string {
  return `${fileTyp}${fileSeq}${fileSer}${String(fileNbr).padStart(numberWidth(fileTyp) ?? 5, '0')}`
}
