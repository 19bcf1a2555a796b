/** Longest term, in code points. */
export const TERM_LENGTH = 512

export interface DroppedTerm {
  term: string
  why: 'repeated' | 'tooLong' | 'unreadable'
}

/**
 * Splits a pasted list into terms. Separators are the semicolon (also Arabic and full-width) and line breaks; commas are part of a term.
 * Terms that are rejected are returned in `dropped`. `have`: terms already in the list.
 */
export function splitTerms(pasted: string, have: readonly string[] = []): { terms: string[]; dropped: DroppedTerm[] } {
  const seen = new Set(have.map(foldCase))
  const terms: string[] = []
  const dropped: DroppedTerm[] = []
  for (const part of pasted.split(/[;；؛\r\n\u2028\u2029]+/u)) {
    const term = plainTerm(part)
    if (term === '') continue
    const why = faultOf(term, seen)
    if (why) dropped.push({ term, why })
    else terms.push(term)
    seen.add(foldCase(term))
  }
  return { terms, dropped }
}

/** Cleans a term: removes bullets, numbering and final full stops and commas, and collapses white space. */
export function plainTerm(part: string): string {
  const term = part
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
  return seen.has(foldCase(term)) ? 'repeated' : undefined
}

function foldCase(term: string): string {
  return term.toLocaleLowerCase('id')
}
