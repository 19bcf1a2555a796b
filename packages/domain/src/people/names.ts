/** Normalises text to Unicode form C, as it is stored, so that equal names compare equal (Unicode Standard Annex 15). */
export function normalise(text: string): string {
  return text.normalize('NFC')
}

// Direction overrides and isolates (Unicode Standard Annex 9) make text display in another order than stored.
const bidi = /[\u202A-\u202E\u2066-\u2069]/
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/
// oxlint-disable-next-line no-control-regex -- line breaks are allowed in long texts only
const line = /[\t\n\r\u2028\u2029]/

export type TextFault = 'control' | 'bidi' | 'broken' | 'line'

/**
 * Why a text may not be stored: control characters, direction overrides, unpaired surrogates, line breaks in one-line fields. All scripts
 * are allowed.
 */
export function textFault(text: string, lines: 'oneLine' | 'manyLines' = 'oneLine'): TextFault | undefined {
  if (control.test(text)) return 'control'
  if (bidi.test(text)) return 'bidi'
  if (!text.isWellFormed()) return 'broken'
  return lines === 'oneLine' && line.test(text) ? 'line' : undefined
}
