/** Characters of one term, as a person counts them by code point. */
export const TERM_LENGTH = 512

export interface DroppedTerm {
  term: string
  why: 'repeated' | 'tooLong' | 'unreadable'
}

/**
 * A pasted list of goods and services: terms stand apart by a semicolon (also the Arabic and the full-width one) or a new line. Commas
 * belong to terms. What cannot be taken is told, never cut off silently; `have` are the terms already in the list.
 */
export function splitTerms(pasted: string, have: readonly string[] = []): { terms: string[]; dropped: DroppedTerm[] } {
  const seen = new Set(have.map(sameAs))
  const terms: string[] = []
  const dropped: DroppedTerm[] = []
  for (const piece of pasted.split(/[;；؛\r\n\u2028\u2029]+/u)) {
    const term = plainTerm(piece)
    if (term === '') continue
    const why = faultOf(term, seen)
    if (why) dropped.push({ term, why })
    else terms.push(term)
    seen.add(sameAs(term))
  }
  return { terms, dropped }
}

/** A term as it is kept: bullets, numbering and the full stop of a sentence taken off, each run of spaces one. */
export function plainTerm(piece: string): string {
  const term = piece
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/gu, ' ')
    .trim()
    .replace(/^(?:[-–—•·*]|\(?\d{1,3}[.)])\s/u, '')
  let end = term.length
  while (end > 0 && ' ,.'.includes(term.charAt(end - 1))) end--
  return term.slice(0, end).trimStart()
}

function faultOf(term: string, seen: Set<string>): DroppedTerm['why'] | undefined {
  if (/\p{Cc}|\p{Cs}/u.test(term)) return 'unreadable'
  if ([...term].length > TERM_LENGTH) return 'tooLong'
  return seen.has(sameAs(term)) ? 'repeated' : undefined
}

function sameAs(term: string): string {
  return term.toLocaleLowerCase('id')
}
