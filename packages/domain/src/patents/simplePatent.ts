/** Independent claims of a simple patent, which is for one invention (UU 13/2016 art. 122(1), office practice). */
export const SIMPLE_INDEPENDENT_CLAIMS = 1

const wholeNumber = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

/**
 * The number of independent claims when it is not exactly one; undefined when it is one or was not counted. 0 is returned too, because
 * claims need an independent one.
 */
export function oddIndependentClaims(counted: string): number | undefined {
  const n = wholeNumber(counted)
  return n === undefined || n === SIMPLE_INDEPENDENT_CLAIMS ? undefined : n
}

/** The number of claims counted in the file when it differs from the number entered; undefined when they agree or one is unknown. */
export function otherClaimCount(counted: string, written: string): number | undefined {
  const [n, m] = [wholeNumber(counted), wholeNumber(written)]
  return n === undefined || m === undefined || n === m ? undefined : n
}
