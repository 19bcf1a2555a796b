import type { InboxItem } from '@saki/contracts/inbox'
import { expect, test } from 'vitest'

import { dueLetter, letter, unreadLetter } from '../../../testing/letters.ts'
import { groupCounts, type Counted } from './groupCounts.ts'
import { groupInboxItems } from './inboxSearch.ts'

const page: InboxItem[] = [dueLetter(1, '2026-11-25', 5), unreadLetter(2), letter(3)]
const whole = { action: 1, unread: 1, rest: 1 }
const ofSeveral: Counted = {
  tab: 'all',
  isNarrowed: false,
  groups: groupInboxItems(page),
  total: 90,
  waiting: { total: 3, unread: 1 },
  unread: 8,
  all: 90,
}

test.each<[string, Partial<Counted>, object]>([
  ['of one page are its items', { total: 3 }, whole],
  ['of several pages follow from the counts of the tabs', {}, { action: 3, unread: 7, rest: 80 }],
  [
    'of several unread pages have the unread ones that need action',
    { tab: 'unread', total: 8 },
    { action: 1, unread: 7, rest: 80 },
  ],
  ['of the tab of actions are its items', { tab: 'action', total: 60 }, { action: 60 }],
  ['under a filter are known for what needs action', { isNarrowed: true }, { action: 3 }],
  ['under a filter of unread ones are not known', { tab: 'unread', isNarrowed: true }, { action: undefined }],
  [
    'without every letter that needs action lack those of the others',
    { waiting: { total: 70, unread: undefined } },
    { action: 70 },
  ],
  ['before the unread ones are counted lack those of the others', { unread: undefined }, { action: 3 }],
  [
    'without a count of the inbox lack the rest',
    { total: undefined, all: undefined },
    { action: 3, unread: 7, rest: undefined },
  ],
])('the counts of the groups %s', (_which, change, counts) => {
  expect(groupCounts({ ...ofSeveral, ...change })).toEqual(counts)
})
