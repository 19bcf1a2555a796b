import { SAME, type WordLikeness } from './markLikeness.ts'

/** How the letters of a mark must agree with the sought ones: `exact` all words in order, `prefix` how it begins, `contains` parts of words. */
export type MarkMatch = 'exact' | 'prefix' | 'contains'
export const markMatches = ['exact', 'prefix', 'contains'] as const satisfies readonly MarkMatch[]

/** Shorter parts are looked for at the beginning of words only: nearly every mark has every pair of letters somewhere. */
export const SHORTEST_PART = 3

/** Whether a word of a mark has the part, anywhere or at its beginning. */
const holds = (word: string, part: string): boolean =>
  part.length < SHORTEST_PART ? word.startsWith(part) : word.includes(part)

const agreements: Readonly<Record<MarkMatch, (sought: readonly string[], mark: readonly string[]) => boolean>> = {
  exact: (sought, mark) => sought.join(' ') === mark.join(' '),
  prefix: (sought, mark) => mark.join(' ').startsWith(sought.join(' ')),
  contains: (sought, mark) => sought.every((part) => mark.some((word) => holds(word, part))),
}

/** Whether the words of a mark agree with the sought ones; no mark agrees with no words. */
export const markAgrees = (match: MarkMatch, sought: readonly string[], mark: readonly string[]): boolean =>
  sought.length > 0 && agreements[match](sought, mark)

/** Each sought word with the words that have it as a part; a part is alike by its share of the letters. */
export const partsAlike = (sought: readonly string[], words: Iterable<string>): WordLikeness[] =>
  [...new Set(words)].flatMap((word) =>
    sought.flatMap((part, place): WordLikeness[] => {
      if (!holds(word, part)) return []
      return [{ sought: [place], words: [word], by: word === part ? SAME : { SPELLING: part.length / word.length } }]
    }),
  )
