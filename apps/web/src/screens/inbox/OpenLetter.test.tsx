import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, heldReply, refuse, serve } from '../../../testing/fakeApi.ts'
import { letterRead, rowOfLetter, openInbox, prepareInbox, serveInbox } from '../../../testing/inboxPage.tsx'
import { dueLetter, letter, unreadLetter } from '../../../testing/letters.ts'
import { isOwnFirst } from '../../../testing/ownFirst.ts'
import { labelText, text } from '../../../testing/render.tsx'

beforeEach(prepareInbox)

describe('read and unread', () => {
  test('a letter that cannot be marked as read becomes unread again and says so', async () => {
    serveInbox([unreadLetter(1)])
    serve({ inboxUpdateIsRead: refuse('BUSY') })
    await openInbox()
    await rowOfLetter('Surat 1').click()
    await expect.element(page.getByTestId('toast')).toMatchTextContent(text('inbox:screen.markFailed'))
    await expect.element(rowOfLetter('Surat 1')).toMatchTextContent(text('core:unread'))
  })

  test.each([
    ['the button', () => page.getByRole('button', { name: labelText('inbox:screen.markUnread') }).click()],
    ['the key u', () => userEvent.keyboard('u')],
  ])('%s marks a read letter unread', async (_way, mark) => {
    serveInbox([letter(1)])
    await openInbox()
    await rowOfLetter('Surat 1').click()
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    await mark()
    await expect.element(rowOfLetter('Surat 1')).toMatchTextContent(text('core:unread'))
    expect(callsOf('inboxSetUnread')).toHaveLength(1)
  })

  test('u typed into the search box is a letter only', async () => {
    serveInbox([letter(1)])
    await openInbox('/inbox?item=PAT-1-1')
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    await page.getByRole('textbox', { name: text('inbox:screen.search') }).click()
    await userEvent.keyboard('u')
    expect(callsOf('inboxSetUnread')).toEqual([])
  })
})

test('the letter that is shown needs no warning', async () => {
  serveInbox([dueLetter(1, '2026-11-25', 5, { STATUS: 'N', READ_AT: null, SENT_AT: '2026-11-10T03:00:00.000Z' })])
  await openInbox()
  await expect.element(letterRead.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
  expect(page.getByText(text('inbox:screen.overdue'), { exact: false }).elements()).toHaveLength(0)
})

describe('the open letter', () => {
  test('says what it means, what to do by when, and what follows otherwise', async () => {
    serveInbox([dueLetter(1, '2026-11-25', 5, { CONSEQUENCE: 'Permohonan dianggap ditarik kembali.' })])
    await openInbox()
    await expect.element(letterRead).toMatchTextContent('Kantor memeriksa kelengkapan.')
    await expect.element(letterRead).toMatchTextContent('Jawab surat')
    await expect.element(letterRead).toMatchTextContent('25 Nov 2026')
    await expect.element(letterRead).toMatchTextContent('Permohonan dianggap ditarik kembali.')
  })

  test('has its legal basis behind a summary, closed at first', async () => {
    serveInbox([dueLetter(1, '2026-11-25', 5, { GROUND: 'UU 31/2000 art. 19' })])
    await openInbox()
    const basis = letterRead.getByText('UU 31/2000', { exact: false })
    await expect.element(basis).not.toBeVisible()
    await letterRead.getByText(text('inbox:screen.law')).click()
    await expect.element(basis).toBeVisible()
  })

  test('shows the lines of a letter while its document is on the way', async () => {
    serve({ getOfficeDocName: heldReply<never>().answer })
    serveInbox([letter(1, { HAS_DOC: 'Y' })])
    await openInbox('/inbox?item=PAT-1-1')
    await expect.element(letterRead.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    const sheet = letterRead.element().querySelector('[data-loading][aria-hidden]')
    expect(sheet?.clientHeight).toBeGreaterThan(600)
  })

  test('that asks nothing says so in one line', async () => {
    serveInbox([letter(1)])
    await openInbox('/inbox?item=PAT-1-1')
    await expect.element(letterRead).toMatchTextContent(text('inbox:screen.do.nothing'))
    await expect.element(letterRead).not.toMatchTextContent(text('inbox:screen.by'))
    await expect.element(letterRead).toMatchTextContent(text('inbox:screen.letter.none'))
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
    await openInbox('/inbox?item=PAT-1-1')
    const readers = letterRead.getByRole('listitem')
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
  await openInbox()
  await expect.element(letterRead.getByText('Letter of deficiencies')).toBeVisible()
  expect(isOwnFirst('Letter of deficiencies', 'Surat kekurangan')).toBe(true)
  const hash = letterRead.getByText('ab'.repeat(32)).first()
  await expect.element(hash).not.toBeVisible()
  await letterRead.getByText(labelText('inbox:screen.letter.print')).click()
  await expect.element(hash).toBeVisible()
})
