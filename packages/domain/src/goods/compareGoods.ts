import { plainLetters } from '../search/plainLetters.ts'

/** Goods or services of a mark in one Nice class. */
export interface GoodsInClass {
  code: number
  terms: readonly string[]
}

/** How a term is alike to a term of the other mark: `same` words, or `like` when a word is shared in the same or a related class. */
export type TermLikeness = 'same' | 'like'
export interface ComparedTerm {
  term: string
  alike: TermLikeness | undefined
}

/**
 * One Nice class of two marks. `level`: the strongest likeness of a term in it; `class` when both have the class but no term is alike;
 * `related` when the other mark has only a related class; `none` otherwise.
 */
export interface ComparedClass {
  code: number
  mine: ComparedTerm[]
  theirs: ComparedTerm[]
  level: TermLikeness | 'class' | 'related' | 'none'
}

/** Shorter words and these do not make goods alike. */
const SHORTEST_WORD = 4
const COMMON = new Set(
  'untuk dengan dari yang dalam pada atau serta bukan selain termasuk khususnya berupa jasa barang produk terbuat lain sejenisnya except with from other than being goods services namely including made'.split(
    ' ',
  ),
)

/**
 * Goods and services of two marks side by side, by class in ascending order. It compares words only: whether goods are of the same kind (UU
 * 20/2016 art. 21(1); nature, purpose, trade channels and users, Permenkumham 67/2016 art. 17) is for the examiner to say.
 * `relatedTo` gives the classes related to a class.
 */
export function compareGoods(
  mine: readonly GoodsInClass[],
  theirs: readonly GoodsInClass[],
  relatedTo: (code: number) => readonly number[],
): ComparedClass[] {
  const codes = [...new Set([...mine, ...theirs].map(({ code }) => code))].toSorted((a, b) => a - b)
  return codes.map((code) => {
    const reach = [code, ...relatedTo(code)]
    const ofMine = compareTerms(termsIn(mine, [code]), termsIn(theirs, reach), termsOf(theirs))
    const ofTheirs = compareTerms(termsIn(theirs, [code]), termsIn(mine, reach), termsOf(mine))
    return { code, mine: ofMine, theirs: ofTheirs, level: levelOf(ofMine, ofTheirs) ?? classLevel(mine, theirs, reach) }
  })
}

const termsOf = (goods: readonly GoodsInClass[]): string[] => goods.flatMap(({ terms }) => terms)
const termsIn = (goods: readonly GoodsInClass[], codes: readonly number[]): string[] =>
  termsOf(goods.filter(({ code }) => codes.includes(code)))

function compareTerms(terms: readonly string[], near: readonly string[], all: readonly string[]): ComparedTerm[] {
  const same = new Set(all.map((term) => wordsOf(term).join(' ')))
  const shared = new Set(near.flatMap(telling))
  return terms.map((term) => {
    if (same.has(wordsOf(term).join(' '))) return { term, alike: 'same' }
    return { term, alike: telling(term).some((word) => shared.has(word)) ? 'like' : undefined }
  })
}

function levelOf(...sides: readonly (readonly ComparedTerm[])[]): TermLikeness | undefined {
  const found = new Set(sides.flat().map(({ alike }) => alike))
  if (found.has('same')) return 'same'
  return found.has('like') ? 'like' : undefined
}

function classLevel(mine: readonly GoodsInClass[], theirs: readonly GoodsInClass[], [code = 0, ...related]: number[]) {
  const has = (goods: readonly GoodsInClass[], codes: readonly number[]) =>
    goods.some((one) => codes.includes(one.code))
  if (has(mine, [code]) && has(theirs, [code])) return 'class'
  return has(mine, [code]) ? (has(theirs, related) ? 'related' : 'none') : has(mine, related) ? 'related' : 'none'
}

const wordsOf = (term: string): string[] => plainLetters(term).match(/[\p{L}\p{N}]+/gu) ?? []
const telling = (term: string): string[] =>
  wordsOf(term).filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word))
