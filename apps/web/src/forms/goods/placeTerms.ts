import type { PastedGoods } from '@saki/domain/goods/pastedGoods'

import type { TermCheck } from './termChecks.ts'

export interface PlacedTerm {
  classes: { niceClass: string; terms: string[]; own: number }[]
  count: number
  /** Number of terms dropped as repeated, too long or unreadable. */
  dropped: number
}

/**
 * Assigns pasted terms to classes: the class named in the paste; otherwise the listed class, preferring one in `mine`;
 * terms on no list go to `niceClass`.
 */
export function placeTerms(
  goods: PastedGoods,
  niceClass: string,
  checkOf: (niceClass: string, term: string) => TermCheck | undefined,
  mine: readonly string[],
): PlacedTerm {
  const classes = new Map<string, { niceClass: string; terms: string[]; own: number }>()
  const put = (into: string, term: string, isOwn: boolean) => {
    const row = classes.get(into) ?? { niceClass: into, terms: [], own: 0 }
    row.terms.push(term)
    if (isOwn) row.own++
    classes.set(into, row)
  }
  for (const row of goods.classes) {
    for (const term of row.terms) {
      const check = checkOf(row.niceClass ?? niceClass, term)
      const others = check?.otherClasses ?? []
      const other = others.find((code) => mine.includes(code)) ?? others[0]
      const into = row.niceClass ?? (check?.source === null && other !== undefined ? other : niceClass)
      put(into, term, check?.source === null && !others.includes(into))
    }
  }
  const rows = [...classes.values()].toSorted((one, next) => Number(one.niceClass) - Number(next.niceClass))
  return { classes: rows, count: rows.reduce((sum, { terms }) => sum + terms.length, 0), dropped: goods.dropped.length }
}
