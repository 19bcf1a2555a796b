import type { PostalLetter } from '@saki/contracts/posting'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve, offline } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { useCall } from '../../lib/queries.ts'
import { setServerTime } from '../../ui/clock.ts'
import { PostList } from './PostList.tsx'

const letter = (at: number, change: Partial<PostalLetter> = {}): PostalLetter => ({
  LETTER_ID: `letter-number-${at}`,
  DOC_NUMBER: `HKI-1-HI.01.0${at}-DID2026000004`,
  OFFIDOC_NAME: 'Pemberitahuan kekurangan',
  OFFIDOC_CAPTION: '',
  PATENT_ID: 'DID2026000004',
  TITLE: 'Kursi lipat',
  ADDRESSEE: `PT Lawan Jaya ${at}`,
  ADDRESS: 'Jalan Melati 7, Kota Jakarta Pusat, DKI Jakarta, Indonesia',
  ISSUED_ON: '2026-11-16',
  DUE_DATE: at === 1 ? '2027-02-16' : null,
  DAYS_WAITING: 4,
  ...change,
})
const [first, second] = [letter(1), letter(2)]

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 900)
})

function List() {
  const post = useCall('officeLettersToPost', { query: { page: 1, size: 25 } })
  return (
    <section className="card">
      <PostList post={post} search={{ tab: 'post', state: 'ALL', q: '', page: 1 }} setSearch={() => undefined} />
    </section>
  )
}
const open = async (rows: PostalLetter[], language: 'id' | 'en' | 'ar' = 'en') => {
  serve({ officeLettersToPost: { data: rows, total: rows.length, page: 1, size: 25 } })
  await show(<List />, { user: officer, language })
}
const dialog = () => page.getByRole('dialog')
const save = () => dialog().getByRole('button', { name: labelText('posting:save') })
const sent = () => callsOf('officeLettersPosted').map(({ body }) => body)

describe('letters to post', () => {
  test('chosen ones are recorded together, each with its own number', async () => {
    await open([first, second])
    serve({ officeLettersPosted: { err: '', DONE: 2, FAILED: [] } })
    await page.getByRole('checkbox', { name: text('posting:all') }).click()
    await page
      .getByRole('status')
      .getByText(text('posting:chosen', { count: 2 }))
      .element()
    await page
      .getByRole('button', { name: labelText('posting:record') })
      .last()
      .click()
    await dialog().getByRole('radio').nth(1).click()
    await dialog()
      .getByRole('textbox', { name: /PT Lawan Jaya 1/ })
      .fill('RR1')
    await dialog()
      .getByRole('textbox', { name: /PT Lawan Jaya 2/ })
      .fill('RR2')
    await save().click()
    await expect.poll(sent).toEqual([
      {
        LETTERS: [
          { LETTER_ID: first.LETTER_ID, PROOF: 'RR1' },
          { LETTER_ID: second.LETTER_ID, PROOF: 'RR2' },
        ],
        WAY: 'courier',
        POSTED_DATE: '2026-11-20',
      },
    ])
    await expect.poll(() => dialog().query()).toBeNull()
  })

  test('nothing is sent without the way and a number', async () => {
    await open([first])
    await page.getByRole('button', { name: labelText('posting:record') }).click()
    await save().click()
    await expect.element(dialog().getByText(text('posting:fault.noProof'))).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('one that failed stays open with the reason, and only it is sent again', async () => {
    await open([first, second])
    const WHY = 'The day of posting is before the date of the letter.'
    serve({
      officeLettersPosted: {
        err: '',
        DONE: 1,
        FAILED: [{ LETTER_ID: second.LETTER_ID, DOC_NUMBER: second.DOC_NUMBER, WHY }],
      },
    })
    await page.getByRole('checkbox', { name: text('posting:all') }).click()
    await page
      .getByRole('button', { name: labelText('posting:record') })
      .last()
      .click()
    await dialog().getByRole('radio').nth(0).click()
    await dialog()
      .getByRole('textbox', { name: /PT Lawan Jaya 1/ })
      .fill('RR1')
    await dialog()
      .getByRole('textbox', { name: /PT Lawan Jaya 2/ })
      .fill('RR2')
    await save().click()
    await expect.element(dialog().getByText(WHY)).toBeVisible()
    await expect.element(dialog().getByRole('textbox', { name: /PT Lawan Jaya 1/ })).not.toBeInTheDocument()
    await save().click()
    await expect.poll(() => sent().length).toBe(2)
    expect(
      sent()
        .at(-1)
        ?.LETTERS.map(({ LETTER_ID }) => LETTER_ID),
    ).toEqual([second.LETTER_ID])
  })

  test('a lost reply is asked for again with the same key, and other values with a new one', async () => {
    await open([first])
    serve({ officeLettersPosted: offline })
    await page.getByRole('button', { name: labelText('posting:record') }).click()
    await dialog().getByRole('radio').nth(0).click()
    await dialog()
      .getByRole('textbox', { name: /PT Lawan Jaya 1/ })
      .fill('RR1')
    const keys = () => callsOf('officeLettersPosted').map(({ key }) => key)
    for (const count of [1, 2]) {
      await save().click()
      await expect.poll(() => keys().length).toBe(count)
    }
    await dialog()
      .getByRole('textbox', { name: /PT Lawan Jaya 1/ })
      .fill('RR2')
    await save().click()
    await expect.poll(() => keys().length).toBe(3)
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
  })

  test.each(everyLanguage)('is accessible and fits a phone in %s', async (language) => {
    await page.viewport(language === 'ar' ? 390 : 1366, 900)
    await open([first, second], language)
    await expect.element(page.getByText('PT Lawan Jaya 1', { exact: false }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    expect(await graveFaults()).toEqual([])
    await page
      .getByRole('button', { name: labelText('posting:record', {}, language) })
      .first()
      .click()
    await expect.element(dialog()).toBeVisible()
    expect(await graveFaults('PostingDialog')).toEqual([])
  })
})

test('an officer whose roles may not record a posting reads the list without its acts', async () => {
  serve({ officeLettersToPost: { data: [first], total: 1, page: 1, size: 25 } })
  await show(<List />, { user: { ...officer, OFFICE_ROLES: ['finance'] }, language: 'en' })
  await expect.element(page.getByText(first.ADDRESSEE)).toBeVisible()
  expect(page.getByRole('button', { name: labelText('posting:record') }).elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: labelText('posting:print') })).toBeVisible()
})
