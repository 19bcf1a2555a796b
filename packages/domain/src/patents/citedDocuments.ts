/** A document that an examination letter names against a patent. */
export interface CitedDocument {
  /** As written, with single spaces. */
  text: string
  /** X, Y or A as in search reports (WIPO ST.14); empty when the letter gives none. */
  category: string
  /** Numbers of the claims that the same point of the letter names, ascending. */
  claims: number[]
}

/** Country or office, number and kind of a patent document, such as `US 5,123,456 B2`, `WO 2010/123456` or `JP 2005-123456 A`. */
const PATENT_NUMBER =
  /\b(?:US|EP|WO|JP|CN|KR|DE|GB|FR|AU|CA|SG|MY|IN|TW|RU|NL|CH|IT|ES|SE|ID)[\s-]?(?:\d{4}\s?[/-]\s?\d{4,7}|\d{1,3}(?:[.,]\d{3}){1,3}|\d{6,12})(?:\s?[A-CUY]\d?\b)?/gu
/** An application of this office, such as P00201500123. */
const OWN_NUMBER = /\b[PS]00\d{9}\b/gu
const CATEGORY = /(?:kategori|category)\s*:?\s*([XYA])\b|\(([XYA])\)/u

/**
 * Patent documents named in the points of examination letters, each once, in the order of the letters. `claimsIn` reads the numbers of claims
 * from a text.
 */
export function citedDocuments(
  points: readonly string[],
  claimsIn: (text: string) => readonly number[],
  ownNumber: string,
): CitedDocument[] {
  const found = new Map<string, CitedDocument>()
  for (const point of points) {
    const [, named, bracketed] = CATEGORY.exec(point) ?? []
    for (const [match] of [...point.matchAll(PATENT_NUMBER), ...point.matchAll(OWN_NUMBER)]) {
      const text = match.replace(/\s+/gu, ' ').trim()
      const key = text.replace(/[\s.,/-]/gu, '')
      if (text === ownNumber) continue
      const known = found.get(key)
      const claims = [...new Set([...(known?.claims ?? []), ...claimsIn(point)])].toSorted((a, b) => a - b)
      found.set(key, { text: known?.text ?? text, category: known?.category || (named ?? bracketed ?? ''), claims })
    }
  }
  return [...found.values()]
}
