/** One address, plain enough to be sent to: no blanks, no quotes, ASCII (RFC 5321; internationalised addresses are not delivered to by the office). */
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

/** The spelling two addresses are compared in: outer blanks off, all small. */
export function foldEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/**
 * A telephone number in E.164, or undefined. Indonesian numbers may begin with 0, 62 or +62; numbers of other countries must
 * begin with +. Short and emergency numbers are refused (ITU-T E.164; Permenkominfo 14/2018).
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

/** Indonesian postcodes have five digits, the first not zero; other countries only have to keep within 15 signs. */
export function isPostcode(text: string, countryCode: string): boolean {
  return countryCode === 'ID' ? /^[1-9][0-9]{4}$/.test(text) : /^[A-Za-z0-9][A-Za-z0-9 -]{0,14}$/.test(text)
}
