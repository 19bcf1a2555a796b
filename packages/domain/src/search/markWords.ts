import { plainLetters } from './plainLetters.ts'

/** A word of a mark as searches compare it, with its place in the text as written (UTF-16 positions, end excluded). */
export interface MarkWord {
  word: string
  start: number
  end: number
}

const MOST_WORDS = 40
const MOST_LETTERS = 40
/** Signs inside a word that are left out: apostrophes, dots, and the sound marks of kana. */
const LEFT_OUT = new Set("'’‘ʼ`´.\u3099\u309a")
const SPACE =
  /[\p{Cc}\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u2000-\u2bff\u3000-\u303f\ufe30-\ufe6f\uff00-\uff0f\uff1a-\uff20]/u
/** UTF-16 units of the longest name in words with spaces between; a letter has at most two. */
export const LONGEST_IN_WORDS = MOST_WORDS * (2 * MOST_LETTERS + 1) - 1
const WORD = `[^\\s,]{1,${MOST_LETTERS}}`
/** A name in words as markWords gives them, with a space between. */
export const NAME_IN_WORDS = new RegExp(`^${WORD}( ${WORD}){0,${MOST_WORDS - 1}}$`, 'u')
const IDEOGRAPH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/**
 * Words of a mark in order: small letters without marks, apostrophes and dots left out, divided at other signs; a Chinese, Japanese or Korean
 * character is a word of its own. At most 40 words of 40 letters. The database function mark_words gives the same words.
 */
export function markWords(text: string): MarkWord[] {
  return textWords(text).slice(0, MOST_WORDS)
}

/** The words of a text as markWords gives those of a mark, without a limit of their number. */
export function textWords(text: string): MarkWord[] {
  const words: MarkWord[] = []
  let open: MarkWord | undefined
  let start = 0
  for (const character of text) {
    const end = start + character.length
    for (const letter of character < '\u0080' ? character.toLowerCase() : plainLetters(character)) {
      if (LEFT_OUT.has(letter)) continue
      if (SPACE.test(letter)) {
        open = undefined
        continue
      }
      if (!open || IDEOGRAPH.test(letter)) words.push((open = { word: '', start, end }))
      open.word += letter
      open.end = end
      if (IDEOGRAPH.test(letter)) open = undefined
    }
    start = end
  }
  return words.map((one) => ({ ...one, word: [...one.word].slice(0, MOST_LETTERS).join('') }))
}
