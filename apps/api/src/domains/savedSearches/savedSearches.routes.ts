import { savedSearchesCalls, type SavedSearch, type SearchNotice } from '@saki/contracts/savedSearches'
import { transact } from '@saki/db'
import type { Language } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { NO_WORDS, registerRow } from '../registerSearch/registerReply.ts'
import { countNoticeHits, listNoticeHits, listNotices, type NoticeRecord } from './notices.sql.ts'
import {
  announceSave,
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  markSeen,
  type SavedSearchRecord,
} from './savedSearches.sql.ts'
import { saveSearch } from './saveSearch.ts'

/** Cases that a message shows; the page of the search has all. */
const MOST_SHOWN = 10

export const savedSearchesRoutes = implement(savedSearchesCalls, {
  async savedSearches({ session, db }) {
    return (await listSavedSearches(db, session.userId)).map(wireSearch)
  },

  async savedSearchSave({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'savedSearchSave', request: body, now }
    const SEARCH_ID = await transact(db, (tx) => onceOnly(tx, once, () => saveSearch(tx, session.userId, body, now)))
    return { err: '' as const, SEARCH_ID }
  },

  async savedSearchChange({ body: { SEARCH_ID, NAME, HOW_OFTEN, IND_MAIL, IND_PAUSED }, session, db }) {
    const change = { name: NAME, howOften: HOW_OFTEN, byMail: isYes(IND_MAIL), isPaused: isYes(IND_PAUSED) }
    const isChanged = await transact(db, async (tx) => {
      await announceSave(tx)
      return changeSavedSearch(tx, session.userId, SEARCH_ID, change)
    })
    if (!isChanged) throw new NotFound('saved search', SEARCH_ID)
    return { err: '' as const }
  },

  async savedSearchDelete({ body: { SEARCH_ID }, session, db, services }) {
    if (!(await deleteSavedSearch(db, session.userId, SEARCH_ID))) throw new NotFound('saved search', SEARCH_ID)
    await publishReading(services, session.userId, SEARCH_ID)
    return { err: '' as const }
  },

  async savedSearchSeen({ body: { SEARCH_ID }, session, db, now, services }) {
    if (!(await markSeen(db, session.userId, SEARCH_ID, now))) throw new NotFound('saved search', SEARCH_ID)
    await publishReading(services, session.userId, SEARCH_ID)
    return { err: '' as const }
  },

  async searchNotices({ query, session, db, language }) {
    const { rows, total, unread } = await listNotices(db, session.userId, query)
    const data: SearchNotice[] = []
    for (const row of rows) data.push(await wireNotice({ db, language }, row))
    return { data, total, page: query.page, size: query.size, UNREAD: unread }
  },
})

const isYes = (flag: 'Y' | 'N' | undefined) => (flag === undefined ? undefined : flag === 'Y')

/** Other windows of the user ask for the count of unread messages again. */
const publishReading = ({ events }: HandlerInput['services'], userId: number, search_id: string): Promise<void> =>
  events.publish({ kind: 'inbox', userId, data: { search_id, READ: 'Y' } })

function wireSearch(row: SavedSearchRecord): SavedSearch {
  return {
    SEARCH_ID: row.searchId,
    NAME: row.name,
    SEARCH: row.query,
    HOW_OFTEN: row.howOften,
    IND_MAIL: row.byMail ? 'Y' : 'N',
    IND_PAUSED: row.isPaused ? 'Y' : 'N',
    CREATED_AT: row.createdAt.toISOString(),
    NEW: row.newHits,
    LAST_FOUND_AT: row.lastFoundAt && row.lastFoundAt.toISOString(),
  }
}

async function wireNotice(
  { db, language }: { db: HandlerInput['db']; language: Language },
  { noticeId, searchId, name, query, sentAt, readAt }: NoticeRecord,
): Promise<SearchNotice> {
  const hits = await listNoticeHits(db, noticeId, MOST_SHOWN)
  return {
    NOTICE_ID: noticeId,
    SEARCH_ID: searchId,
    NAME: name,
    SEARCH: query,
    SENT_AT: sentAt.toISOString(),
    READ_AT: readAt && readAt.toISOString(),
    TOTAL: hits.length < MOST_SHOWN ? hits.length : await countNoticeHits(db, noticeId),
    HITS: hits.map((hit) => registerRow(hit, NO_WORDS, language)),
  }
}
