import { textWords } from './markWords.ts'
import { isStopWord, textLanguage } from './stopWords.ts'

/** Parts of a patent document whose text is searched, by the letter of their terms. */
export const textParts = { title: 't', abstract: 'a', claims: 'c', description: 'd' } as const
export type TextPart = keyof typeof textParts

/** A piece of a document that is found and shown as one: a title, a claim, a page. */
export interface Passage {
  part: TextPart
  /** From 1; null for what has no pages. */
  page: number | null
  claim: number | null
  fileId: string | null
  body: string
}

/** Stems of words in small letters, by language. */
export type Stems = ReadonlyMap<string, { id: string; en: string }>

/** Letters of a passage and bytes of all terms of a document that are kept; PostgreSQL keeps at most 1 MiB of terms. */
const MOST_LETTERS = 20_000
const MOST_BYTES = 900_000

/** The text without control and direction characters, on one line and of bounded length. */
export function passageText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .normalize('NFC')
}

/** Distinct words of passages that are looked for. */
export function soughtWordsOf(passages: readonly Passage[]): string[] {
  const words = new Set(passages.flatMap(({ body }) => textWords(body).map(({ word }) => word)))
  return [...words].filter((word) => !isStopWord(word))
}

/** Stems of a passage with the places of their words, from 1, as PostgreSQL reads a tsvector. */
export function passageVector(body: string, stems: Stems): string {
  const places = new Map<string, number[]>()
  for (const { stem, place } of stemsIn(body, stems)) places.set(stem, [...(places.get(stem) ?? []), place])
  return [...places].map(([stem, at]) => `${quotedTerm(stem)}:${at.slice(0, 200).join(',')}`).join(' ')
}

/**
 * What a document is found by: `d:` stems of the description, `dw:` its words as written, `dp:` pairs of neighbouring stems, likewise the
 * other parts (textParts). Words that every text has are left out, also between the two of a pair.
 */
export function textTerms(passages: readonly Passage[], stems: Stems): string[] {
  const terms = { stem: new Set<string>(), word: new Set<string>(), pair: new Set<string>() }
  for (const { part, body } of passages) {
    const kind = textParts[part]
    let before: string | undefined
    for (const { word, stem } of stemsIn(body, stems)) {
      terms.stem.add(`${kind}:${stem}`)
      terms.word.add(`${kind}w:${word}`)
      if (before !== undefined) terms.pair.add(`${kind}p:${before} ${stem}`)
      before = stem
    }
  }
  let bytes = 0
  return [...terms.stem, ...terms.word, ...terms.pair].filter((term) => (bytes += term.length * 2) < MOST_BYTES)
}

function stemsIn(body: string, stems: Stems): { word: string; stem: string; place: number }[] {
  const words = textWords(body).map(({ word }) => word)
  const language = textLanguage(words)
  return words.flatMap((word, at) =>
    isStopWord(word) ? [] : [{ word, stem: stems.get(word)?.[language] ?? word, place: at + 1 }],
  )
}

/** A term between quotation marks, as tsvector and tsquery read it. */
export const quotedTerm = (term: string): string => `'${term.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
