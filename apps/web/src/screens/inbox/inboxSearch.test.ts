import type { InboxItem } from '@saki/contracts/inbox'
import { describe, expect, test } from 'vitest'

import { grouped, readInboxSearch, writeInboxSearch } from './inboxSearch.ts'

describe('the address of the inbox', () => {
  test('comes back as it was written', () => {
    const search = readInboxSearch({ tab: 'unread', item: '3-50001-2', file: 'A00202600001', page: 2 })
    expect(readInboxSearch(writeInboxSearch(search))).toEqual(search)
    expect(search.item).toBe('3-50001-2')
  })
  test('the strip names the first tab its own way', () => expect(readInboxSearch({ action: 'Y' }).tab).toBe('action'))
  test.each([['../etc'], ['3-50001'], [50001]])('%s is no item', (item) =>
    expect(readInboxSearch({ item }).item).toBeUndefined(),
  )
  test('a submission number is no file: it has no letters yet', () =>
    expect(readInboxSearch({ file: 'TRX-2026-100001' }).file).toBeUndefined())
})

test('the nearest deadline stands on top and no item twice', () => {
  const item = (id: string, due: string | null) => ({ INBOX_ID: id, DUE_DATE: due }) as InboxItem
  const [late, soon, news] = [item('3-1-2', '2027-01-12'), item('3-2-2', '2026-11-24'), item('3-3-1', null)]
  const { waiting, rest } = grouped([late, soon], [news, late, soon])
  expect(waiting.map((each) => each.INBOX_ID)).toEqual(['3-2-2', '3-1-2'])
  expect(rest).toEqual([news])
})
