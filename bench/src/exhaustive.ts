import { wordsOfSameMeaning } from '@saki/catalogue/search/meanings'
import type { Db } from '@saki/db'
import {
  likenessReasons,
  MEANING_LIKENESS,
  SAME,
  wordsAlike,
  type SoundLanguage,
  type WordLikeness,
} from '@saki/domain/search/markLikeness'
import { markWords } from '@saki/domain/search/markWords'
import { sql } from 'kysely'

import type { IndexedMark } from '../../apps/api/src/domains/trademarks/markIndex.sql.ts'
import { compareAll, type SimilarMark } from '../../apps/api/src/domains/trademarks/similarMarks.ts'

/** All marks and words of a register in memory, to compare a name with each of them. */
export interface WholeRegister {
  marks: IndexedMark[]
  sounds: Map<string, string[]>
}

export async function readWholeRegister(db: Db): Promise<WholeRegister> {
  const { rows: marks } = await sql<IndexedMark>`
    select application_id as "applicationId", stage, classes, words, reading from mark_entry where stage <> 'ended'`.execute(
    db,
  )
  const { rows: words } = await sql<{ word: string; sounds: string[] }>`select word, sounds from mark_word`.execute(db)
  return { marks, sounds: new Map(words.map(({ word, sounds }) => [word, sounds])) }
}

/** Every mark alike to the name, by comparing the name with all words and all marks. */
export async function compareWithAll(db: Db, { marks, sounds }: WholeRegister, name: string): Promise<SimilarMark[]> {
  const sought = markWords(name).map(({ word }) => word)
  const asked = [
    ...sought.map((word, place) => ({ word, places: [place] })),
    ...sought.slice(1).map((word, place) => ({ word: `${sought[place] ?? ''}${word}`, places: [place, place + 1] })),
  ]
  const { rows } = await sql<{ sounds: string[] }>`
    select mark_sounds(w) as sounds from unnest(${asked.map(({ word }) => word)}::text[]) with ordinality s(w, at) order by at`.execute(
    db,
  )
  const alike = asked.flatMap(({ word, places }, at) => alikeOf(word, places, rows[at]?.sounds ?? [], sounds))
  for (const [place, word] of sought.entries())
    for (let at = 3; at <= word.length - 3; at += 1) {
      const words = [word.slice(0, at), word.slice(at)]
      if (words.every((each) => sounds.has(each))) alike.push({ sought: [place], words, by: SAME })
    }
  const known = new Set(alike.flatMap(({ words }) => words))
  const some = marks.filter(({ words }) => words.some((word) => known.has(word)))
  return compareAll({ sought, alike, reasons: likenessReasons }, some)
}

function alikeOf(
  word: string,
  sought: readonly number[],
  heard: readonly string[],
  sounds: WholeRegister['sounds'],
): WordLikeness[] {
  const found: WordLikeness[] = wordsOfSameMeaning(word).map((words) => ({
    sought,
    words,
    by: { MEANING: MEANING_LIKENESS },
  }))
  for (const [other, own] of sounds) {
    const languages = own.filter((sound) => heard.includes(sound)).map((sound) => sound.slice(0, 2) as SoundLanguage)
    const by = wordsAlike(word, other, languages)
    if (by) found.push({ sought, words: [other], by })
  }
  return found
}
