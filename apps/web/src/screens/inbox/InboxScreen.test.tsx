import type { InboxItem } from '@saki/contracts/inbox'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, heldReply, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { dueLetter, letter, unreadLetter } from '../../../testing/letters.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { isOwnFirst } from '../../../testing/ownFirst.ts'
import { setServerTime } from '../../ui/clock.ts'
import { InboxScreen } from './InboxScreen.tsx'

/** No messages of saved searches. */
const noNews = { data: [], total: 0, page: 1, size: 5, UNREAD: 0 }

const listed = (data: readonly InboxItem[], total = data.length) => ({ data: [...data], total, page: 1, size: 25 })

/** Serves an inbox with these letters, filtered as the server does it. */
function serveInbox(letters: readonly InboxItem[]): void {
  serve({
    getInbox: ({ query }) =>
      listed(
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

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    mailsAddresses: [],
    getMasterActionType: [],
    inboxUpdateIsRead: { err: '', TOTAL: 0 },
    inboxSetUnread: { err: '', TOTAL: 1 },
  })
})

const open = (at = '/inbox') => show(<InboxScreen />, { at, user: applicant })
const list = page.getByRole('group', { name: text('inbox:screen.list') })
const rows = list.getByRole('link')
const row = (subject: string) => list.getByRole('link', { name: subject, exact: false })
const heads = () =>
  list
    .getByRole('heading', { level: 2 })
    .elements()
    .map((head) => head.textContent)
const subjects = () => rows.elements().map((link) => /Surat \d/.exec(link.textContent ?? '')?.[0])
const reading = page.getByRole('article')

