import type { InboxItem } from '@saki/contracts/inbox'
import { describe, expect, test } from 'vitest'

import { casesOf, grouped, readInboxSearch, writeInboxSearch } from './inboxSearch.ts'

describe('the address of the inbox', () => {
  test('comes back as it was written', () => {
    const raw = {
      tab: 'unread',
      item: '3-50001-2',
      file: 'A00202600001',
      kind: 'PAY',
      q: 'botol',
      group: 'case',
      page: 2,
    }
    const search = readInboxSearch(raw)
    expect(readInboxSearch(writeInboxSearch(search))).toEqual(search)
    expect(search).toMatchObject({ item: '3-50001-2', kind: 'PAY', q: 'botol', byCase: true })
  })
  test('names no tab unless somebody chose one', () => expect(readInboxSearch({}).tab).toBeUndefined())
  test('the strip names the first tab its own way', () => expect(readInboxSearch({ action: 'Y' }).tab).toBe('action'))
  test.each([['../etc'], ['3-50001'], [50001]])('%s is no item', (item) =>
    expect(readInboxSearch({ item }).item).toBeUndefined(),
  )
  test('a submission number is no file: it has no letters yet', () =>
    expect(readInboxSearch({ file: 'TRX-2026-100001' }).file).toBeUndefined())
})

const item = (id: string, due: string | null = null, patentId = 'A1') =>
  ({ INBOX_ID: id, DUE_DATE: due, PATENT_ID: patentId, TITLE: `of ${patentId}` }) as InboxItem

test('PB-111: the nearest deadline stands on top, then what is unread however old, and no item twice', () => {
  const [late, soon] = [item('3-1-2', '2027-01-12'), item('3-2-2', '2026-11-24')]
  const [old, news] = [item('3-9-1'), item('3-3-1')]
  const groups = grouped([late, soon], [soon, old], [news, late, old])
  expect(groups.map(({ id, items }) => [id, items.map((each) => each.INBOX_ID)])).toEqual([
    ['action', ['3-2-2', '3-1-2']],
    ['unread', ['3-9-1']],
    ['rest', ['3-3-1']],
  ])
})

test('letters of a case stand together where its first one stands', () => {
  const [a, b, c] = [item('3-1-1', null, 'A1'), item('3-2-1', null, 'A2'), item('3-1-2', null, 'A1')]
  expect(casesOf([a, b, c])).toEqual([
    { patentId: 'A1', title: 'of A1', items: [a, c] },
    { patentId: 'A2', title: 'of A2', items: [b] },
  ])
})
