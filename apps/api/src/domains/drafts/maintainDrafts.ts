import { transact } from '@saki/db'
import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'
import { BIN_DAYS, NOTICE_DAYS, UNUSED_DAYS } from '@saki/domain/drafts/unused'

import type { Services } from '../../services.ts'
import { pruneContacts } from '../people/people.sql.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import { pruneLinks } from './reviewLinks.sql.ts'
import { binUnused, giveFirstNotice, giveLastNotice, type Noticed } from './maintainDrafts.sql.ts'

const DAY_MS = 86_400_000
/** Ended links are shown to the owner for a while. */
const LINK_DAYS = 90
const [FIRST, LAST] = NOTICE_DAYS

/**
 * The nightly round over drafts nobody uses: two notices, 30 and 7 days before, then the bin. Whatever the portal missed while it stood
 * still, each notice precedes what it announces by its full days. Forgets ended links and deleted contacts as well. May run twice.
 */
export async function maintainDrafts(services: Pick<Services, 'db' | 'jobs' | 'env'>, now: Date): Promise<void> {
  const { db } = services
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await transact(db, async (tx) => {
    await binUnused(tx, before(LAST), now)
    for (const draft of await giveLastNotice(tx, before(FIRST - LAST), now)) await tell(services, tx, draft, LAST, now)
    for (const draft of await giveFirstNotice(tx, before(UNUSED_DAYS - FIRST), now))
      await tell(services, tx, draft, FIRST, now)
  })
  await pruneLinks(db, before(LINK_DAYS))
  await pruneContacts(db, before(BIN_DAYS))
}

async function tell(
  services: Pick<Services, 'jobs' | 'env'>,
  tx: Parameters<typeof queueMail>[0],
  { tempId, title, ownerId, email, locale }: Noticed,
  days: number,
  now: Date,
): Promise<void> {
  const values = {
    title: title || tempId.slice(0, 6).toUpperCase(),
    days,
    date: addDays(legalDateOf(now), days),
    link: pageLink(services, '/buat-pengajuan/draft', { draft: tempId }),
  }
  await queueMail(tx, services, { userId: ownerId, to: email, language: locale, kind: 'unusedDraft', values, now })
}