describe('the list', () => {
  test('has what needs action first, nearest date first, then unread, then the rest', async () => {
    serveInbox([
      letter(1),
      unreadLetter(2),
      dueLetter(3, '2026-12-30', 40),
      dueLetter(4, '2026-11-25', 5),
      unreadLetter(5),
    ])
    await open()
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
    await open()
    await expect.element(rows).toHaveLength(1)
    expect(heads()).toEqual([`${labelText('inbox:screen.rest')} 1`])
  })

  test('says of an unread letter that it is unread, in words', async () => {
    serveInbox([unreadLetter(1), letter(2)])
    await open()
    await expect.element(row('Surat 1')).toMatchTextContent(text('core:unread'))
    await expect.element(row('Surat 2')).not.toMatchTextContent(text('core:unread'))
  })

  test.each([
    [0, text('core:days.today')],
    [1, text('core:days.left', { count: 1 })],
    [12, text('core:days.left', { count: 12 })],
    [-2, text('core:days.late', { count: 2 })],
  ])('with %i days left says "%s"', async (days, words) => {
    serveInbox([dueLetter(1, '2026-11-25', days)])
    await open()
    await expect.element(row('Surat 1')).toMatchTextContent(words)
  })

  test('names the act beside the days left, and none where the state asks none', async () => {
    serveInbox([dueLetter(1, '2026-11-22', 2), dueLetter(2, '2026-12-22', 32, { STATUS_CODE: '9999' })])
    await open()
    const left = (count: number) => text('core:days.left', { count })
    await expect.element(row('Surat 1').getByText(`${text('applications:act.complete')} · ${left(2)}`)).toBeVisible()
    await expect.element(row('Surat 2')).toMatchTextContent(left(32))
    await expect.element(row('Surat 2')).not.toMatchTextContent('·')
  })

  test('names the client of a letter received by mandate', async () => {
    serveInbox([letter(1, { ON_BEHALF_OF: { USER_ID: 9, USER_NAME: 'PT Maju' } })])
    await open()
    await expect.element(row('Surat 1')).toMatchTextContent(text('clients:for', { name: 'PT Maju' }))
  })

  test.each([
    ['/inbox', 'inbox:screen.empty'],
    ['/inbox?tab=action', 'inbox:screen.empty.action'],
    ['/inbox?tab=unread', 'inbox:screen.empty.unread'],
  ] as const)('empty at %s says so in words of its own', async (at, key) => {
    serveInbox([])
    await open(at)
    await expect.element(list.getByText(text(key))).toBeVisible()
  })

  test('that cannot be loaded says so, is not called empty, and can be asked for again', async () => {
    serve({ getInbox: offline, getInboxUnreads: [{ TOTAL: 0 }], searchNotices: noNews })
    await open()
    await expect.element(list.getByRole('alert')).toMatchTextContent(text('core:load.unreachable'))
    await expect.element(list.getByText(text('inbox:screen.empty'))).not.toBeInTheDocument()
    serveInbox([letter(1)])
    await list.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(row('Surat 1')).toBeVisible()
  })

  test.each([
    ['{ArrowDown}', 'Surat 2'],
    ['{ArrowDown}{ArrowDown}', 'Surat 3'],
    ['{ArrowDown}{ArrowUp}', 'Surat 1'],
    ['{ArrowUp}', 'Surat 1'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Surat 3'],
  ])('%s from the first row leads to %s', async (keys, expected) => {
    serveInbox([letter(1), letter(2), letter(3)])
    await open()
    await expect.element(rows).toHaveLength(3)
    ;(row('Surat 1').element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await expect.element(row(expected)).toHaveFocus()
  })
})

describe('opening', () => {
  test('the first that needs action is shown without being marked as read', async () => {
    serveInbox([letter(1), dueLetter(2, '2026-11-25', 5, { STATUS: 'N', READ_AT: null })])
    const { address } = await open()
    await expect.element(reading.getByRole('heading', { name: 'Surat 2' })).toBeVisible()
    expect(callsOf('inboxUpdateIsRead')).toEqual([])
    expect(address()).toBe('/inbox')
  })

  test('using that letter opens it: it is in the address and marked as read', async () => {
    serveInbox([dueLetter(2, '2026-11-25', 5, { STATUS: 'N', READ_AT: null })])
    const { address } = await open()
    await reading.getByRole('heading', { name: 'Surat 2' }).click()
    await expect.poll(address).toBe('/inbox?item=PAT-2-1')
    await expect.poll(() => callsOf('inboxUpdateIsRead')).toHaveLength(1)
    expect(callsOf('inboxUpdateIsRead')[0]?.body).toEqual({
      params: { proc_typ: 'PAT', proc_nbr: 2, action_nbr: 1 },
      status: 'Y',
    })
  })

  test('without anything to do the first of the list is shown, unread ones first, not marked as read', async () => {
    serveInbox([letter(1), unreadLetter(2)])
    const { address } = await open()
    await expect.element(reading.getByRole('heading', { name: 'Surat 2' })).toBeVisible()
    expect(callsOf('inboxUpdateIsRead')).toEqual([])
    expect(address()).toBe('/inbox')
  })

  test('on a phone no letter is shown until one is chosen', async () => {
    await page.viewport(390, 844)
    serveInbox([dueLetter(1, '2026-11-25', 5)])
    await open()
    await expect.element(row('Surat 1')).toBeVisible()
    expect(reading.elements()).toHaveLength(0)
    await page.viewport(1366, 768)
  })

  test('an empty inbox says where letters come from and does not ask to choose one', async () => {
    serveInbox([])
    await open()
    await expect.element(page.getByText(text('inbox:screen.empty.why'))).toBeVisible()
    await expect.element(list.getByRole('link', { name: labelText('shell:nav.new') })).toBeVisible()
    expect(page.getByText(text('inbox:screen.pick')).elements()).toHaveLength(0)
  })

  test.each([
    ['shown by itself', '/inbox'],
    ['opened by its address', '/inbox?item=PAT-2-1'],
  ])('the letter %s is the only row marked as current', async (_how, at) => {
    serveInbox([letter(1), dueLetter(2, '2026-11-25', 5), letter(3)])
    await open(at)
    await expect.element(reading.getByRole('heading', { name: 'Surat 2' })).toBeVisible()
    const current = rows.elements().filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => /Surat \d/.exec(link.textContent ?? '')?.[0])).toEqual(['Surat 2'])
  })

  test('Enter on a row moves the focus to the letter', async () => {
    serveInbox([letter(1), letter(2)])
    await open()
    await expect.element(rows).toHaveLength(2)
    ;(row('Surat 1').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(reading.getByRole('heading', { name: 'Surat 2' })).toHaveFocus()
  })

  test('a letter of the address that is not in the list is asked for by itself', async () => {
    serve({
      getInbox: ({ query }) => listed(query.item === 'PAT-9-1' ? [letter(9)] : [letter(1)]),
      searchNotices: noNews,
      getInboxUnreads: [{ TOTAL: 0 }],
    })
    await open('/inbox?item=PAT-9-1')
    await expect.element(reading.getByRole('heading', { name: 'Surat 9' })).toBeVisible()
  })

  test('a letter of the address that does not exist says so', async () => {
    serveInbox([letter(1)])
    await open('/inbox?item=PAT-404-1')
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
  await open()
  const news = page.getByRole('region', { name: text('alerts:notices.title') })
  await expect.element(news).toMatchTextContent(text('alerts:new', { count: 1 }))
  expect(news.element().textContent).not.toContain('KOPI SENJA')
  await news.getByText(labelText('alerts:notices.title')).first().click()
  await expect.element(news.getByText('KOPI SENJA')).toBeVisible()
})

describe('read and unread', () => {
  test('a letter that cannot be marked as read becomes unread again and says so', async () => {
    serveInbox([unreadLetter(1)])
    serve({ inboxUpdateIsRead: refuse('BUSY') })
    await open()
    await row('Surat 1').click()
    await expect.element(page.getByTestId('toast')).toMatchTextContent(text('inbox:screen.markFailed'))
    await expect.element(row('Surat 1')).toMatchTextContent(text('core:unread'))
  })

  test.each([
    ['the button', () => page.getByRole('button', { name: labelText('inbox:screen.markUnread') }).click()],
    ['the key u', () => userEvent.keyboard('u')],
  ])('%s marks a read letter unread', async (_way, mark) => {
    serveInbox([letter(1)])
    await open()
    await row('Surat 1').click()
    await expect.element(reading.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    await mark()
    await expect.element(row('Surat 1')).toMatchTextContent(text('core:unread'))
    expect(callsOf('inboxSetUnread')).toHaveLength(1)
  })

  test('u typed into the search box is a letter only', async () => {
    serveInbox([letter(1)])
    await open('/inbox?item=PAT-1-1')
    await expect.element(reading.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    await page.getByRole('textbox', { name: text('inbox:screen.search') }).click()
    await userEvent.keyboard('u')
    expect(callsOf('inboxSetUnread')).toEqual([])
  })
})

describe('tabs and filters', () => {
  test('have their counts, and the chosen tab is in the address', async () => {
    serveInbox([unreadLetter(1), unreadLetter(2), dueLetter(3, '2026-11-25', 5), letter(4)])
    const { address } = await open()
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
    const { address } = await open()
    await userEvent.type(page.getByRole('textbox', { name: text('inbox:screen.search') }), 'Surat 2')
    await expect.poll(subjects).toEqual(['Surat 2'])
    expect(address()).toContain('q=Surat')
    const searched = callsOf('getInbox').flatMap(({ query }) => query.q ?? [])
    expect([...new Set(searched)]).toEqual(['Surat 2'])
    await expect.element(page.getByText(text('inbox:screen.hidden', { count: 1 }), { exact: false })).toBeVisible()
  })

  test('closing a filter shows all letters again', async () => {
    serveInbox([letter(1), letter(2)])
    const { address } = await open('/inbox?q=Surat 2')
    await expect.poll(subjects).toEqual(['Surat 2'])
    await page.getByRole('button', { name: text('inbox:screen.filter.clear'), exact: false }).click()
    await expect.poll(subjects).toEqual(['Surat 1', 'Surat 2'])
    await expect.poll(address).toBe('/inbox')
  })

  test('grouped by application each case has its letters under its number', async () => {
    const together = { PATENT_ID: 'P00202600777', TITLE: 'Gagang pintu' }
    serveInbox([letter(1, together), letter(2), letter(3, together)])
    await open('/inbox?group=case')
    await expect.poll(subjects).toEqual(['Surat 1', 'Surat 3', 'Surat 2'])
    const [first] = list.getByRole('heading', { level: 3 }).elements()
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
    await open()
    await expect.element(row('Surat 1')).toBeVisible()
    expect(page.getByText(text('inbox:screen.overdue'), { exact: false }).elements()).toHaveLength(isWarned ? 1 : 0)
  })
})

test('the letter that is shown needs no warning', async () => {
  serveInbox([dueLetter(1, '2026-11-25', 5, { STATUS: 'N', READ_AT: null, SENT_AT: '2026-11-10T03:00:00.000Z' })])
  await open()
  await expect.element(reading.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
  expect(page.getByText(text('inbox:screen.overdue'), { exact: false }).elements()).toHaveLength(0)
})

describe('the open letter', () => {
  test('says what it means, what to do by when, and what follows otherwise', async () => {
    serveInbox([dueLetter(1, '2026-11-25', 5, { CONSEQUENCE: 'Permohonan dianggap ditarik kembali.' })])
    await open()
    await expect.element(reading).toMatchTextContent('Kantor memeriksa kelengkapan.')
    await expect.element(reading).toMatchTextContent('Jawab surat')
    await expect.element(reading).toMatchTextContent('25 Nov 2026')
    await expect.element(reading).toMatchTextContent('Permohonan dianggap ditarik kembali.')
  })

  test('has its legal basis behind a summary, closed at first', async () => {
    serveInbox([dueLetter(1, '2026-11-25', 5, { GROUND: 'UU 31/2000 art. 19' })])
    await open()
    const basis = reading.getByText('UU 31/2000', { exact: false })
    await expect.element(basis).not.toBeVisible()
    await reading.getByText(text('inbox:screen.law')).click()
    await expect.element(basis).toBeVisible()
  })

  test('shows the lines of a letter while its document is on the way', async () => {
    serve({ getOfficeDocName: heldReply<never>().answer })
    serveInbox([letter(1, { HAS_DOC: 'Y' })])
    await open('/inbox?item=PAT-1-1')
    await expect.element(reading.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    const sheet = reading.element().querySelector('[data-loading][aria-hidden]')
    expect(sheet?.clientHeight).toBeGreaterThan(600)
  })

  test('that asks nothing says so in one line', async () => {
    serveInbox([letter(1)])
    await open('/inbox?item=PAT-1-1')
    await expect.element(reading).toMatchTextContent(text('inbox:screen.do.nothing'))
    await expect.element(reading).not.toMatchTextContent(text('inbox:screen.by'))
    await expect.element(reading).toMatchTextContent(text('inbox:screen.letter.none'))
  })

  test('names who has read it and who has not', async () => {
    serveInbox([
      letter(1, {
        READERS: [
          { USER_ID: 41, USER_NAME: 'Sari Wulandari', READ_AT: '2026-11-18T06:00:00.000Z' },
          { USER_ID: 9, USER_NAME: 'Konsultan Agus', READ_AT: null },
        ],
      }),
    ])
    await open('/inbox?item=PAT-1-1')
    const readers = reading.getByRole('listitem')
    await expect.element(readers.nth(0)).toMatchTextContent(text('inbox:screen.readers.you'))
    await expect.element(readers.nth(1)).toMatchTextContent(`Konsultan Agus${text('inbox:screen.readers.not')}`)
  })
})

test('a letter is named in the language of the reader first; its SHA-256 is behind a button', async () => {
  serveInbox([letter(1, { HAS_DOC: 'Y' })])
  serve({
    getOfficeDocName: [
      {
        DOC_ID: 'LETTER-0001',
        FILE_NAME: 'surat.pdf',
        OFFIDOC_TYP: 'SK',
        SIZE: 1000,
        PAGES: 1,
        OFFIDOC_NAME: 'Surat kekurangan',
        OFFIDOC_CAPTION: 'Letter of deficiencies',
        DOC_NUMBER: 'HKI-1',
        DOC_DATE: '2026-11-18',
        MIME: 'text/plain',
        SHA256: 'ab'.repeat(32),
      },
    ],
  })
  await open()
  await expect.element(reading.getByText('Letter of deficiencies')).toBeVisible()
  expect(isOwnFirst('Letter of deficiencies', 'Surat kekurangan')).toBe(true)
  const hash = reading.getByText('ab'.repeat(32)).first()
  await expect.element(hash).not.toBeVisible()
  await reading.getByText(labelText('inbox:screen.letter.print')).click()
  await expect.element(hash).toBeVisible()
})
