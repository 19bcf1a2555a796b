import { requestOfForm } from '@saki/catalogue/requests/registry'
import { pageOfRequest } from '@saki/catalogue/requests/requestPages'
import { transact } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'
import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'
import { BIN_DAYS, NOTICE_DAYS, UNUSED_DAYS } from '@saki/domain/drafts/unused'

import type { Services } from '../../services.ts'
import { pruneContacts } from '../people/people.sql.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import { pruneLinks } from './reviewLinks.sql.ts'
import { binUnused, giveFirstNotice, giveLastNotice, type Noticed } from './maintainDrafts.sql.ts'

/** Days an expired review link is kept for the owner. */
const LINK_DAYS = 90
const [FIRST, LAST] = NOTICE_DAYS

/**
 * Nightly job for unused drafts: two notices, 30 and 7 days before, then the bin. The full days pass after each notice, even when
 * the job did not run for a while. Also deletes old review links and deleted contacts. Safe to repeat.
 */
export async function maintainDrafts(services: Pick<Services, 'db' | 'jobs' | 'env'>, now: Date): Promise<void> {
  const { db } = services
  const before = (days: number) => daysBefore(now, days)
  await transact(db, async (tx) => {
    await binUnused(tx, before(LAST), now)
    for (const draft of await giveLastNotice(tx, before(FIRST - LAST), now))
      await mailNotice(services, tx, draft, LAST, now)
    for (const draft of await giveFirstNotice(tx, before(UNUSED_DAYS - FIRST), now))
      await mailNotice(services, tx, draft, FIRST, now)
  })
  await pruneLinks(db, before(LINK_DAYS))
  await pruneContacts(db, before(BIN_DAYS))
}

async function mailNotice(
  services: Pick<Services, 'jobs' | 'env'>,
  tx: Parameters<typeof queueMail>[0],
  { tempId, formTyp, title, ownerId, email, locale }: Noticed,
  days: number,
  now: Date,
): Promise<void> {
  const request = requestOfForm(formTyp)
  const values = {
    title: title || tempId.slice(0, 6).toUpperCase(),
    days,
    date: addDays(legalDateOf(now), days),
    link: request
      ? pageLink(services, pageOfRequest(request), { jenis: request.id, draf: tempId })
      : pageLink(services, '/buat-pengajuan/draft', { draft: tempId }),
  }
  await queueMail(tx, services, { userId: ownerId, to: email, language: locale, kind: 'unusedDraft', values, now })
}
