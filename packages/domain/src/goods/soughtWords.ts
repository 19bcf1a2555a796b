export interface Sought {
  /** The whole search text, folded. */
  phrase: string
  /** The folded text without filler words; the whole text when nothing else remains. */
  core: string
  /** Distinct words a term should contain, at most eight. */
  words: string[]
  /** The last word may be incomplete, because the text does not end with a separator. */
  mayGoOn: boolean
}

/** Further words are ignored. */
const MOST_WORDS = 8

/** Filler words of a description of goods; they occur in thousands of terms or in none. */
const FILLER_WORDS = new Set(
  (
    'saya kami aku kita mau ingin jual jualan menjual berjualan dijual bikin buat membuat usaha bisnis dagang produk aneka segala macam jenis berbagai ' +
    'barang dan atau untuk yang di ke dari dengan adalah serta juga punya nya ini itu ' +
    'i we a my our sell selling make making business product products and or the an of for with to in on any all kinds kind'
  ).split(' '),
)

/** Parses a search text as typed. Filler words count only when there is no other word. */
export function soughtWords(question: string): Sought {
  const phrase = foldTerm(question)
  const typed = phrase === '' ? [] : phrase.split(' ')
  const contentWords = typed.filter((word) => !FILLER_WORDS.has(word))
  const words = [...new Set(contentWords.length > 0 ? contentWords : typed)].slice(0, MOST_WORDS)
  const last = typed.at(-1)
  const mayGoOn = last !== undefined && last === words.at(-1) && !/[\s,;.]$/u.test(question)
  return { phrase, core: contentWords.join(' ') || phrase, words, mayGoOn }
}

/** Runs of one to four successive words, to find everyday phrases inside a longer text. */
export function phrasesWithin(phrase: string): string[] {
  const words = phrase
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS * 2)
  const runs = words.flatMap((_, from) => [1, 2, 3, 4].map((length) => words.slice(from, from + length).join(' ')))
  return [...new Set(runs)]
}

/**
 * Folds a search text as terms are folded: lower case, no diacritics, every other run of characters one space, at most 500 characters. The
 * database function nice_fold folds the terms in the same manner.
 */
export function foldTerm(text: string): string {
  return text
    .slice(0, LONGEST * 8)
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f]+/g, '')
    .replace(/[^a-z0-9\u00df-\u1fff\u3040-\ud7ff]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
}

const LONGEST = 500
