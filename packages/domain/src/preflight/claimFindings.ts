import { isIndependent, isMultiple, parseClaims, type Claim } from './claims.ts'
import type { PageLook, PreflightFinding } from './look.ts'

/** Parses the claims on these pages. */
export function claimsOf(pages: readonly PageLook[]): Claim[] {
  return parseClaims(pages.flatMap(({ page, text }) => text.map((line) => ({ text: line, page }))))
}

/** Findings about numbering and dependency of claims (UU 13/2016 art. 25 and 39; a simple patent has one independent claim, art. 122). */
export function claimFindings(claims: readonly Claim[], isSimple: boolean): PreflightFinding[] {
  if (claims.length === 0) return [{ code: 'claimsNone', level: 'WARN' }]
  const found = [...numberingFindings(claims), ...claims.flatMap((claim) => dependencyFindings(claim, claims))]
  const independent = claims.filter(isIndependent).length
  if (isSimple && independent !== 1) found.push({ code: 'claimIndependent', level: 'WARN', values: { independent } })
  const multiple = claims.filter(isMultiple).map(({ number }) => number)
  if (multiple.length > 0)
    found.push({
      code: 'claimMultiple',
      level: 'WARN',
      values: { count: multiple.length, claims: multiple.join(', ') },
    })
  return found
}

function numberingFindings(claims: readonly Claim[]): PreflightFinding[] {
  const found: PreflightFinding[] = []
  let last = 0
  for (const { number, page } of claims) {
    if (claims.some((other) => other.number === number && other.page <= page) && number === last)
      found.push({ code: 'claimTwice', level: 'WARN', page, values: { number } })
    else if (number !== last + 1)
      found.push({ code: 'claimNumbering', level: 'WARN', page, values: { number, expected: last + 1 } })
    last = number
  }
  return found
}

function dependencyFindings({ number, page, refs }: Claim, claims: readonly Claim[]): PreflightFinding[] {
  const there = new Set(claims.map((claim) => claim.number))
  return refs.flatMap((ref): PreflightFinding[] => {
    const values = { number, ref }
    if (!there.has(ref)) return [{ code: 'claimRefMissing', level: 'WARN', page, values }]
    return ref >= number ? [{ code: 'claimRefLater', level: 'WARN', page, values }] : []
  })
}
