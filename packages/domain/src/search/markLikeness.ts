import { lettersApart } from '../goods/nearestWords.ts'

/** Why two words are alike. */
export type LikenessReason = 'SPELLING' | 'SOUND' | 'MEANING'
export const likenessReasons = ['SPELLING', 'SOUND', 'MEANING'] as const satisfies readonly LikenessReason[]
/** Readers for whom two words sound alike. */
export type SoundLanguage = 'id' | 'en' | 'ar'
/** How alike two words are by each reason, above 0 and up to 1; reasons that do not hold are left out. */
export type LikenessBy = Partial<Record<LikenessReason, number>>

/** One or more sought words that are like one or more words of marks. */
export interface WordLikeness {
  /** Places of the sought words it stands for. */
  sought: readonly number[]
  /** Words of a mark; all of them must be in it. */
  words: readonly string[]
  by: LikenessBy
}

/** How alike a mark is to what is sought. */
export interface MarkLikeness {
  /** 0 to 100: the mean of the part of the sought letters found, and of the part of the mark's letters they make up. */
  score: number
  /** Those two parts, each from 0 to 1. */
  ofSought: number
  ofMark: number
  /** The sought parts found, with the parts of the mark that are like them. */
  pairs: WordLikeness[]
}

/** The same words have everything in common. */
export const SAME: LikenessBy = { SPELLING: 1, SOUND: 1, MEANING: 1 }
/** Of words with the same meaning in two languages. */
export const MEANING_LIKENESS = 0.8
const SOUND_LIKENESS: Readonly<Record<SoundLanguage, number>> = { id: 0.9, en: 0.85, ar: 0.8 }

/** Edits by which a word may differ and still be spelled alike: none under three letters, one under six, two above. */
export const editsAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

/** Letters from which a sought word may be two edits from a longer one; below, two letters more are nearly another word. */
const SHORTEST_OF_LONGER = 5

/** How alike two words are in spelling and sound; undefined when they are not. `languages`: those in which they sound the same. */
export function wordsAlike(sought: string, word: string, languages: readonly SoundLanguage[]): LikenessBy | undefined {
  if (sought === word) return SAME
  // A longer word of the mark allows as many as it would if it were sought, so that one finds the other either way.
  const most = Math.max(editsAllowed(sought), sought.length < SHORTEST_OF_LONGER ? 0 : editsAllowed(word))
  const apart = lettersApart(sought, word, most)
  const by: LikenessBy = {}
  if (apart <= most) by.SPELLING = 1 - apart / Math.max(sought.length, word.length)
  if (languages.length > 0) by.SOUND = Math.max(...languages.map((language) => SOUND_LIKENESS[language]))
  return apart <= most || languages.length > 0 ? by : undefined
}

/** The likeness by the strongest of the reasons; 0 when none of them holds. */
export const strongest = (by: LikenessBy, reasons: readonly LikenessReason[] = likenessReasons): number =>
  Math.max(0, ...reasons.map((reason) => by[reason] ?? 0))

const lettersOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0)

interface WeighedLikeness {
  one: WordLikeness
  likeness: number
  /** Letters of the mark that it counts for. */
  weight: number
}

/** A complete order, so that the order of a mark's words changes nothing. */
const strongerFirst = (a: WeighedLikeness, b: WeighedLikeness): number =>
  b.weight - a.weight || b.likeness - a.likeness || (a.one.words.join(' ') < b.one.words.join(' ') ? -1 : 1)

/** Compares marks with what is sought. */
export type MarkComparison = (mark: readonly string[]) => MarkLikeness

/**
 * Comparison of marks with the sought words by the given reasons: each sought word and each word of the mark is used at most once, the most
 * alike and longest first. The score depends on no other mark.
 */
export function compareMarks(
  sought: readonly string[],
  alike: readonly WordLikeness[],
  reasons: readonly LikenessReason[] = likenessReasons,
): MarkComparison {
  const total = lettersOf(sought)
  const byFirst = new Map<string, WeighedLikeness[]>()
  for (const one of alike) {
    const likeness = strongest(one.by, reasons)
    const [first] = one.words
    if (likeness === 0 || first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { one, likeness, weight: likeness * lettersOf(one.words) }])
  }
  return (mark) => {
    const found = [...new Set(mark)].flatMap((word) => byFirst.get(word) ?? []).toSorted(strongerFirst)
    const free = [...mark]
    const open = new Set(sought.keys())
    const pairs: WordLikeness[] = []
    let ofSought = 0
    let ofMark = 0
    for (const { one, likeness, weight } of found) {
      if (!one.sought.every((place) => open.has(place)) || !takeAll(free, one.words)) continue
      for (const place of one.sought) open.delete(place)
      pairs.push(one)
      ofSought += likeness * lettersOf(one.sought.map((place) => sought[place] ?? ''))
      ofMark += weight
    }
    if (pairs.length === 0) return { score: 0, ofSought: 0, ofMark: 0, pairs }
    const parts = { ofSought: ofSought / total, ofMark: ofMark / lettersOf(mark) }
    return { score: Math.round(50 * (parts.ofSought + parts.ofMark)), ...parts, pairs }
  }
}

/** Removes the wanted words from `words`; false when one is missing, and nothing is removed. */
function takeAll(words: string[], wanted: readonly string[]): boolean {
  const places: number[] = []
  for (const word of wanted) {
    const at = words.findIndex((each, place) => each === word && !places.includes(place))
    if (at < 0) return false
    places.push(at)
  }
  for (const at of places.toSorted((a, b) => b - a)) words.splice(at, 1)
  return true
}

/** Level of a score: from 80 high, from 60 medium. */
export const likenessLevel = (score: number): 'LOW' | 'MEDIUM' | 'HIGH' =>
  score >= 80 ? 'HIGH' : score >= 60 ? 'MEDIUM' : 'LOW'
