import { fieldText, rowsOf, sectionOf, wordsOf, type DraftData, type FormRow } from '../forms/form.ts'

/** Goods or services of a mark in one class. */
export interface RegisteredGoods {
  CLASS_CODE: string
  TERMS: string[]
}

/** Why goods cannot be limited so. unknown: the mark does not have one of them. none: nothing would be left. all: nothing would change. */
export type LimitFault = 'unknown' | 'none' | 'all'

/** The goods of the mark that a draft is about, by class in the order of the register. */
export function goodsOfCase(draft: DraftData): RegisteredGoods[] {
  return rowsOf(sectionOf(draft, 'CASE'), 'GOODS').map((row) => ({
    CLASS_CODE: fieldText(row, 'CLASS_CODE'),
    TERMS: wordsOf(row['TERMS']),
  }))
}

/**
 * What is left of a mark when these classes, and of each these goods, are kept; a row without TERMS keeps its whole class. Undefined when a
 * class or goods are not in the mark: a limitation never adds (UU 20/2016 art. 72).
 */
export function keptGoods(
  present: readonly RegisteredGoods[],
  wanted: readonly FormRow[],
): RegisteredGoods[] | undefined {
  const known = new Map(present.map(({ CLASS_CODE, TERMS }) => [CLASS_CODE, TERMS]))
  const kept = new Map<string, Set<string>>()
  for (const row of wanted) {
    const code = String(Number(fieldText(row, 'CLASS_CODE')))
    const has = known.get(code)
    const terms = row['TERMS'] === undefined ? has : wordsOf(row['TERMS'])
    if (!has || !terms || terms.some((term) => !has.includes(term))) return undefined
    kept.set(code, new Set([...(kept.get(code) ?? []), ...terms]))
  }
  return present
    .map(({ CLASS_CODE, TERMS }) => ({ CLASS_CODE, TERMS: TERMS.filter((term) => kept.get(CLASS_CODE)?.has(term)) }))
    .filter(({ TERMS }) => TERMS.length > 0)
}

/** Why these goods are no limitation of the mark; undefined when they are fewer than it has, and some. */
export function limitFault(present: readonly RegisteredGoods[], wanted: readonly FormRow[]): LimitFault | undefined {
  const kept = keptGoods(present, wanted)
  if (!kept) return 'unknown'
  if (kept.length === 0) return 'none'
  return countOf(kept) === countOf(present) ? 'all' : undefined
}

const countOf = (goods: readonly RegisteredGoods[]) => goods.reduce((sum, { TERMS }) => sum + TERMS.length, 0)
