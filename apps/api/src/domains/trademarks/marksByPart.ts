import type { Db } from '@saki/db'
import { compareMarks, likenessReasons } from '@saki/domain/search/markLikeness'
import { markAgrees, partsAlike, SHORTEST_PART, type MarkMatch } from '@saki/domain/search/markParts'

import {
  listMarksOfWordGroups,
  listMarksOfWords,
  listMarksStarting,
  listMarksWithAny,
  listWordsHolding,
  onceEach,
  type IndexedMark,
  type MarkScope,
} from './markIndex.sql.ts'
import { wantedWords } from './severalWords.ts'
import { comparedWords, compareAll, type FoundMarks } from './similarMarks.ts'

/** Most marks given. */
const MOST = 300
/** Most words of marks that are read for one sought part, the shortest first. */
const MOST_WORDS = 200

/** Whether a name is one word of one or two letters. */
export function isShortName(name: string): boolean {
  const [only, other] = comparedWords(name)
  return only !== undefined && other === undefined && only.length < SHORTEST_PART
}

/** Marks whose letters agree with a name; those with the fewest other letters first, at most 300. */
export async function findMarksByPart(
  db: Db,
  { name, match }: { name: string; match: MarkMatch },
  scope: MarkScope,
): Promise<FoundMarks> {
  const sought = comparedWords(name)
  if (match === 'exact') return findSameMarks(db, sought, scope)
  const { found, isCut } =
    sought.length === 0 ? { found: [], isCut: false } : await candidates[match](db, sought, scope)
  const agreeing = found.filter(({ words, reading }) =>
    [words, reading].some((mark) => markAgrees(match, sought, mark)),
  )
  const alike = partsAlike(
    sought,
    agreeing.flatMap(({ words, reading }) => [...words, ...reading]),
  )
  const by = { sought, alike, reasons: likenessReasons }
  return { marks: compareAll(by, agreeing, 0).slice(0, MOST), by, isCut }
}

/** Marks of exactly the words, the newest first. What hundreds of them have in common is compared once. */
async function findSameMarks(db: Db, sought: string[], scope: MarkScope): Promise<FoundMarks> {
  const found = sought.length === 0 ? [] : await listMarksOfWords(db, sought, scope, MOST + 1)
  const by = { sought, alike: partsAlike(sought, sought), reasons: likenessReasons }
  const likeness = compareMarks(sought, by.alike)(sought)
  const marks = found.slice(0, MOST).map((mark) => ({ ...mark, ...likeness, words: sought }))
  return { marks, by, isCut: found.length > MOST }
}

type FindCandidates = (
  db: Db,
  sought: readonly string[],
  scope: MarkScope,
) => Promise<{ found: IndexedMark[]; isCut: boolean }>

const candidates: Readonly<Record<Exclude<MarkMatch, 'exact'>, FindCandidates>> = {
  prefix: async (db, sought, scope) => firstOf(await listMarksStarting(db, sought, scope, MOST + 1)),
  contains: async (db, sought, scope) => {
    const groups = await Promise.all(sought.map((part) => listWordsHolding(db, part, MOST_WORDS + 1)))
    if (groups.some((group) => group.length === 0)) return { found: [], isCut: false }
    const [only, other] = groups.map((group) => group.map(({ word }) => word))
    const found =
      only && !other
        ? await listMarksWithAny(db, only, scope, MOST + 1)
        : await listMarksOfWordGroups(db, wantedWords(groups, MOST + 1), scope)
    const marks = onceEach(found)
    return { found: marks, isCut: marks.length > MOST || groups.some((group) => group.length > MOST_WORDS) }
  },
}

const firstOf = (found: IndexedMark[]) => ({ found: found.slice(0, MOST), isCut: found.length > MOST })
