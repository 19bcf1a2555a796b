/** An application number in its four parts: P00201707747 is P · 00 · 2017 · 7747. */
export interface PatentId {
  fileTyp: string
  fileSeq: string
  fileSer: number
  fileNbr: number
}

/** Digits of the running number by first letter (office numbering: patents and designs 5, marks 6, Madrid 7). */
const digitsOf: Record<string, number> = { P: 5, S: 5, W: 5, A: 5, D: 6, J: 6, I: 6, R: 6, M: 7 }

/** Largest running number a four-byte integer holds. */
const LARGEST = 2_147_483_647

/** Digits the running number is padded to; undefined for a letter the office does not use. */
export function numberWidth(fileTyp: string): number | undefined {
  return Object.hasOwn(digitsOf, fileTyp) ? digitsOf[fileTyp] : undefined
}

/** Drops what people type between the groups (spaces, dots, dashes); undefined when anything but ASCII letters and digits is left. */
export function bareReference(text: string): string | undefined {
  const bare = text.replace(/[\s.\-‐‑–]/g, '')
  return /^[A-Za-z0-9]{1,32}$/.test(bare) ? bare.toUpperCase() : undefined
}

/**
 * Reads an application number however it is spaced. Undefined when the first letter is unknown, the running number is zero, beyond
 * four bytes or not padded as this office prints it (a year with more filings than the width grows by a digit), or a sign is not a plain ASCII letter or digit (full-width digits, minus).
 */
export function parsePatentId(text: string): PatentId | undefined {
  if (/^\s*-/.test(text)) return undefined
  const parts = /^([A-Z])([A-Z0-9]{2})((?:19|20)\d{2})(\d{5,10})$/.exec(bareReference(text) ?? '')
  if (!parts) return undefined
  const [, fileTyp = '', fileSeq = '', fileSer, digits = ''] = parts
  const id = { fileTyp, fileSeq, fileSer: Number(fileSer), fileNbr: Number(digits) }
  if (numberWidth(fileTyp) === undefined || id.fileNbr === 0 || id.fileNbr > LARGEST) return undefined
  return formatPatentId(id) === `${fileTyp}${fileSeq}${fileSer}${digits}` ? id : undefined
}

/** The number as printed and stored, without separators: A00202600001. */
export function formatPatentId({ fileTyp, fileSeq, fileSer, fileNbr }: PatentId): string {
  return `${fileTyp}${fileSeq}${fileSer}${String(fileNbr).padStart(numberWidth(fileTyp) ?? 5, '0')}`
}
