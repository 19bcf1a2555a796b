import { strongest, type WordLikeness } from '@saki/domain/search/markLikeness'

import type { LikeWord, WantedWords } from './markIndex.sql.ts'

/** Frequent words read for each sought word when marks must have several. */
const MOST_FREQUENT = 4
/** Other words read for a sought word to which a frequent one is alike. */
const MOST_RARE = 8
const MOST_MARKS = 80

/** Sought words, and the words of marks alike to them. */
export interface Wanted {
  sought: readonly string[]
  alike: readonly WordLikeness[]
  /** Words in many marks. */
  frequent: ReadonlySet<string>
}

type Word = Pick<LikeWord, 'word' | 'isFrequent'>

interface Group {
  words: Word[]
  /** Words less alike than those, or in fewer marks; only of a sought word that is in few marks itself. */
  others: Word[]
}

/**
 * Searches for marks with several of the sought words, each as any word alike to it. Of frequent words only the most alike are read, because
 * combining two lists of frequent words is what costs time; and of a sought word that is frequent itself there are marks enough.
 */
export function severalWords({ sought, alike, frequent }: Wanted): WantedWords[] {
  const known = (word: string): Word => ({ word, isFrequent: frequent.has(word) })
  const nearest = sought.map((one, place): Group => {
    const of = alike.filter(({ sought: places }) => places.includes(place))
    const words = new Set(of.toSorted((a, b) => strongest(b.by) - strongest(a.by)).flatMap(({ words }) => words))
    const inMany = [...words].filter((word) => frequent.has(word)).slice(0, MOST_FREQUENT)
    const rare = [...words].filter((word) => !frequent.has(word))
    const most = inMany.length > 0 ? MOST_RARE : rare.length
    return {
      words: [...inMany, ...rare.slice(0, most)].map(known),
      others: frequent.has(one) ? [] : rare.slice(most).map(known),
    }
  })
  // With one word left out, a frequent word is sought as it is: of such marks there are enough, and its lists are the longest.
  const some = nearest.map((group, place): Group => {
    const word = sought[place] ?? ''
    return frequent.has(word) ? { words: [known(word)], others: [] } : group
  })
  return [
    ...withOthers(nearest),
    ...(sought.length > 2
      ? sought.flatMap((_, leftOut) => withOthers(some.filter((_group, place) => place !== leftOut)))
      : []),
    ...alike
      .filter(({ words }) => words.length > 1)
      .flatMap(({ words }) =>
        wantedWords(
          words.map((word) => [known(word)]),
          MOST_MARKS,
        ),
      ),
  ]
}

/** Marks with one of the words of every group, and for each group those with one of its others instead. */
function withOthers(groups: readonly Group[]): WantedWords[] {
  const words = groups.map((group) => group.words)
  return [
    ...wantedWords(words, MOST_MARKS),
    ...groups.flatMap(({ others }, place) => wantedWords(words.with(place, others), MOST_MARKS)),
  ]
}

/** Marks with a word of every group; none if there are fewer than two groups or one has no word. */
export function wantedWords(groups: readonly (readonly Word[])[], most: number): WantedWords[] {
  if (groups.length < 2 || groups.some((group) => group.length === 0)) return []
  const isRare = groups.some((group) => group.every(({ isFrequent }) => !isFrequent))
  return [{ groups: groups.map((group) => group.map(({ word }) => word)), isRare, most }]
}
