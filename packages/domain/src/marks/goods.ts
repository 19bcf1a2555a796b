import { rowsOf, fieldText, wordsOf, type DraftData } from '../forms/form.ts'

/** Terms one filing may list in all its classes together. */
export const TERMS_IN_ALL = 1000

export interface ClassWithTerms {
  /** Row of the section NICE it stands in. */
  at: number
  niceClass: string
  terms: string[]
}

/** The classes as they were entered, each with its terms; blank terms are none. */
export function enteredClasses(draft: DraftData): ClassWithTerms[] {
  return rowsOf(draft, 'NICE').map((row, at) => ({
    at,
    niceClass: fieldText(row, 'NICE_CLASS_CODE'),
    terms: wordsOf(row['TERMS']).filter((term) => term.trim() !== ''),
  }))
}

/** Classes that are charged: each once, and only those something stands in (PP 45/2024: the fee is for a class). */
export function filedClasses(draft: DraftData): string[] {
  const filled = enteredClasses(draft).filter(({ niceClass, terms }) => niceClass !== '' && terms.length > 0)
  return [...new Set(filled.map(({ niceClass }) => niceClass))]
}
