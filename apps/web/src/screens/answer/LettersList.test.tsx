import type { LetterRow } from '@saki/contracts/answers'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { heldReply, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { letterRow } from '../../../testing/letterCase.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import type { Answer } from '../../lib/ask.ts'
import { setServerTime } from '../../ui/clock.ts'
import { procidOf } from './answerKind.ts'
import { LettersList } from './LettersList.tsx'

beforeEach(() => setServerTime('2026-11-23T03:00:00.000Z'))

type Props = Parameters<typeof LettersList>[0]
const open = (rows: readonly LetterRow[], language: 'id' | 'en' | 'ar' = 'en', props: Props = {}) => {
  serve({ getLettersToAnswer: [...rows] })
  return show(<LettersList {...props} />, { at: '/inbox', user: applicant, language })
}
const row = page.getByRole('listitem').first()
const list = page.getByRole('region', { name: text('answers:list.table') })

describe('the deadline of a letter', () => {
  test.each([
    [53, text('answers:left', { count: 53 })],
    [1, text('answers:left', { count: 1 })],
    [0, text('answers:left.today')],
    [-1, text('answers:late.title', { date: '15 Jan 2027' })],
    [-4000, text('answers:late.title', { date: '15 Jan 2027' })],
  ])('of which %i days are left says "%s"', async (DAYS_LEFT, words) => {
    await open([letterRow({ DAYS_LEFT, ANSWERABLE: DAYS_LEFT < 0 ? 'lateOpen' : 'open' })])
    await expect.element(row).toMatchTextContent(words)
    // The last minute is that of the day in Jakarta, and is not promised once it has passed.
    expect(row.getByText('23:59 WIB').elements()).toHaveLength(DAYS_LEFT < 0 ? 0 : 1)
  })

  test('is red from the seventh day on', async () => {
    await open([7, 8].map((DAYS_LEFT) => letterRow({ DAYS_LEFT, PROC_NBR: DAYS_LEFT })))
    await expect.element(row.getByText(text('answers:left', { count: 7 }))).toBeVisible()
    const chips = [...document.querySelectorAll('li .chip')].map((chip) => chip.classList.contains('red'))
    expect(chips).toEqual([true, false])
  })

  test.each([
    ['id', '15 Jan 2027'],
    ['en', '15 Jan 2027'],
    ['ar', '15 يناير 2027'],
  ] as const)('has its day in words of %s', async (language, day) => {
    await open([letterRow()], language)
    await expect.element(row).toMatchTextContent(day)
  })

  test('that has none shows none', async () => {
    await open([letterRow({ DUE_DATE: null, DAYS_LEFT: null })])
    await expect.element(row).toMatchTextContent('Botol Lipat')
    expect(document.querySelectorAll('li .chip')).toHaveLength(0)
  })
})

describe('what is to be done', () => {
  const link = row.getByRole('link')

  test.each([
    ['nothing was answered', { POINTS_ALL: 3 }, 'answers:list.answer', text('answers:list.points', { count: 3 })],
    [
      'it was begun',
      { POINTS_ALL: 3, POINTS_ANSWERED: 1 },
      'answers:list.go',
      text('answers:list.begun', { there: 1, all: 3 }),
    ],
    [
      'it was sent',
      { ANSWERABLE: 'sent', POINTS_ANSWERED: 1, SENT_AT: '2026-11-20T17:00:00.000Z' },
      'answers:list.look',
      '21 Nov 2026, 00:00 WIB',
    ],
  ] as const)('when %s', async (_what, change, label, words) => {
    await open([letterRow(change)])
    await expect.element(link).toMatchTextContent(text(label))
    await expect.element(link).toHaveAttribute('href', '/jawaban/3-50186-2')
    await expect.element(row).toMatchTextContent(words)
  })

  test('the link names its case, so that two links are told apart when they are read aloud', async () => {
    await open([letterRow(), letterRow({ PATENT_ID: 'A00202600026', ACTION_NBR: 3 })])
    await expect
      .element(page.getByRole('link', { name: 'A00202600026', exact: false }))
      .toHaveAttribute('href', '/jawaban/3-50186-3')
  })
})

const kinds: Record<LetterRow['KIND'], true> = {
  general: true,
  correction: true,
  findings: true,
  refusal: true,
  objection: true,
}

test.each(everyLanguage)('in %s a letter of each kind has a title of its own', (language) => {
  const titles = (Object.keys(kinds) as LetterRow['KIND'][]).map((kind) =>
    text(`answers:title.${kind}`, undefined, language),
  )
  expect(new Set(titles).size).toBe(titles.length)
})

test('a letter to a client says for whom it is', async () => {
  await open([letterRow({ CLIENT: { USER_ID: 9, USER_NAME: 'PT Kursi' } })])
  await expect.element(row).toMatchTextContent(text('answers:list.for', { name: 'PT Kursi' }))
})

describe('without letters', () => {
  test('says so', async () => {
    await open([])
    await expect.element(page.getByText(text('answers:list.empty'))).toBeVisible()
  })

  test('of the kind says so, although there are others', async () => {
    await open([letterRow({ KIND: 'refusal' })], 'en', { kind: 'objection' })
    await expect.element(page.getByText(text('answers:list.empty'))).toBeVisible()
  })

  test('besides those shown elsewhere shows nothing at all', async () => {
    await open([letterRow()], 'en', { except: new Set([procidOf(letterRow())]) })
    await expect.poll(() => list.elements().length).toBe(0)
  })
})

describe('before they are known', () => {
  test('nothing is said about letters until the answer comes', async () => {
    const held = heldReply<Answer<'getLettersToAnswer'>>()
    serve({ getLettersToAnswer: held.answer })
    await show(<LettersList />, { at: '/inbox', user: applicant })
    await expect.element(list).toBeVisible()
    expect(page.getByText(text('answers:list.empty')).elements()).toEqual([])
    held.give([letterRow()])
    await expect.element(row).toMatchTextContent('Botol Lipat')
  })

  test.each([
    ['a broken connection', offline, text('core:load.unreachable')],
    ['a refusal', refuse('NOT_MANDATED', { title: 'Kuasa Anda sudah berakhir.' }), 'Kuasa Anda sudah berakhir.'],
  ])('%s is told and can be asked for again', async (_what, answer, words) => {
    serve({ getLettersToAnswer: answer })
    await show(<LettersList />, { at: '/inbox', user: applicant })
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
    serve({ getLettersToAnswer: [letterRow()] })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(row).toMatchTextContent('Botol Lipat')
  })

  test('a failure is told also where letters shown elsewhere are left out', async () => {
    serve({ getLettersToAnswer: offline })
    await show(<LettersList except={new Set()} />, { at: '/inbox', user: applicant })
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})
