import { strongest } from '@saki/domain/search/markLikeness'

import type { SoughtWords } from './alikeWords.ts'
import type { LikeWord, WantedWords } from './markIndex.sql.ts'

/** Frequent words read for each sought word when marks must have several. */
const MOST_FREQUENT = 4
/** Other words read for a sought word that is frequent itself. */
const MOST_RARE = 8
const MOST_MARKS = 80

type Word = Pick<LikeWord, 'word' | 'isFrequent'>

/**
 * Searches for marks with several of the sought words, each as any word alike to it. Of frequent words only the most alike are read, because
 * combining two lists of frequent words is what costs time; and of a sought word that is frequent itself there are marks enough.
 */
export function severalWords({ sought, alike, frequent }: SoughtWords): WantedWords[] {
  const known = (word: string): Word => ({ word, isFrequent: frequent.has(word) })
  const nearest = sought.map((one, place) => {
    const of = alike.filter(({ sought: places }) => places.includes(place))
    const words = new Set(of.toSorted((a, b) => strongest(b.by) - strongest(a.by)).flatMap(({ words }) => words))
    const inMany = [...words].filter((word) => frequent.has(word)).slice(0, MOST_FREQUENT)
    const rare = [...words].filter((word) => !frequent.has(word))
    return [...inMany, ...(frequent.has(one) ? rare.slice(0, MOST_RARE) : rare)].map(known)
  })
  // With one word left out, a frequent word is sought as it is: of such marks there are enough, and its lists are the longest.
  const some = nearest.map((group, place) => {
    const word = sought[place] ?? ''
    return frequent.has(word) ? [known(word)] : group
  })
  return [
    nearest,
    ...(sought.length > 2 ? sought.map((_, leftOut) => some.filter((_group, place) => place !== leftOut)) : []),
    ...alike.filter(({ words }) => words.length > 1).map(({ words }) => words.map((word) => [known(word)])),
  ].flatMap((groups) => wantedWords(groups, MOST_MARKS))
}

/**
 * Searches for the marks with a word of every group, none if there are fewer than two groups or one has no word. Marks with frequent words alone
 * are one search, because there may be very many. The others are divided by the first group of which they have a rare word, because a search
 * takes the longer the more words each of its groups has.
 */
export function wantedWords(groups: readonly (readonly Word[])[], most: number): WantedWords[] {
  if (groups.length < 2) return []
  const frequent = groups.map((group) => group.filter(({ isFrequent }) => isFrequent))
  const rare = groups.map((group) => group.filter(({ isFrequent }) => !isFrequent))
  const alone = frequent.findIndex((words) => words.length === 0)
  const searches: [parts: (readonly Word[])[], isRare: boolean][] =
    alone >= 0
      ? [[[...groups], true]]
      : [
          [frequent, false],
          ...rare.map((words, at): [(readonly Word[])[], boolean] => [
            [...frequent.slice(0, at), words, ...groups.slice(at + 1)],
            true,
          ]),
        ]
  return searches
    .filter(([parts]) => parts.every((words) => words.length > 0))
    .map(([parts, isRare]) => ({ groups: parts.map((words) => words.map(({ word }) => word)), isRare, most }))
}
