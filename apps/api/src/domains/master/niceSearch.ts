import type { Db } from '@saki/db'
import { nearestWords } from '@saki/domain/goods/nearestWords'
import { soughtWords, type Sought } from '@saki/domain/goods/soughtWords'

import {
  HAS_WORDS,
  MOST_FOUND,
  SHOWN_LIKE,
  termsLike,
  termsOfClasses,
  termsWithWords,
  type FoundTermRecord,
  type NicePage,
  type WordChoice,
} from './niceSearch.sql.ts'
import { knownWords } from './niceWords.sql.ts'

export interface NiceQuestion extends NicePage {
  q: string
  classes?: readonly string[] | undefined
}

export interface NiceResults {
  rows: FoundTermRecord[]
  total: number
}

/** With fewer results than this, mistyped words are searched too. */
const FEW = 10

/** Terms for a question in everyday words; for an empty question, the terms of the classes. */
export async function searchTerms(db: Db, { q, classes, ...page }: NiceQuestion): Promise<NiceResults> {
  const sought = soughtWords(q)
  const { phrase, core, words, mayGoOn } = sought
  if (words.length === 0) return q === '' && classes ? termsOfClasses(db, classes, page) : { rows: [], total: 0 }
  const typed = words.map((word, at) => ({ any: [word], goesOn: mayGoOn && at === words.length - 1 }))
  const strict = await termsWithWords(db, { phrase, core, words: typed, classes }, page)
  if (strict.total >= FEW) return strict
  const first = { page: 1, size: FEW }
  const all =
    strict.rows.length === strict.total
      ? strict.rows
      : (await termsWithWords(db, { phrase, core, words: typed, classes }, first)).rows
  const near = all.filter(({ nearness }) => nearness <= HAS_WORDS)
  const far = all.filter(({ nearness }) => nearness > HAS_WORDS)
  const { meant, some } = await similarTerms(db, sought, all.length, classes)
  return pageOf([...near, ...meant, ...far, ...some], page)
}

/** `meant`: terms for the probable spelling; `some`: when the results are still few, terms that have only some of the words. */
async function similarTerms(db: Db, { words, mayGoOn }: Sought, have: number, classes: readonly string[] | undefined) {
  const known = await knownWords(db, words)
  const choices = known.map(({ word, terms, begins, like }, at) => {
    const goesOn = mayGoOn && at === known.length - 1
    const near = goesOn && begins ? [] : nearestWords(word, like)
    const isWrong = terms === null && near.length > 0
    return {
      choice: { any: isWrong ? near : [word, ...near], goesOn },
      likeliest: isWrong ? (near[0] ?? word) : word,
      near,
      terms: terms ?? 0,
    }
  })
  const phrase = choices.map(({ likeliest }) => likeliest).join(' ')
  const readings = readingsOf(choices.map(({ choice }) => choice.any))
  const asked = { phrase, core: phrase, readings, words: choices.map(({ choice }) => choice), classes }
  const isMistyped = choices.some(({ near }) => near.length > 0)
  const meant = isMistyped ? (await termsWithWords(db, asked, { page: 1, size: SHOWN_LIKE })).rows : []
  const some = have + meant.length < FEW ? (await termsLike(db, rareFirst(choices), classes)).rows : []
  return { meant: meant.map(asSimilar), some }
}

/** Phrases of one alternative for each word, at most 32. */
function readingsOf(words: readonly (readonly string[])[]): string[] {
  return words.reduce<string[]>(
    (before, any) =>
      before.flatMap((start) => any.map((word) => (start === '' ? word : `${start} ${word}`))).slice(0, MAX_READINGS),
    [''],
  )
}

const MAX_READINGS = 32

function asSimilar(row: FoundTermRecord): FoundTermRecord {
  return { ...row, MATCH: 'SIMILAR' }
}

/** The words that at most 1,500 terms have; all words when there are none. */
function rareFirst(choices: { choice: WordChoice; terms: number }[]): WordChoice[] {
  const rare = choices.filter(({ terms }) => terms <= RARE_MAX_TERMS)
  return (rare.length > 0 ? rare : choices).map(({ choice }) => choice)
}

const RARE_MAX_TERMS = 1_500

function pageOf(rows: FoundTermRecord[], { page, size }: NicePage): NiceResults {
  const byId = new Map(rows.toReversed().map((row) => [row.TERM_ID, row]))
  const all = [...new Set(rows.map(({ TERM_ID }) => TERM_ID))].slice(0, MOST_FOUND).flatMap((id) => byId.get(id) ?? [])
  return { rows: all.slice((page - 1) * size, page * size), total: all.length }
}
