import type { SavedQuery } from '@saki/contracts/savedSearches'
import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { isAlertDue } from '@saki/domain/search/alertDue'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { mailboxesOf } from '../inbox/actionMails.sql.ts'
import {
  countNoticeHits,
  deleteHiddenHits,
  writeSearchNotice,
  listNoticeHits,
  listWaitingSearches,
  lockTelling,
  type ToldSearch,
} from './notices.sql.ts'

const PAGE = 500
/** Cases that a mail names; the page has all. */
const MOST_MAILED = 20

type Used = Pick<Services, 'db' | 'jobs' | 'env' | 'events' | 'log'>

/**
 * Sends the messages that are due at `now` for hits that were not told: one per search, in the inbox and, if wanted, by mail. Message, mail
 * and the mark of the hits are one transaction, so that each hit is told once, also by concurrent runs. Returns the number of messages.
 */
export async function tellHits(services: Used, now: Date): Promise<number> {
  const today = legalDateOf(now)
  let sent = 0
  for (let after = ''; ;) {
    const waiting = await listWaitingSearches(services.db, after, PAGE)
    for (const { searchId, howOften, foundAt } of waiting)
      if (isAlertDue(howOften, legalDateOf(foundAt), today)) sent += await tellOne(services, searchId, now)
    const last = waiting.at(-1)
    if (!last || waiting.length < PAGE) return sent
    after = last.searchId
  }
}

async function tellOne(services: Used, searchId: string, now: Date): Promise<number> {
  try {
    const userId = await transact(services.db, (tx) => tell(tx, services, searchId, now))
    if (userId === undefined) return 0
    await services.events.publish({ kind: 'inbox', userId, data: { search_id: searchId } })
    return 1
  } catch (error) {
    services.log.error({ err: error, search: searchId }, 'saved search not told')
    return 0
  }
}

/** Id of the user who was told. */
async function tell(tx: Db, services: Used, searchId: string, now: Date): Promise<number | undefined> {
  const search = await lockTelling(tx, searchId)
  if (!search) return undefined
  await deleteHiddenHits(tx, searchId)
  const noticeId = await writeSearchNotice(tx, searchId, search, now)
  if (noticeId === undefined) return undefined
  if (search.byMail) await mailHits(tx, services, search, noticeId, now)
  return search.userId
}

async function mailHits(
  tx: Db,
  services: Used,
  { userId, name, query }: ToldSearch,
  noticeId: number,
  now: Date,
): Promise<void> {
  const count = await countNoticeHits(tx, noticeId)
  const hits = await listNoticeHits(tx, noticeId, MOST_MAILED)
  const lines = hits.map(({ applicationNumber, title, ownerNames }) =>
    [
      `• ${title}`,
      `  ${applicationNumber} · ${ownerNames}`,
      `  ${pageLink(services, `/publik/${applicationNumber}`)}`,
    ].join('\n'),
  )
  for (const { address, language } of await mailboxesOf(tx, [userId]))
    await queueMail(tx, services, {
      userId,
      to: address,
      language,
      kind: 'savedSearch',
      now,
      values: {
        name,
        what: say(language, foundWords(query), { count }),
        hits: lines.join('\n\n'),
        more: moreWords(count - hits.length, language),
        link: pageLink(services, '/pencarian-tersimpan'),
      },
    })
}

const foundWords = ({ KIND }: SavedQuery) => (KIND === 'CASE' ? 'alerts:mail.changed' : 'alerts:mail.found')
const moreWords = (count: number, language: Language) => (count > 0 ? say(language, 'alerts:mail.more', { count }) : '')
