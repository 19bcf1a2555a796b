/** Digits and letters without I, L, O and U, which are misread or make words. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** The code a letter is verified by: sixty random bits, from twelve random bytes. */
export function newVerifyCode(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError('twelve random bytes are needed')
  return [...random.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** In groups of four, as it is printed and typed. */
export function formatVerifyCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Reads a code however it is spaced and cased, O as 0 and I or L as 1; undefined when it cannot be one. */
export function parseVerifyCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s.\-‐‑–]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : undefined
}
