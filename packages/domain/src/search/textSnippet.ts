import { textWords } from './markWords.ts'

/** A piece of a text with the places of the found words, in UTF-16 units, end excluded. */
export interface Snippet {
  text: string
  found: { start: number; end: number }[]
}

/** Words shown, and those before the first found one. */
const SHOWN = 36
const BEFORE = 8

/**
 * The part of a passage with the most found words. `places`: of found words, from 1. `beginnings`: words that begin so are found too. The text
 * is the passage's own, so it must be shown as text.
 */
export function textSnippet(body: string, places: readonly number[], beginnings: readonly string[] = []): Snippet {
  const words = textWords(body)
  const isFound = new Set(places.map((place) => place - 1))
  for (const [at, { word }] of words.entries())
    if (beginnings.some((beginning) => word.startsWith(beginning))) isFound.add(at)
  const found = [...isFound].filter((at) => at < words.length).toSorted((a, b) => a - b)
  const countFrom = (first: number) => found.filter((at) => at >= first && at < first + SHOWN - BEFORE).length
  const [start = 0] = found.toSorted((a, b) => countFrom(b) - countFrom(a) || a - b)
  const first = Math.max(0, start - BEFORE)
  const last = Math.min(words.length - 1, first + SHOWN - 1)
  const from = first === 0 ? 0 : (words[first]?.start ?? 0)
  const to = last === words.length - 1 ? body.length : (words[last]?.end ?? body.length)
  const head = first === 0 ? '' : '… '
  const text = `${head}${body.slice(from, to)}${to < body.length ? ' …' : ''}`
  const shift = head.length - from
  const marks = found.flatMap((at) => {
    const word = words[at]
    return word && at >= first && at <= last ? [{ start: word.start + shift, end: word.end + shift }] : []
  })
  return { text, found: marks }
}
