/** Goods or services of a Nice class. */
interface TermsOfClass {
  niceClassCode: number
  terms: readonly string[]
}

/** A term that belongs into another class. */
export interface TermMove {
  term: string
  from: number
  to: number
}

/**
 * Goods and services with terms moved to the classes they belong to: none is added or lost, a class without terms ends, classes ascend. The
 * office corrects classes, not what the mark covers (practice of the office; no article says so). Undefined when a term is not in its class.
 */
export function moveTerms(goods: readonly TermsOfClass[], moves: readonly TermMove[]) {
  const terms = new Map(goods.map((row) => [row.niceClassCode, [...row.terms]]))
  for (const { term, from, to } of moves) {
    const left = terms.get(from)
    const at = left?.indexOf(term) ?? -1
    if (!left || at < 0) return undefined
    left.splice(at, 1)
    const into = terms.get(to) ?? []
    if (!into.includes(term)) into.push(term)
    terms.set(to, into)
  }
  return [...terms]
    .filter(([, left]) => left.length > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([niceClassCode, left]) => ({ niceClassCode, terms: left }))
}
