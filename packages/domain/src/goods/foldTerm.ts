/**
 * How a question is written before it is compared with terms: small letters without marks, everything else one space, at most 500
 * characters. The function nice_fold of the database does the same with the terms.
 */
export function foldTerm(text: string): string {
  return text
    .slice(0, LONGEST * 8)
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f]+/g, '')
    .replace(/[^a-z0-9\u00df-\u1fff\u3040-\ud7ff]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
}

const LONGEST = 500
