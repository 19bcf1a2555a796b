/**
 * Folds a search text as terms are folded: lower case, no diacritics, every other run of characters one space, at most 500 characters. The
 * database function nice_fold folds the terms in the same manner.
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
