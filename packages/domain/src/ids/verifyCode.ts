/** Crockford base 32: digits and letters without I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** New verification code of a letter: 60 random bits from twelve random bytes. Throws RangeError when given fewer bytes. */
export function newVerifyCode(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError('twelve random bytes are needed')
  return [...random.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Formats a code in groups of four, as printed. */
export function formatVerifyCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Parses a code, ignoring case and separators, with O as 0 and I or L as 1; undefined when it is invalid. */
export function parseVerifyCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s.\-‐‑–]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : undefined
}
