import type { ComparedGoods } from '@saki/contracts/citations'
import { say } from '@saki/texts/say'

/** Goods of a class that a paper names; what is the same as in the application always is. */
const NAMED = 10

/** Goods of a cited mark in a class, in words of letters: those that are the same as in the application first. */
export function citedGoodsWords({ NICE_CLASS_CODE, THEIRS }: ComparedGoods): string {
  const first = [...THEIRS.filter(({ ALIKE }) => ALIKE === 'same'), ...THEIRS.filter(({ ALIKE }) => ALIKE !== 'same')]
  const named = first.slice(0, Math.max(NAMED, THEIRS.filter(({ ALIKE }) => ALIKE === 'same').length))
  const terms = named.map(({ TERM }) => TERM).join(', ')
  const left = THEIRS.length - named.length
  return say('id', 'reasonText:class', {
    n: NICE_CLASS_CODE,
    terms: left > 0 ? say('id', 'reasonText:citedMore', { terms, n: left }) : terms,
  })
}
