/** A simple patent is for one invention, told in one independent claim (UU 13/2016 art. 122(1), office practice). */
export const SIMPLE_INDEPENDENT_CLAIMS = 1

const wholeNumber = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)

/**
 * How many independent claims are too many or too few for a simple patent; undefined when it is one or nobody counted. Nought counts
 * as a fault too: claims without an independent one protect nothing.
 */
export function oddIndependentClaims(counted: string): number | undefined {
  const n = wholeNumber(counted)
  return n === undefined || n === SIMPLE_INDEPENDENT_CLAIMS ? undefined : n
}

/** The number of claims counted in the file when it is not the one written; undefined when they agree or one of them is unknown. */
export function otherClaimCount(counted: string, written: string): number | undefined {
  const [n, m] = [wholeNumber(counted), wholeNumber(written)]
  return n === undefined || m === undefined || n === m ? undefined : n
}
