import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, offline, serve } from '../../../testing/fakeApi.ts'
import {
  letterList,
  letterRead,
  rowOfLetter,
  listedLetters,
  noNews,
  openInbox,
  prepareInbox,
  serveInbox,
} from '../../../testing/inboxPage.tsx'
import { dueLetter, letter, unreadLetter } from '../../../testing/letters.ts'
import { labelText, text } from '../../../testing/render.tsx'

beforeEach(prepareInbox)

const rows = letterList.getByRole('link')
const heads = () =>
  letterList
    .getByRole('heading', { level: 2 })
    .elements()
    .map((head) => head.textContent)
const subjects = () => rows.elements().map((link) => /Surat \d/.exec(link.textContent ?? '')?.[0])

describe('the list', () => {
  test('has what needs action first, nearest date first, then unread, then the rest', async () => {
    serveInbox([
      letter(1),
      unreadLetter(2),
      dueLetter(3, '2026-12-30', 40),
      dueLetter(4, '2026-11-25', 5),
      unreadLetter(5),
    ])
    await openInbox()
    await expect.element(rows).toHaveLength(5)
    expect(heads()).toEqual([
      `${labelText('inbox:screen.tab.action')} 2`,
      `${labelText('inbox:screen.tab.unread')} 2`,
      `${labelText('inbox:screen.rest')} 1`,
    ])
    expect(subjects()).toEqual(['Surat 4', 'Surat 3', 'Surat 2', 'Surat 5', 'Surat 1'])
  })

  test('leaves out groups without letters', async () => {
    serveInbox([letter(1)])
    await openInbox()
    await expect.element(rows).toHaveLength(1)
    expect(heads()).toEqual([`${labelText('inbox:screen.rest')} 1`])
  })

  test('says of an unread letter that it is unread, in words', async () => {
    serveInbox([unreadLetter(1), letter(2)])
    await openInbox()
    await expect.element(rowOfLetter('Surat 1')).toMatchTextContent(text('core:unread'))
    await expect.element(rowOfLetter('Surat 2')).not.toMatchTextContent(text('core:unread'))
  })

  test.each([
    [0, text('core:days.today')],
    [1, text('core:days.left', { count: 1 })],
    [12, text('core:days.left', { count: 12 })],
    [-2, text('core:days.late', { count: 2 })],
  ])('with %i days left says "%s"', async (days, words) => {
    serveInbox([dueLetter(1, '2026-11-25', days)])
    await openInbox()
    await expect.element(rowOfLetter('Surat 1')).toMatchTextContent(words)
  })

  test('names the act beside the days left, and none where the state asks none', async () => {
    serveInbox([dueLetter(1, '2026-11-22', 2), dueLetter(2, '2026-12-22', 32, { STATUS_CODE: '9999' })])
    await openInbox()
    const left = (count: number) => text('core:days.left', { count })
    await expect
      .element(rowOfLetter('Surat 1').getByText(`${text('applications:act.complete')} · ${left(2)}`))
      .toBeVisible()
    await expect.element(rowOfLetter('Surat 2')).toMatchTextContent(left(32))
    await expect.element(rowOfLetter('Surat 2')).not.toMatchTextContent('·')
  })

  test('names the client of a letter received by mandate', async () => {
    serveInbox([letter(1, { ON_BEHALF_OF: { USER_ID: 9, USER_NAME: 'PT Maju' } })])
    await openInbox()
    await expect.element(rowOfLetter('Surat 1')).toMatchTextContent(text('clients:for', { name: 'PT Maju' }))
  })

  test.each([
    ['/inbox', 'inbox:screen.empty'],
    ['/inbox?tab=action', 'inbox:screen.empty.action'],
    ['/inbox?tab=unread', 'inbox:screen.empty.unread'],
  ] as const)('empty at %s says so in words of its own', async (at, key) => {
    serveInbox([])
    await openInbox(at)
    await expect.element(letterList.getByText(text(key))).toBeVisible()
  })

  test('that cannot be loaded says so, is not called empty, and can be asked for again', async () => {
    serve({ getInbox: offline, getInboxUnreads: [{ TOTAL: 0 }], searchNotices: noNews })
    await openInbox()
    await expect.element(letterList.getByRole('alert')).toMatchTextContent(text('core:load.unreachable'))
    await expect.element(letterList.getByText(text('inbox:screen.empty'))).not.toBeInTheDocument()
    serveInbox([letter(1)])
    await letterList.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(rowOfLetter('Surat 1')).toBeVisible()
  })

  test.each([
    ['{ArrowDown}', 'Surat 2'],
    ['{ArrowDown}{ArrowDown}', 'Surat 3'],
    ['{ArrowDown}{ArrowUp}', 'Surat 1'],
    ['{ArrowUp}', 'Surat 1'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Surat 3'],
  ])('%s from the first row leads to %s', async (keys, expected) => {
    serveInbox([letter(1), letter(2), letter(3)])
    await openInbox()
    await expect.element(rows).toHaveLength(3)
    ;(rowOfLetter('Surat 1').element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await expect.element(rowOfLetter(expected)).toHaveFocus()
  })
})

describe('opening', () => {
  test('the first that needs action is shown without being marked as read', async () => {
    serveInbox([letter(1), dueLetter(2, '2026-11-25', 5, { STATUS: 'N', READ_AT: null })])
    const { address } = await openInbox()
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 2' })).toBeVisible()
    expect(callsOf('inboxUpdateIsRead')).toEqual([])
    expect(address()).toBe('/inbox')
  })

  test('using that letter opens it: it is in the address and marked as read', async () => {
    serveInbox([dueLetter(2, '2026-11-25', 5, { STATUS: 'N', READ_AT: null })])
    const { address } = await openInbox()
    await letterRead.getByRole('heading', { name: 'Surat 2' }).click()
    await expect.poll(address).toBe('/inbox?item=PAT-2-1')
    await expect.poll(() => callsOf('inboxUpdateIsRead')).toHaveLength(1)
    expect(callsOf('inboxUpdateIsRead')[0]?.body).toEqual({
      params: { proc_typ: 'PAT', proc_nbr: 2, action_nbr: 1 },
      status: 'Y',
    })
  })

  test('without anything to do the first of the list is shown, unread ones first, not marked as read', async () => {
    serveInbox([letter(1), unreadLetter(2)])
    const { address } = await openInbox()
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 2' })).toBeVisible()
    expect(callsOf('inboxUpdateIsRead')).toEqual([])
    expect(address()).toBe('/inbox')
  })

  test('on a phone no letter is shown until one is chosen', async () => {
    await page.viewport(390, 844)
    serveInbox([dueLetter(1, '2026-11-25', 5)])
    await openInbox()
    await expect.element(rowOfLetter('Surat 1')).toBeVisible()
    expect(letterRead.elements()).toHaveLength(0)
    await page.viewport(1366, 768)
  })

  test('an empty inbox says where letters come from and does not ask to choose one', async () => {
    serveInbox([])
    await openInbox()
    await expect.element(page.getByText(text('inbox:screen.empty.why'))).toBeVisible()
    await expect.element(letterList.getByRole('link', { name: labelText('shell:nav.new') })).toBeVisible()
    expect(page.getByText(text('inbox:screen.pick')).elements()).toHaveLength(0)
  })

  test.each([
    ['shown by itself', '/inbox'],
    ['opened by its address', '/inbox?item=PAT-2-1'],
  ])('the letter %s is the only row marked as current', async (_how, at) => {
    serveInbox([letter(1), dueLetter(2, '2026-11-25', 5), letter(3)])
    await openInbox(at)
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 2' })).toBeVisible()
    const current = rows.elements().filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => /Surat \d/.exec(link.textContent ?? '')?.[0])).toEqual(['Surat 2'])
  })

  test('Enter on a row moves the focus to the letter', async () => {
    serveInbox([letter(1), letter(2)])
    await openInbox()
    await expect.element(rows).toHaveLength(2)
    ;(rowOfLetter('Surat 1').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 2' })).toHaveFocus()
  })

  test('a letter of the address that is not in the list is asked for by itself', async () => {
    serve({
      getInbox: ({ query }) => listedLetters(query.item === 'PAT-9-1' ? [letter(9)] : [letter(1)]),
      searchNotices: noNews,
      getInboxUnreads: [{ TOTAL: 0 }],
    })
    await openInbox('/inbox?item=PAT-9-1')
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 9' })).toBeVisible()
  })

  test('a letter of the address that does not exist says so', async () => {
    serveInbox([letter(1)])
    await openInbox('/inbox?item=PAT-404-1')
    await expect.element(page.getByText(text('inbox:screen.missing'))).toBeVisible()
  })
})

test('messages of saved searches are in one line above the letters, which opens', async () => {
  serveInbox([letter(1)])
  const hit = { PATENT_ID: 'DID2026001', TITLE: 'KOPI SENJA', STATUS_NAME: '', IMG_URL: null }
  const notice = {
    NOTICE_ID: 1,
    SEARCH_ID: `S-${'a'.repeat(24)}`,
    NAME: 'Kopi',
    SENT_AT: '2026-11-19T03:00:00.000Z',
    READ_AT: null,
    TOTAL: 1,
  }
  const SEARCH = { KIND: 'MARKS', PARAMETERS: { name: 'kopi' } } as const
  const found = { ...notice, SEARCH, HITS: [{ ...hit, RIGHT: 'T', OWNER_NAMES: 'Sari' } as const] }
  serve({ searchNotices: { ...noNews, data: [found], total: 1, UNREAD: 1 } })
  await openInbox()
  const news = page.getByRole('region', { name: text('alerts:notices.title') })
  await expect.element(news).toMatchTextContent(text('alerts:new', { count: 1 }))
  expect(news.element().textContent).not.toContain('KOPI SENJA')
  await news.getByText(labelText('alerts:notices.title')).first().click()
  await expect.element(news.getByText('KOPI SENJA')).toBeVisible()
})

describe('tabs and filters', () => {
  test('have their counts, and the chosen tab is in the address', async () => {
    serveInbox([unreadLetter(1), unreadLetter(2), dueLetter(3, '2026-11-25', 5), letter(4)])
    const { address } = await openInbox()
    const tab = (id: 'action' | 'unread' | 'all', count: number) =>
      page.getByRole('tab', { name: `${labelText(`inbox:screen.tab.${id}`)} ${count}` })
    await expect.element(tab('action', 1)).toBeVisible()
    await expect.element(tab('all', 4)).toBeVisible()
    await tab('unread', 2).click()
    await expect.poll(address).toBe('/inbox?tab=unread')
    await expect.poll(subjects).toEqual(['Surat 1', 'Surat 2'])
  })

  test('words are searched 0.3 s after the last letter, once, and say how many letters they hide', async () => {
    serveInbox([letter(1), letter(2)])
    const { address } = await openInbox()
    await userEvent.type(page.getByRole('textbox', { name: text('inbox:screen.search') }), 'Surat 2')
    await expect.poll(subjects).toEqual(['Surat 2'])
    expect(address()).toContain('q=Surat')
    const searched = callsOf('getInbox').flatMap(({ query }) => query.q ?? [])
    expect([...new Set(searched)]).toEqual(['Surat 2'])
    await expect.element(page.getByText(text('inbox:screen.hidden', { count: 1 }), { exact: false })).toBeVisible()
  })

  test('closing a filter shows all letters again', async () => {
    serveInbox([letter(1), letter(2)])
    const { address } = await openInbox('/inbox?q=Surat 2')
    await expect.poll(subjects).toEqual(['Surat 2'])
    await page.getByRole('button', { name: text('inbox:screen.filter.clear'), exact: false }).click()
    await expect.poll(subjects).toEqual(['Surat 1', 'Surat 2'])
    await expect.poll(address).toBe('/inbox')
  })

  test('grouped by application each case has its letters under its number', async () => {
    const together = { PATENT_ID: 'P00202600777', TITLE: 'Gagang pintu' }
    serveInbox([letter(1, together), letter(2), letter(3, together)])
    await openInbox('/inbox?group=case')
    await expect.poll(subjects).toEqual(['Surat 1', 'Surat 3', 'Surat 2'])
    const [first] = letterList.getByRole('heading', { level: 3 }).elements()
    expect(first?.textContent).toBe('P00202600777Gagang pintu')
  })
})

describe('warnings', () => {
  test.each([
    ['2026-11-18T02:59:00.000Z', true],
    ['2026-11-18T03:01:00.000Z', false],
  ])('a letter with a deadline sent at %s and never read is warned of: %s', async (sent, isWarned) => {
    const late = dueLetter(1, '2026-11-25', 5, { STATUS: 'N', READ_AT: null, SENT_AT: sent })
    serveInbox([dueLetter(2, '2026-11-24', 4), late])
    await openInbox()
    await expect.element(rowOfLetter('Surat 1')).toBeVisible()
    expect(page.getByText(text('inbox:screen.overdue'), { exact: false }).elements()).toHaveLength(isWarned ? 1 : 0)
  })
})
