import { foldTerm } from './foldTerm.ts'

export interface Sought {
  /** The whole question, folded. */
  phrase: string
  /** The same without what people say around a thing. */
  core: string
  /** Words a term should have, each once. */
  words: string[]
  /** The last of them may still be in typing. */
  mayGoOn: boolean
}

/** A question of more words than these is answered by the first of them. */
const MOST_WORDS = 8

/** What people say around the thing they sell; it stands in thousands of terms or in none. */
const around = new Set(
  (
    'saya kami aku kita mau ingin jual jualan menjual berjualan dijual bikin buat membuat usaha bisnis dagang produk aneka segala macam jenis berbagai ' +
    'barang dan atau untuk yang di ke dari dengan adalah serta juga punya nya ini itu ' +
    'i we a my our sell selling make making business product products and or the an of for with to in on any all kinds kind'
  ).split(' '),
)

/** What is sought by a question as it was typed. Words around the thing count only when there is nothing else. */
export function soughtWords(question: string): Sought {
  const phrase = foldTerm(question)
  const typed = phrase === '' ? [] : phrase.split(' ')
  const telling = typed.filter((word) => !around.has(word))
  const words = [...new Set(telling.length > 0 ? telling : typed)].slice(0, MOST_WORDS)
  const last = typed.at(-1)
  const mayGoOn = last !== undefined && last === words.at(-1) && !/[\s,;.]$/u.test(question)
  return { phrase, core: telling.join(' ') || phrase, words, mayGoOn }
}

/** Runs of words within a phrase, up to four words long: everyday phrases somebody may have put into a longer question. */
export function phrasesWithin(phrase: string): string[] {
  const words = phrase
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS * 2)
  const runs = words.flatMap((_, from) => [1, 2, 3, 4].map((length) => words.slice(from, from + length).join(' ')))
  return [...new Set(runs)]
}
