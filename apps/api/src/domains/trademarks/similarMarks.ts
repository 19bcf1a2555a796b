import type { MarkStage } from '@saki/contracts/trademarks'
import type { Db } from '@saki/db'
import {
  compareMarks,
  likenessReasons,
  strongest,
  type LikenessReason,
  type MarkLikeness,
  type WordLikeness,
} from '@saki/domain/search/markLikeness'
import { markWords } from '@saki/domain/search/markWords'

import { findAlikeWords, type SoughtWords } from './alikeWords.ts'
import {
  listMarksNamed,
  listMarksOfWordGroups,
  listMarksWith,
  listMarkWords,
  onceEach,
  type IndexedMark,
  type MarkScope,
  type WeighedWord,
} from './markIndex.sql.ts'
import type { MarkRecord } from './markRows.sql.ts'
import { partialNames } from './partialNames.ts'
import { severalWords } from './severalWords.ts'

/** A mark found, with its comparison. */
export interface SimilarMark extends MarkLikeness {
  applicationId: number
  stage: MarkStage
  classes: number[]
  /** Words of the name, or of its transliteration, that were compared. */
  words: string[]
}

/** What is sought, and by which reasons marks count as alike. */
export interface SoughtName {
  name: string
  reasons: readonly LikenessReason[]
}

/** Marks found, by what they were compared with, and whether there may be more than these. */
export interface FoundMarks {
  marks: SimilarMark[]
  by: Comparison
  isCut: boolean
}

/** Longer names are compared by their first words. */
const MOST_SOUGHT = 8
const MOST_SINGLE = 120
/** Marks that marks_with gives of one word at most. */
const MOST_OF_WORD = 20
/** Marks of the same name. */
const MOST_NAMED = 20
/** Marks below are not alike: a short word of a long mark. */
const LEAST_SCORE = 35

/**
 * The marks alike to a name, best first; some hundreds at most. Costs the same whatever the number of marks: it reads words like the sought
 * ones, then the shortest marks with them, and marks with several of them.
 */
export async function findSimilarMarks(db: Db, { name, reasons }: SoughtName, scope: MarkScope): Promise<FoundMarks> {
  const sought = comparedWords(name)
  if (sought.length === 0) return { marks: [], by: { sought, alike: [], reasons }, isCut: false }
  const found = await findAlikeWords(db, sought)
  const by = { sought, alike: found.alike.filter((one) => strongest(one.by, reasons) > 0), reasons }
  const wanted = { ...by, frequent: found.frequent }
  const parts = await Promise.all(scopesOf(scope).map((part) => findCandidates(db, wanted, part)))
  return { marks: compareAll(by, parts.flat()), by, isCut: parts.some((part) => isFull(by, part)) }
}

/** The scope with ended marks apart from others, so that those of a frequent word take no place from marks that are in force. */
function scopesOf(scope: MarkScope): MarkScope[] {
  const [ended, present] = [['ended'] as const, scope.stages.filter((stage) => stage !== 'ended')]
  return present.length < scope.stages.length && present.length > 0
    ? [present, ended].map((stages) => ({ ...scope, stages }))
    : [scope]
}

/** Whether a limit may have left out marks: that of all words, or that of one. */
function isFull({ alike }: Comparison, marks: readonly IndexedMark[]): boolean {
  const having = (word: string) => marks.filter(({ words, reading }) => words.includes(word) || reading.includes(word))
  return (
    marks.length >= MOST_SINGLE ||
    alike.some(
      ({ words: [word, other] }) => word !== undefined && other === undefined && having(word).length >= MOST_OF_WORD,
    )
  )
}

/** The given marks compared with a name, however little they are alike. Marks not indexed yet are compared by their names. */
export async function compareWithName(db: Db, name: string, marks: readonly MarkRecord[]): Promise<FoundMarks> {
  const sought = comparedWords(name)
  const alike = sought.length === 0 ? [] : (await findAlikeWords(db, sought)).alike
  const indexed = await listMarkWords(
    db,
    marks.map(({ applicationId }) => applicationId),
  )
  const waiting = marks
    .filter(({ applicationId }) => indexed.every((one) => one.applicationId !== applicationId))
    .map(({ applicationId, markName, classes }): IndexedMark => {
      return { applicationId, stage: 'running', classes, words: comparedWords(markName), reading: [] }
    })
  const by = { sought, alike, reasons: likenessReasons }
  return { marks: compareAll(by, [...indexed, ...waiting], 0), by, isCut: false }
}

/** Words of a name that are compared. */
export const comparedWords = (name: string): string[] =>
  markWords(name)
    .map(({ word }) => word)
    .slice(0, MOST_SOUGHT)

/** What marks are compared with. */
export interface Comparison {
  sought: readonly string[]
  alike: readonly WordLikeness[]
  reasons: readonly LikenessReason[]
}

/** Marks with their scores, best first; those below `least` are left out. */
export function compareAll(
  { sought, alike, reasons }: Comparison,
  marks: readonly IndexedMark[],
  least = LEAST_SCORE,
): SimilarMark[] {
  const compare = compareMarks(sought, alike, reasons)
  return marks
    .flatMap(({ applicationId, stage, classes, words, reading }): SimilarMark[] => {
      const named = compare(words)
      const read = reading.length > 0 ? compare(reading) : named
      const best = read.score > named.score ? { ...read, words: reading } : { ...named, words }
      return best.score < least ? [] : [{ applicationId, stage, classes, ...best }]
    })
    .toSorted((a, b) => b.score - a.score || b.applicationId - a.applicationId)
}

async function findCandidates(
  db: Db,
  { sought, alike, frequent }: SoughtWords,
  scope: MarkScope,
): Promise<IndexedMark[]> {
  const total = sought.join('').length
  const single = alike.flatMap(({ words, by, sought: places }): WeighedWord[] => {
    const [word, other] = words
    const part = places.reduce((sum, place) => sum + (sought[place] ?? '').length, 0) / total
    return word !== undefined && other === undefined ? [{ word, weight: strongest(by), part }] : []
  })
  const [alone, together, named] = await Promise.all([
    listMarksWith(db, single, scope, MOST_SINGLE),
    listMarksOfWordGroups(db, severalWords({ sought, alike, frequent }), scope),
    listMarksNamed(db, partialNames({ sought, alike, frequent }), scope, MOST_NAMED),
  ])
  return onceEach([...alone, ...together, ...named])
}
