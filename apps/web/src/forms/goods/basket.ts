import { fieldText, wordsOf, type FormRow } from '@saki/domain/forms/form'

/** One class of the filing with its goods or services, in the order they were chosen. */
export interface BasketClassEntry {
  niceClass: string
  terms: readonly string[]
}

const CODE = 'NICE_CLASS_CODE'
const TERMS = 'TERMS'

/** Classes and terms in rows of the draft; values of the wrong type are read as empty. */
export function classRowsOf(rows: readonly FormRow[]): BasketClassEntry[] {
  return rows.map((row) => ({ niceClass: fieldText(row, CODE), terms: wordsOf(row[TERMS]) }))
}

/** Rows of the draft, sorted by class. Classes without terms stay: a search of marks brings them into a new filing. */
export function rowsFrom(classes: readonly BasketClassEntry[]): FormRow[] {
  return classes
    .filter(({ niceClass, terms }) => niceClass !== '' || terms.length > 0)
    .toSorted((one, other) => Number(one.niceClass) - Number(other.niceClass))
    .map(({ niceClass, terms }) => ({ [CODE]: niceClass, [TERMS]: [...terms] }))
}

/** Key for comparing terms: trimmed, in lower case. */
export function sameTerm(term: string): string {
  return term.trim().toLocaleLowerCase('id')
}

/** Adds terms that are not in the class yet; `at` is the position to restore a removed one to. */
export function withTerms(
  classes: readonly BasketClassEntry[],
  niceClass: string,
  terms: readonly string[],
  at?: number,
): BasketClassEntry[] {
  const there = classes.find((row) => row.niceClass === niceClass)
  const have = new Set(there?.terms.map(sameTerm))
  const fresh = terms.filter((term) => {
    const isNew = !have.has(sameTerm(term))
    have.add(sameTerm(term))
    return isNew
  })
  if (!there) return fresh.length > 0 ? [...classes, { niceClass, terms: fresh }] : [...classes]
  const next = { niceClass, terms: there.terms.toSpliced(at ?? there.terms.length, 0, ...fresh) }
  return classes.map((row) => (row === there ? next : row))
}

/** Removes a term, and its class with its last term. */
export function withoutTerm(classes: readonly BasketClassEntry[], niceClass: string, term: string): BasketClassEntry[] {
  const gone = sameTerm(term)
  return classes.flatMap((row) => {
    if (row.niceClass !== niceClass) return [row]
    const terms = row.terms.filter((other) => sameTerm(other) !== gone)
    return terms.length > 0 ? [{ niceClass, terms }] : []
  })
}

export function termCount(classes: readonly BasketClassEntry[]): number {
  return classes.reduce((sum, { terms }) => sum + terms.length, 0)
}
