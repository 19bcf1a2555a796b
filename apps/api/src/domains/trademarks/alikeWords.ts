import { wordsOfSameMeaning } from '@saki/catalogue/search/meanings'
import type { Db } from '@saki/db'
import {
  MEANING_LIKENESS,
  SAME,
  strongest,
  wordsAlike,
  type SoundLanguage,
  type WordLikeness,
} from '@saki/domain/search/markLikeness'
import { SHORTEST_PART } from '@saki/domain/search/markParts'

import { listWordsLike, listKnownWords, type LikeWord } from './markIndex.sql.ts'

/** Words alike to the sought ones, and those of them that are in many marks. */
export interface AlikeWords {
  alike: readonly WordLikeness[]
  frequent: ReadonlySet<string>
}

/** Sought words, with the words of marks alike to them. */
export interface SoughtWords extends AlikeWords {
  sought: readonly string[]
}

/** Most words of marks that are compared for one sought word, the most alike first. */
const MOST_WORDS = 60

/**
 * Words of marks that are like the sought ones: in spelling, sound or meaning, two neighbouring sought words written as one, and one
 * written as two.
 */
export async function findAlikeWords(db: Db, sought: readonly string[]): Promise<AlikeWords> {
  const asked = askedWords(sought)
  const halves = halvesOfAll(sought)
  const [like, known] = await Promise.all([
    listWordsLike(
      db,
      asked.map(({ word }) => word),
    ),
    listKnownWords(db, [
      ...new Set([
        ...halves.flatMap(({ words }) => words),
        ...asked.flatMap(({ word }) => wordsOfSameMeaning(word)).flat(),
      ]),
    ]),
  ])
  const alike = [
    ...asked.flatMap(({ word, places }, at) => alikeTo(word, places, like.get(at) ?? [], known)),
    ...asHalves(halves, known),
  ]
  const frequent = [...like.values()].flat().filter(({ isFrequent }) => isFrequent)
  const others = [...known].flatMap(([word, { isFrequent }]) => (isFrequent ? [word] : []))
  return { alike, frequent: new Set([...frequent.map(({ word }) => word), ...others]) }
}

/** Sounds of words, each as "language sound"; see mark_sounds() of the database. */
export type SoundsOf = ReadonlyMap<string, readonly string[]>

/** As findAlikeWords, of these words of marks alone. `heard`: sounds of askedWords(). */
export function alikeAmong(sought: readonly string[], words: SoundsOf, heard: SoundsOf): WordLikeness[] {
  const likes = (word: string) => {
    const own = heard.get(word) ?? []
    return [...words].map(([other, sounds]): LikeWord => {
      const shared = sounds.filter((sound) => own.includes(sound))
      return { word: other, languages: shared.map((sound) => sound.slice(0, 2) as SoundLanguage), isFrequent: false }
    })
  }
  const known = new Set(words.keys())
  return [
    ...askedWords(sought).flatMap(({ word, places }) => alikeTo(word, places, likes(word), known)),
    ...asHalves(halvesOfAll(sought), known),
  ]
}

/** The words that are looked up: those sought, and two neighbours as one, with the places of what they stand for. */
export const askedWords = (sought: readonly string[]): { word: string; places: number[] }[] => [
  ...sought.map((word, place) => ({ word, places: [place] })),
  ...sought.slice(1).map((word, place) => ({ word: `${sought[place] ?? ''}${word}`, places: [place, place + 1] })),
]

interface Halves {
  words: string[]
  place: number
}

const halvesOfAll = (sought: readonly string[]): Halves[] =>
  sought.flatMap((word, place) => halvesOf(word).map((words) => ({ words, place })))

const asHalves = (halves: readonly Halves[], known: Pick<ReadonlySet<string>, 'has'>): WordLikeness[] =>
  halves
    .filter(({ words }) => words.every((word) => known.has(word)))
    .map(({ words, place }) => ({ sought: [place], words, by: SAME }))

/** Whether it is one word in Latin letters. Few marks have others, so that marks are sought only by those that some mark has. */
const isInLatin = ([word = '', other]: readonly string[]): boolean => other === undefined && /^[a-z]/.test(word)

/** The most alike of the words in `like`, and the words of the same meaning; in other scripts those of `known`. */
function alikeTo(
  word: string,
  sought: readonly number[],
  like: readonly LikeWord[],
  known: Pick<ReadonlySet<string>, 'has'>,
): WordLikeness[] {
  const isThere = (words: readonly string[]) => isInLatin(words) || words.every((one) => known.has(one))
  const means = new Map(
    wordsOfSameMeaning(word)
      .filter(isThere)
      .map((words) => [words.join(' '), words]),
  )
  const found = like.flatMap((one): WordLikeness[] => {
    const by = wordsAlike(word, one.word, one.languages)
    if (!by) return []
    return [{ sought, words: [one.word], by: means.delete(one.word) ? { ...by, MEANING: MEANING_LIKENESS } : by }]
  })
  return [
    ...found.toSorted((a, b) => strongest(b.by) - strongest(a.by)).slice(0, MOST_WORDS),
    ...[...means.values()].map((words): WordLikeness => ({ sought, words, by: { MEANING: MEANING_LIKENESS } })),
  ]
}

function halvesOf(word: string): string[][] {
  return Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
    word.slice(0, at + SHORTEST_PART),
    word.slice(at + SHORTEST_PART),
  ])
}
