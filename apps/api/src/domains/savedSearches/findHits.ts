import { transact, type Db } from '@saki/db'

import type { Services } from '../../services.ts'
import { findAlikeWords } from '../trademarks/alikeWords.ts'
import { listMarkWords, type IndexedMark } from '../trademarks/markIndex.sql.ts'
import { compareAll } from '../trademarks/similarMarks.ts'
import { strongest } from '@saki/domain/search/markLikeness'
import { markAgrees } from '@saki/domain/search/markParts'
import {
  deleteNews,
  insertHits,
  listMarkCandidates,
  listNewlyFound,
  listNews,
  listRegisterCandidates,
  listWatchedChanges,
  type NewHit,
  type News,
} from './news.sql.ts'
import { awaitSaves } from './savedSearches.sql.ts'
import { registerQueryOf, watchedName, type WatchedName } from './soughtQuery.ts'

/** Changes that are compared in one transaction. */
const MOST_NEWS = 200
/** Less alike marks are shown by the search, but not told: the level of likeness is at least medium. */
const LEAST_SCORE = 60

/**
 * Compares the cases that became public, or changed in public, since the last run with all saved searches; returns the number of hits.
 * The hits are kept in the transaction that removes the compared changes, so that a run that is killed is repeated whole. Reads from the
 * database that is written, because a replica may not have the changes yet; of the register it reads the changed rows only.
 */
export async function findHits({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  for (let found = 0; ;) {
    const news = await listNews(db, MOST_NEWS)
    if (news.length === 0) return found
    await awaitSaves(db)
    const hits = [...(await registerHits(db, news)), ...(await markHits(db, news)), ...(await changesOfCases(db, news))]
    await transact(db, async (tx) => {
      await insertHits(tx, hits, now)
      await deleteNews(tx, news)
    })
    found += hits.length
  }
}

async function registerHits(db: Db, news: readonly News[]): Promise<NewHit[]> {
  const hits: NewHit[] = []
  for (const { searchId, query, applicationIds } of await listRegisterCandidates(db, news)) {
    if (query.KIND !== 'REGISTER') continue
    const found = await listNewlyFound(db, registerQueryOf(query), applicationIds, news)
    hits.push(...found.map((applicationId) => ({ searchId, applicationId, changeNbr: 0 })))
  }
  return hits
}

async function markHits(db: Db, news: readonly News[]): Promise<NewHit[]> {
  const candidates = await listMarkCandidates(db, news)
  const marks = await listMarkWords(db, [...new Set(candidates.flatMap(({ applicationIds }) => applicationIds))])
  const hits: NewHit[] = []
  for (const { searchId, query, applicationIds } of candidates) {
    if (query.KIND !== 'MARKS') continue
    const wanted = watchedName(query)
    const inScope = marks.filter((mark) => applicationIds.includes(mark.applicationId) && isInScope(mark, wanted))
    const found = inScope.length === 0 ? [] : await marksAlikeTo(db, wanted, inScope)
    hits.push(...found.map((applicationId) => ({ searchId, applicationId, changeNbr: 0 })))
  }
  return hits
}

const isInScope = ({ classes, stage }: IndexedMark, wanted: WatchedName): boolean =>
  wanted.stages.includes(stage) && (wanted.classes.length === 0 || classes.some((one) => wanted.classes.includes(one)))

/** Ids of the marks that the search for the name finds. */
async function marksAlikeTo(
  db: Db,
  { words: sought, match, reasons }: WatchedName,
  marks: readonly IndexedMark[],
): Promise<number[]> {
  if (match !== 'similar')
    return marks
      .filter(({ words, reading }) => [words, reading].some((mark) => markAgrees(match, sought, mark)))
      .map(({ applicationId }) => applicationId)
  const { alike } = await findAlikeWords(db, sought)
  const by = { sought, alike: alike.filter((one) => strongest(one.by, reasons) > 0), reasons }
  return compareAll(by, marks, LEAST_SCORE).map(({ applicationId }) => applicationId)
}

const changesOfCases = (db: Db, news: readonly News[]): Promise<NewHit[]> => listWatchedChanges(db, news)
