/**
 * Whether the text is one plain ASCII e-mail address without spaces or quotes (RFC 5321). The office does not deliver to internationalised
 * addresses.
 */
export function isEmail(text: string): boolean {
  if (text.length > 200) return false
  const [local = '', domain = '', ...more] = text.split('@')
  if (more.length > 0 || local.length > 64) return false
  const labels = domain.split('.')
  return (
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label)) &&
    /^[A-Za-z][A-Za-z0-9-]*$/.test(labels.at(-1) ?? '')
  )
}

/** Folds an address for comparison: trimmed, normal form C, lower case. */
export function foldEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/**
 * Parses a telephone number into E.164; undefined when it is invalid. Indonesian numbers begin with 0, 62 or +62, others with +. Short and
 * emergency numbers are refused (ITU-T E.164; Permenkominfo 14/2018).
 */
export function parsePhone(text: string): string | undefined {
  const digits = text.trim().replace(/[\s().-]/g, '')
  const abroad = /^\+(?!62)[1-9][0-9]{6,14}$/.exec(digits)
  if (abroad) return digits
  const national = /^(?:\+62|62|0)([2-9][0-9]{6,11})$/.exec(digits)?.[1]
  if (!national) return undefined
  const mobile = /^8[1-9][0-9]{7,10}$/.test(national)
  const landline = /^[2-79][0-9]{1,3}[0-9]{5,8}$/.test(national)
  return mobile || landline ? `+62${national}` : undefined
}

/**
 * Whether a postcode is valid. Indonesia: five digits, the first not zero; other countries: up to 15 letters, digits, spaces and dashes.
 */
export function isPostcode(text: string, countryCode: string): boolean {
  return countryCode === 'ID' ? /^[1-9][0-9]{4}$/.test(text) : /^[A-Za-z0-9][A-Za-z0-9 -]{0,14}$/.test(text)
}
