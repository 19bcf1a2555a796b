import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { caseAtOffice } from '../../../testing/cases.ts'
import { coffeeDryer, ownMark, registerFound } from '../../../testing/registerCases.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someIpc } from '../../../testing/someIpc.ts'
import { PatentSearchScreen } from './PatentSearchScreen.tsx'

const third = { ...coffeeDryer, PATENT_ID: 'P00201907741', TITLE: 'Pengering gabah' }
const others = ['P00201602290', 'P00201602291'].map((PATENT_ID) => ({
  ...coffeeDryer,
  PATENT_ID,
  TITLE: `Rak ${PATENT_ID}`,
}))

/** What the page of a case has besides a row of the list. */
const published = {
  LAW_CODE: '',
  PAYER_CATEGORY: '',
  FIRST_PRIORITY_DATE: null,
  ACCESS: 'PUBLIC' as const,
  PUBLICATION_DATE: '2026-11-01',
  JOURNAL_CODE: '',
  REGISTRATION_NBR: '',
  REGISTRATION_DATE: null,
  EXPIRATION_DATE: null,
  LOCARNO: [],
  IND_PUBLIC: 'Y' as const,
  PERMISSIONS: { CAN_EDIT: 'N', CAN_REPLY: 'N', CAN_PAY: 'N', CAN_WITHDRAW: 'N' } as const,
}

beforeEach(() =>
  serve({
    searchRegister: registerFound([coffeeDryer, ownMark, third, ...others]),
    suggestRegister: { data: [] },
    ipcClasses: someIpc,
    viennaClasses: [],
    getRowLocarno: [],
    getPatentDetail: ({ query }) =>
      query.patentId === third.PATENT_ID
        ? refuse('NOT_FOUND')
        : {
            ...caseAtOffice(1, { PATENT_ID: query.patentId, TITLE: `Case ${query.patentId}` }),
            ...published,
          },
  }),
)
const open = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<PatentSearchScreen />, { at: `/forms/search${asked}`, user: applicant, language })
const searches = () => callsOf('searchRegister').filter(({ query }) => query.size === 10)
const pick = (title: string) =>
  page.getByRole('checkbox', { name: new RegExp(`${labelText('register:compare')} .*${title}`) })

describe('results as a table', () => {
  test('are in the address, sorted by a head once up and once down, and keep the page of cards as it is', async () => {
    const { address } = await open('?q=pengering&view=table&page=2')
    await expect.element(page.getByRole('row').filter({ hasText: 'Pengering gabah' })).toBeVisible()
    expect(searches()[0]?.query.page).toBe(2)
    const head = page.getByRole('button', { name: labelText('register:column.number') })
    await head.click()
    await expect.poll(() => searches().at(-1)?.query.sort).toBe('number')
    await head.click()
    await expect.poll(() => searches().at(-1)?.query.sort).toBe('-number')
    await expect
      .element(page.getByRole('columnheader', { name: labelText('register:column.number') }))
      .toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('combobox', { name: new RegExp(`^${text('register:view')}`) }).selectOptions('cards')
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(address()).not.toContain('view=')
  })
})

describe('a comparison', () => {
  test('is chosen in a table by a box that has its word beside it on a phone, where the table has no heads', async () => {
    await page.viewport(390, 844)
    await open('?q=pengering&view=table')
    const word = page
      .getByRole('cell')
      .getByText(text('register:compare', {}, 'id'))
      .first()
    await expect.element(word).toBeVisible()
    await page.viewport(1366, 768)
    await expect.element(word).not.toBeVisible()
  })

  test.each(['start', 'end'] as const)(
    'has its button in view at the %s of results longer than the window',
    async (edge) => {
      await open(`?q=pengering&compare=${coffeeDryer.PATENT_ID},${third.PATENT_ID}`)
      const results = page.getByRole('article')
      await expect.element(results.first()).toBeVisible()
      const shown = results[edge === 'start' ? 'first' : 'last']().element()
      shown.scrollIntoView({ block: edge })
      const button = page.getByRole('button', { name: labelText('register:compare'), exact: true }).element()
      const { top, bottom } = button.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      window.scrollTo(0, 0)
    },
  )

  test('takes two to four cases, is in the address and goes on to the next page', async () => {
    const { address } = await open('?q=pengering')
    await pick('Alat pengering').click()
    await expect.element(page.getByText(text('register:compare.least'))).toBeVisible()
    for (const one of others) await pick(one.TITLE).click()
    await pick('KOPI LERENG').click()
    await expect.poll(address).toContain('compare=')
    // A fifth is not taken.
    await pick('Pengering gabah').click()
    await expect.element(pick('Pengering gabah')).not.toBeChecked()
    await expect.element(page.getByText(text('register:compare.chosen', { count: 4 })).first()).toBeVisible()
    await page.getByRole('button', { name: labelText('register:compare.clear') }).click()
    await expect.poll(address).not.toContain('compare=')
  })

  test('shows the cases side by side, names one that cannot be read, and lets one go', async () => {
    await open(`?q=pengering&compare=${[coffeeDryer, third, ...others].map(({ PATENT_ID }) => PATENT_ID).join(',')}`)
    await page.getByRole('button', { name: labelText('register:compare'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(text('register:compare.missing', { number: third.PATENT_ID }))).toBeVisible()
    await expect.element(dialog.getByRole('columnheader').nth(4)).toBeVisible()
    await expect
      .element(dialog.getByRole('row').filter({ hasText: text('register:sheet.owner') }))
      .toMatchTextContent(/Sari Wulandari/)
    await dialog.getByRole('button', { name: text('register:compare.drop', { title: third.PATENT_ID }) }).click()
    await expect.poll(() => dialog.getByRole('columnheader').elements().length).toBe(4)
  })

  test('ignores numbers that are none', async () => {
    await open('?q=pengering&compare=<b>,x')
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(page.getByRole('button', { name: labelText('register:compare.clear') }).elements()).toEqual([])
  })
})

test.each(everyLanguage)('table and comparison have no grave fault for helping technology in %s', async (language) => {
  await open(`?q=pengering&view=table&compare=${coffeeDryer.PATENT_ID},${ownMark.PATENT_ID}`, language)
  await expect.element(page.getByRole('row').first()).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
