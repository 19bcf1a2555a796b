import type { RegisteredGoods } from '../requests/limitGoods.ts'

/** Goods that one reason concerns, by class; none: all goods of the mark. */
export type NamedGoods = readonly Readonly<RegisteredGoods>[]

/** How an application is refused: as a whole, in part, or not at all. */
type RefusedExtent = 'whole' | 'part' | 'none'

/**
 * The goods and services that reasons refuse, by class in the order of the mark: each reason refuses those that it names, or all when it names none.
 * A ground may exist for some goods only, such as likeness for goods of the same kind (UU 20/2016 art. 20, 21(1), 24(2)).
 */
export function refusedGoods(present: readonly RegisteredGoods[], reasons: readonly NamedGoods[]): RegisteredGoods[] {
  if (reasons.some((goods) => goods.length === 0)) return [...present]
  const refused = termsByClass(reasons.flat())
  return pick(present, (code, term) => refused.get(code)?.has(term) === true)
}

/** What is left of a mark without the refused goods; the application goes on for it. */
export function goodsLeft(present: readonly RegisteredGoods[], refused: NamedGoods): RegisteredGoods[] {
  const gone = termsByClass(refused)
  return pick(present, (code, term) => gone.get(code)?.has(term) !== true)
}

export function refusedExtent(present: readonly RegisteredGoods[], reasons: readonly NamedGoods[]): RefusedExtent {
  const refused = refusedGoods(present, reasons)
  if (refused.length === 0) return 'none'
  return goodsLeft(present, refused).length === 0 ? 'whole' : 'part'
}

/** What a mark has again when refused goods return to those left of it: in the order of `before`, the mark before the refusal. */
export function restoredGoods(left: NamedGoods, refused: NamedGoods, before: NamedGoods): RegisteredGoods[] {
  const back = termsByClass([...left, ...refused])
  const order = termsByClass(before)
  return [...back]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([CLASS_CODE, terms]) => {
      const known = [...(order.get(CLASS_CODE) ?? [])].filter((term) => terms.has(term))
      return { CLASS_CODE, TERMS: [...new Set([...known, ...terms])] }
    })
}

/** Whether all these goods are among the others; no goods stand for all goods of the mark. */
export function areGoodsWithin(goods: NamedGoods, others: NamedGoods): boolean {
  if (others.length === 0) return true
  if (goods.length === 0) return false
  const known = termsByClass(others)
  return goods.every(({ CLASS_CODE, TERMS }) => TERMS.every((term) => known.get(CLASS_CODE)?.has(term) === true))
}

function termsByClass(goods: NamedGoods): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { CLASS_CODE, TERMS } of goods)
    found.set(CLASS_CODE, new Set([...(found.get(CLASS_CODE) ?? []), ...TERMS]))
  return found
}

function pick(present: readonly RegisteredGoods[], isWanted: (code: string, term: string) => boolean) {
  return present
    .map(({ CLASS_CODE, TERMS }) => ({ CLASS_CODE, TERMS: TERMS.filter((term) => isWanted(CLASS_CODE, term)) }))
    .filter(({ TERMS }) => TERMS.length > 0)
}
