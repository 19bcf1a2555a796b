import type { InboxItem } from '@saki/contracts/inbox'
import { page } from 'vitest/browser'

import { InboxScreen } from '../src/screens/inbox/InboxScreen.tsx'
import { setServerTime } from '../src/ui/clock.ts'
import { serve } from './fakeApi.ts'
import { applicant } from './people.ts'
import { show, text } from './render.tsx'

/** No messages of saved searches. */
export const noNews = { data: [], total: 0, page: 1, size: 5, UNREAD: 0 }

export const listedLetters = (data: readonly InboxItem[], total = data.length) => ({
  data: [...data],
  total,
  page: 1,
  size: 25,
})

/** Serves an inbox with these letters, filtered as the server does it. */
export function serveInbox(letters: readonly InboxItem[]): void {
  serve({
    getInbox: ({ query }) =>
      listedLetters(
        letters.filter(
          (item) =>
            (query.item === undefined || item.INBOX_ID === query.item) &&
            (query.action !== 'Y' || item.TODO_TEXT !== '') &&
            (query.unread !== 'Y' || item.STATUS === 'N') &&
            (query.q === undefined || item.SUBJECT.includes(query.q)),
        ),
      ),
    searchNotices: noNews,
    getInboxUnreads: [{ TOTAL: letters.filter(({ STATUS }) => STATUS === 'N').length }],
  })
}

/** The time of the office, and replies to what an inbox asks beside its letters. Before each test. */
export function prepareInbox(): void {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    mailsAddresses: [],
    getMasterActionType: [],
    inboxUpdateIsRead: { err: '', TOTAL: 0 },
    inboxSetUnread: { err: '', TOTAL: 1 },
  })
}

export const openInbox = (at = '/inbox') => show(<InboxScreen />, { at, user: applicant })
export const letterList = page.getByRole('group', { name: text('inbox:screen.list') })
export const rowOfLetter = (subject: string) => letterList.getByRole('link', { name: subject, exact: false })
/** The letter beside the list. */
export const letterRead = page.getByRole('article')
