import { sameTerm } from './basket.ts'
import type { FoundTerm, NiceTermsState } from './useNiceTerms.ts'

/** An option of the list: a listed term, or the typed text as the user's own term. */
export type Item = { key: string; kind: 'term'; found: FoundTerm } | { key: 'own'; kind: 'own'; term: string }

const OWN_LENGTH = 2

/**
 * All options in the order of the page. The user's own term comes last, and only when the list does not have it
 * exactly.
 */
export function itemsOf({ groups, asked }: Pick<NiceTermsState, 'groups' | 'asked'>, typed: string): Item[] {
  const items: Item[] = groups.flatMap(({ terms }) =>
    terms.map((found): Item => ({ key: String(found.TERM_ID), kind: 'term', found })),
  )
  const term = typed.trim()
  const isListed = groups.some(({ terms }) => terms.some(({ TERM }) => sameTerm(TERM) === sameTerm(term)))
  if ([...term].length >= OWN_LENGTH && asked !== '' && !isListed) items.push({ key: 'own', kind: 'own', term })
  return items
}

/** Index of the marked option: the user's choice, or the first one not in the basket. -1 without options. */
export function markedItem(
  items: readonly Item[],
  marked: string | undefined,
  has: (niceClass: string, term: string) => boolean,
): number {
  const at = items.findIndex(({ key }) => key === marked)
  if (at >= 0 || items.length === 0) return at
  const open = items.findIndex((item) => item.kind === 'own' || !has(item.found.NICE_CLASS_CODE, item.found.TERM))
  return Math.max(0, open)
}

/** Splits a term into parts, with `isHit` for those that match the search words; spelling is kept. */
export function hitsIn(term: string, asked: string): { text: string; isHit: boolean }[] {
  const words = asked
    .toLocaleLowerCase('id')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
  if (words.length === 0) return [{ text: term, isHit: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu')
  return term
    .split(pattern)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
