import type { Page } from '@saki/contracts/pages'

import { caseCalls, placeholders } from './lib/caseCalls.ts'
import type { EarlyCall } from './lib/earlyCall.ts'
import type { Layout } from './routes.ts'

const announcements: EarlyCall = { name: 'getNotification' }
const session: EarlyCall = { name: 'session', uncached: true }
const waiting: EarlyCall = { name: 'getInbox', query: { action: 'Y', size: 50 } }

/** Calls of the frame around every page of an applicant (shell/). */
const frame: readonly EarlyCall[] = [
  session,
  waiting,
  { name: 'getPatents', query: { group: 'payment', size: 3 } },
  { name: 'requestList', query: { group: 'UNPAID', size: 3 } },
  { name: 'getPatentTemp', query: { size: 3 } },
  announcements,
]

/** The same for officers. Their queues are asked once the session says that the reader is one: others would get a 403. */
const officeFrame: readonly EarlyCall[] = [session, waiting, announcements]

const pages: Partial<Record<Page, readonly EarlyCall[]>> = {
  '/user-docx/tp/pasca-sertifikat': [{ name: 'getInbox', query: { unread: 'Y', size: 3 } }],
  '/customer-screen/list': [
    { name: 'getPatents', query: { group: 'all', sort: 'submitted', size: 10, page: 1 }, plain: true },
  ],
  '/buat-pengajuan/draft': [{ name: 'getPatentTemp', query: { TEMP_ID: '{draft}' }, uncached: true }],
  '/inbox': [{ name: 'getInbox', query: { sort: 'ranked', page: 1, size: 25 }, plain: true }],
}

/** The calls a page asks first, with exactly the parameters of its screen. boot.js sends them while the program is loading. */
export function earlyCalls(page: Page, layout: Layout): readonly EarlyCall[] {
  if (page === '/login') return [announcements]
  if (layout !== 'main') return []
  const own = pages[page] ?? caseCalls[page]?.(placeholders) ?? []
  return [...own, ...(page.startsWith('/petugas') ? officeFrame : frame)]
}
