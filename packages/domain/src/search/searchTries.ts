import { markWords } from './markWords.ts'
import { OR, partsOf } from './parseRegisterQuery.ts'

/** Most other texts that are proposed. */
const MOST = 3

/** Words of a text that could be misspelt: no names of fields, no numbers, and none of one or two letters. */
export const spelledWords = (text: string): string[] => [
  ...new Set(searchedWords(text).flatMap(({ word }) => (word.length > 2 && !/\d/.test(word) ? [word] : []))),
]

/** The words of a text without names of fields, which stand before a colon. */
const searchedWords = (text: string) => markWords(text).filter(({ end }) => text[end] !== ':')

/**
 * The text with each unknown word in another spelling. `nearest`: known words near each unknown one, the nearest first. Names of fields,
 * quotation marks and known words stay as typed. At most three texts.
 */
export function otherSpellings(text: string, nearest: ReadonlyMap<string, readonly string[]>): string[] {
  const unknown = searchedWords(text).filter(({ word }) => (nearest.get(word)?.length ?? 0) > 0)
  if (unknown.length === 0) return []
  const texts = Array.from({ length: MOST }, (_, turn) =>
    unknown.reduceRight((changed, { word, start, end }) => {
      const known = nearest.get(word) ?? []
      return changed.slice(0, start) + (known[turn] ?? known[0] ?? word) + changed.slice(end)
    }, text),
  )
  return [...new Set(texts)]
}

/** The text with one of its parts left out, for each of them; none for a text of one part or with alternatives. At most three texts. */
export function shorterTexts(text: string): string[] {
  const parts = partsOf(text).map((part) => part.text)
  if (parts.length < 2 || parts.some((part) => OR.test(part))) return []
  const texts = parts.map((_, leftOut) => parts.filter((__, at) => at !== leftOut).join(' '))
  return [...new Set(texts)].slice(0, MOST)
}
