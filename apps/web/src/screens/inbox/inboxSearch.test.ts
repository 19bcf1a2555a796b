import type { InboxItem } from '@saki/contracts/inbox'
import { describe, expect, test } from 'vitest'

import { readSearch } from '../../lib/pageSearch.ts'
import { casesOf, firstListed, groupInboxItems, readInboxSearch, writeInboxSearch } from './inboxSearch.ts'

const read = (raw: Record<string, unknown>) => readInboxSearch(readSearch('/inbox', raw))

describe('the address of the inbox', () => {
  test('is read back as it was written', () => {
    const raw = {
      tab: 'unread',
      item: '3-50001-2',
      file: 'A00202600001',
      kind: 'PAY',
      q: 'botol',
      group: 'case',
      page: 2,
    }
    const search = read(raw)
    expect(read(writeInboxSearch(search))).toEqual(search)
    expect(search).toMatchObject({ item: '3-50001-2', kind: 'PAY', q: 'botol', byCase: true })
  })
  test('selects all items unless it names a tab', () => {
    expect(read({}).tab).toBe('all')
    expect(writeInboxSearch(read({})).tab).toBeUndefined()
  })
  test('action=Y selects the tab of items that need action', () => expect(read({ action: 'Y' }).tab).toBe('action'))
  test.each([['../etc'], ['3-50001'], [50001]])('%s is no item', (item) => expect(read({ item }).item).toBeUndefined())
  test('a submission number is ignored as file', () => expect(read({ file: 'TRX-2026-100001' }).file).toBeUndefined())
})

const item = (id: string, more: Partial<InboxItem> = {}) =>
  ({ INBOX_ID: id, DUE_DATE: null, TODO_TEXT: '', STATUS: 'Y', PATENT_ID: 'A1', TITLE: '', ...more }) as InboxItem
const waits = (id: string, due: string, STATUS: 'Y' | 'N' = 'Y') =>
  item(id, { DUE_DATE: due, TODO_TEXT: 'Jawab', STATUS })

test('the nearest deadline comes first, then unread items whatever their age, and no item is left out', () => {
  const [late, soon] = [waits('3-1-2', '2027-01-12'), waits('3-2-2', '2026-11-24', 'N')]
  const [old, news, older] = [item('3-9-1', { STATUS: 'N' }), item('3-3-1'), item('3-4-1')]
  const groups = groupInboxItems([news, late, old, older, soon])
  expect(groups.map(({ id, items }) => [id, items.map((each) => each.INBOX_ID)])).toEqual([
    ['action', ['3-2-2', '3-1-2']],
    ['unread', ['3-9-1']],
    ['rest', ['3-3-1', '3-4-1']],
  ])
  expect(firstListed(groups)).toBe(soon)
  expect(firstListed(groupInboxItems([news, old]))).toBe(old)
  expect(firstListed(groupInboxItems([]))).toBeUndefined()
})

test('letters of a case are grouped at the position of its first letter', () => {
  const [a, b, c] = [item('3-1-1'), item('3-2-1', { PATENT_ID: 'A2' }), item('3-1-2')]
  expect(casesOf([a, b, c])).toEqual([
    { patentId: 'A1', title: '', items: [a, c] },
    { patentId: 'A2', title: '', items: [b] },
  ])
})
