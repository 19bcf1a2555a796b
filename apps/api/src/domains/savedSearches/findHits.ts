import { transact, type Db } from '@saki/db'

import type { Services } from '../../services.ts'
import { onlyTermsOf } from '../registerSearch/conditions.sql.ts'
import { alikeAmong, askedWords, type SoundsOf } from '../trademarks/alikeWords.ts'
import { listMarkWords, listSounds, type IndexedMark } from '../trademarks/markIndex.sql.ts'
import { compareAll } from '../trademarks/similarMarks.ts'
import { strongest } from '@saki/domain/search/markLikeness'
import { markAgrees } from '@saki/domain/search/markParts'
import {
  deleteNews,
  insertHits,
  listMarkCandidates,
  listNewlyFound,
  listNewlyWithTerms,
  listNews,
  listRegisterCandidates,
  listWatchedChanges,
  type NewHit,
  type News,
} from './news.sql.ts'
import { awaitSaves } from './savedSearches.sql.ts'
import { registerQueryOf, watchedName, type WatchedName } from './soughtQuery.ts'
import { listNewlyByText, listTextCandidates } from './textNews.sql.ts'

/** Changes that are compared in one transaction. */
const MOST_NEWS = 1_000
/** Searches whose conditions are compared by one statement. */
const MOST_AT_ONCE = 20
/** Less alike marks are shown by the search, but not told: the level of likeness is at least medium. */
const LEAST_SCORE = 60

/**
 * Compares the cases and texts that became public, or changed in public, since the last run with all saved searches; returns the number of hits.
 * The hits are kept in the transaction that removes the compared changes, so that a run that is killed is repeated whole. Reads from the
 * database that is written, because a replica may not have the changes yet; of the register it reads the changed rows only.
 */
export async function findHits({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  for (let found = 0; ;) {
    const news = await listNews(db, MOST_NEWS)
    if (news.length === 0) return found
    await awaitSaves(db)
    const rows = news.filter(({ isText }) => !isText)
    const hits = [...(await registerHits(db, rows)), ...(await markHits(db, rows)), ...(await changesOfCases(db, rows))]
    hits.push(...(await textHits(db, news)))
    await transact(db, async (tx) => {
      await insertHits(tx, hits, now)
      await deleteNews(tx, news)
    })
    found += hits.length
  }
}

/** Searches by terms alone are compared at once, others some at a time: thousands of statements take longer than what they compare. */
async function registerHits(db: Db, news: readonly News[]): Promise<NewHit[]> {
  const wanted = (await listRegisterCandidates(db, news)).flatMap(({ searchId, query: saved, applicationIds }) => {
    if (saved.KIND !== 'REGISTER') return []
    const query = registerQueryOf(saved)
    return [{ searchId, applicationIds, query, terms: onlyTermsOf(query) }]
  })
  const byTerms = wanted.flatMap(({ searchId, applicationIds, terms }) =>
    terms === undefined ? [] : [{ searchId, applicationIds, terms }],
  )
  const found = await listNewlyWithTerms(db, byTerms, news)
  const others = wanted.filter(({ terms }) => terms === undefined)
  for (let first = 0; first < others.length; first += MOST_AT_ONCE)
    found.push(...(await listNewlyFound(db, others.slice(first, first + MOST_AT_ONCE), news)))
  return found.map((hit) => ({ ...hit, changeNbr: 0 }))
}

/** Hits of searches of texts, which are compared with rows and texts together. */
async function textHits(db: Db, news: readonly News[]): Promise<NewHit[]> {
  const hits: NewHit[] = []
  for (const { searchId, query, applicationIds } of await listTextCandidates(db, news)) {
    if (query.KIND !== 'REGISTER') continue
    const found = await listNewlyByText(db, { searchId, query: registerQueryOf(query), applicationIds }, news)
    hits.push(...found.map((applicationId) => ({ searchId, applicationId, changeNbr: 0 })))
  }
  return hits
}

async function markHits(db: Db, news: readonly News[]): Promise<NewHit[]> {
  const candidates = await listMarkCandidates(db, news)
  const marks = await listMarkWords(db, [...new Set(candidates.flatMap(({ applicationIds }) => applicationIds))])
  const byId = new Map(marks.map((mark) => [mark.applicationId, mark]))
  const watches = candidates.flatMap(({ searchId, query, applicationIds }) =>
    query.KIND === 'MARKS' ? [{ searchId, applicationIds, wanted: watchedName(query) }] : [],
  )
  const sounds = await listSounds(db, [
    ...marks.flatMap(({ words, reading }) => [...words, ...reading]),
    ...watches.flatMap(({ wanted }) => askedWords(wanted.words).map(({ word }) => word)),
  ])
  return watches.flatMap(({ searchId, applicationIds, wanted }) => {
    const inScope = applicationIds.flatMap((id) => byId.get(id) ?? []).filter((mark) => isInScope(mark, wanted))
    return marksAlikeTo(wanted, inScope, sounds).map((applicationId) => ({ searchId, applicationId, changeNbr: 0 }))
  })
}

const isInScope = ({ classes, stage }: IndexedMark, wanted: WatchedName): boolean =>
  wanted.stages.includes(stage) && (wanted.classes.length === 0 || classes.some((one) => wanted.classes.includes(one)))

/** Ids of the marks that the search for the name finds. Only their own words are compared, not those of the register. */
function marksAlikeTo(
  { words: sought, match, reasons }: WatchedName,
  marks: readonly IndexedMark[],
  sounds: SoundsOf,
): number[] {
  if (match !== 'similar')
    return marks
      .filter(({ words, reading }) => [words, reading].some((mark) => markAgrees(match, sought, mark)))
      .map(({ applicationId }) => applicationId)
  const words = new Map(
    marks.flatMap((mark) => [...mark.words, ...mark.reading]).map((word) => [word, sounds.get(word) ?? []]),
  )
  const alike = alikeAmong(sought, words, sounds).filter((one) => strongest(one.by, reasons) > 0)
  return compareAll({ sought, alike, reasons }, marks, LEAST_SCORE).map(({ applicationId }) => applicationId)
}

const changesOfCases = (db: Db, news: readonly News[]): Promise<NewHit[]> => listWatchedChanges(db, news)
