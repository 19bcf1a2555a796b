import { strongest, type WordLikeness } from '@saki/domain/search/markLikeness'

import type { SoughtWords } from './alikeWords.ts'

/** Words alike to each sought word of which marks may consist, in names of two and of three words: of those in many marks, and of others. */
const MOST_COMMON = { 2: 6, 3: 4 } as const
const MOST_OTHERS = 1
/** Names of two and of three words that are looked up. */
const MOST_NAMES = { 2: 500, 3: 700 } as const

interface Part {
  word: string
  likeness: number
  /** Letters of the sought word. */
  letters: number
}

/**
 * Names of two or three words that stand for some of three or more sought words and have no other word, in every order of the words; those that
 * are most alike first. Such a mark is nearer than one with more of the sought words and others besides, and of frequent words there are
 * thousands of those.
 */
export function partialNames({ sought, alike, frequent }: SoughtWords): string[][] {
  const total = sought.join('').length
  const parts = sought.map((word, place) => partsOf(word, place, alike, frequent))
  return ([2, 3] as const).flatMap((size) =>
    sought.length <= size
      ? []
      : choices(parts, size)
          .toSorted((a, b) => scoreOf(b, total) - scoreOf(a, total))
          .slice(0, MOST_NAMES[size])
          .flatMap((name) => inEveryOrder(name.map(({ word }) => word)))
          .slice(0, MOST_NAMES[size]),
  )
}

function partsOf(
  sought: string,
  place: number,
  alike: readonly WordLikeness[],
  frequent: ReadonlySet<string>,
): { common: Part[]; others: Part[] } {
  const likeness = new Map<string, number>()
  const means = new Set<string>()
  for (const { sought: places, words, by } of alike) {
    const [word] = words
    if (word === undefined || words.length > 1 || places.length > 1 || places[0] !== place) continue
    likeness.set(word, Math.max(likeness.get(word) ?? 0, strongest(by)))
    if (by.MEANING !== undefined) means.add(word)
  }
  const found = [...likeness]
    .map(([word, of]): Part => ({ word, likeness: of, letters: sought.length }))
    .toSorted((a, b) => b.likeness - a.likeness)
  const isCommon = ({ word }: Part) => frequent.has(word) || means.has(word)
  return { common: found.filter(isCommon), others: found.filter((part) => !isCommon(part)).slice(0, MOST_OTHERS) }
}

/** Every choice of `size` sought words, each as one of the words most alike to it. */
function choices(parts: readonly ReturnType<typeof partsOf>[], size: 2 | 3): Part[][] {
  let chosen: { name: Part[]; next: number }[] = [{ name: [], next: 0 }]
  for (let step = 0; step < size; step += 1)
    chosen = chosen.flatMap(({ name, next }) =>
      parts.slice(next).flatMap(({ common, others }, at) =>
        [...common.slice(0, MOST_COMMON[size]), ...others].map((part) => ({
          name: [...name, part],
          next: next + at + 1,
        })),
      ),
    )
  return chosen.map(({ name }) => name)
}

/** As compareMarks scores a mark of these words alone. */
function scoreOf(name: readonly Part[], total: number): number {
  const ofSought = name.reduce((sum, { likeness, letters }) => sum + likeness * letters, 0)
  const ofMark = name.reduce((sum, { likeness, word }) => sum + likeness * word.length, 0)
  return ofSought / total + ofMark / name.reduce((sum, { word }) => sum + word.length, 0)
}

const inEveryOrder = (words: readonly string[]): string[][] =>
  words.length < 2
    ? [[...words]]
    : words.flatMap((first, at) =>
        inEveryOrder(words.filter((_, place) => place !== at)).map((rest) => [first, ...rest]),
      )
