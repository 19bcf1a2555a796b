import { rowsOf, fieldText, wordsOf, type DraftData } from '../forms/form.ts'

/** Most terms in one filing, over all classes. */
export const TERMS_IN_ALL = 1000

export interface ClassWithTerms {
  /** Index of its row in section NICE. */
  at: number
  niceClass: string
  terms: string[]
}

/** Entered classes with their terms; blank terms are left out. */
export function enteredClasses(draft: DraftData): ClassWithTerms[] {
  return rowsOf(draft, 'NICE').map((row, at) => ({
    at,
    niceClass: fieldText(row, 'NICE_CLASS_CODE'),
    terms: wordsOf(row['TERMS']).filter((term) => term.trim() !== ''),
  }))
}

/** Classes that are charged: distinct ones with at least one term (PP 45/2024: one fee per class). */
export function filedClasses(draft: DraftData): string[] {
  const filled = enteredClasses(draft).filter(({ niceClass, terms }) => niceClass !== '' && terms.length > 0)
  return [...new Set(filled.map(({ niceClass }) => niceClass))]
}
