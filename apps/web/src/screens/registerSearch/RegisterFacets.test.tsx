import { say } from '@saki/texts/say'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { coffeeDryer, registerFound } from '../../../testing/registerCases.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someIpc } from '../../../testing/someIpc.ts'
import type { Answer } from '../../lib/ask.ts'
import { PatentSearchScreen } from './PatentSearchScreen.tsx'

const counted = (...pairs: [string, number][]) => pairs.map(([VALUE, TOTAL]) => ({ VALUE, TOTAL }))
const FACETS = {
  ...registerFound([]).FACETS,
  stage: counted(['registered', 4231]),
  year: counted(['2018', 12], ['2016', 4]),
  class: counted(
    ...['A23F', 'A23N', 'A47J', 'B65G', 'C02F', 'F24S', 'F26B', 'G06F', 'H01L'].map((code): [string, number] => [
      code,
      3,
    ]),
  ),
} as NonNullable<Answer<'searchRegister'>['FACETS']>

const open = (asked = '?q=kopi', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<PatentSearchScreen />, { at: `/forms/search${asked}`, user: applicant, language })
const chart = page.getByRole('toolbar', { name: text('register:years.chart') })
const column = (year: string, count: number) =>
  chart.getByRole('button', { name: text('register:years.one', { year, count }) })

/** The text of a choice and its number. */
const rowOf = (choice: ReturnType<typeof page.getByRole>) =>
  choice.element().closest('.flex.gap-8')?.textContent.replaceAll(/\s+/g, ' ')

beforeEach(() =>
  serve({
    searchRegister: registerFound([coffeeDryer], { FACETS }),
    suggestRegister: { data: [] },
    ipcClasses: someIpc,
  }),
)

describe('the chart of years', () => {
  test('narrows to a year by the keyboard alone, and says what is chosen', async () => {
    const { address } = await open()
    await expect.element(column('2018', 12)).toHaveAttribute('tabindex', '0')
    await expect.element(column('2016', 4)).toHaveAttribute('tabindex', '-1')
    column('2018', 12).element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(column('2016', 4)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => decodeURIComponent(address())).toContain('year="2016"')
    await expect.element(column('2016', 4)).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => callsOf('searchRegister').some(({ query }) => String(query.year) === '2016' && query.facets === 'Y'))
      .toBe(true)
  })

  test('draws each year in proportion, and has every year in a list', async () => {
    await open()
    await expect.element(column('2018', 12)).toBeVisible()
    const height = (year: string, count: number) =>
      column(year, count).element().querySelector('i')?.getBoundingClientRect().height ?? 0
    expect(height('2018', 12) / height('2016', 4)).toBeCloseTo(3, 0)
    await page.getByText(text('register:years.list')).click()
    await page.getByRole('checkbox', { name: '2016' }).click()
    await expect.element(column('2016', 4)).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('more than 10,000 results', () => {
  beforeEach(() =>
    serve({
      searchRegister: registerFound([coffeeDryer], {
        FACETS,
        FACETS_CAPPED: ['stage', 'year', 'class'],
        total: 10_000,
        TOTAL_CAPPED: 'Y',
      }),
    }),
  )

  test.each(everyLanguage)('a choice says that its number is the least, in %s', async (language) => {
    await open('?q=kopi', language)
    const least = say(language, 'register:facet.least', { count: language === 'id' ? '4.231' : '4,231' })
    await expect.element(page.getByText(least)).toBeInTheDocument()
    await expect.element(page.getByText(/≥ 4.231/)).toBeVisible()
    await expect
      .element(
        page.getByText(say(language, 'register:facets.capped', { count: language === 'id' ? '10.000' : '10,000' })),
      )
      .toBeVisible()
  })

  test('a value that was not counted has no number, and no chart misleads', async () => {
    await open()
    await expect.element(page.getByText(/≥ 4.231/)).toBeVisible()
    const running = page.getByRole('checkbox', { name: text('register:stage.running') })
    expect(rowOf(running)).not.toMatch(/\d/)
    await expect.element(chart).not.toBeInTheDocument()
    await expect.element(page.getByText(text('register:years.capped', { count: '10,000' }))).toBeVisible()
  })

  test('facets that are counted whole keep plain numbers', async () => {
    await open()
    await expect.element(page.getByText(/≥ 4.231/)).toBeVisible()
    const patents = page.getByRole('checkbox', { name: text('register:right.P') })
    expect(rowOf(patents)).toMatch(/12$/)
  })
})

test('an owner is chosen by the name as cases write it', async () => {
  const { address } = await open()
  await page.getByRole('checkbox', { name: 'Universitas Gadjah Mada' }).click()
  await expect.poll(() => decodeURIComponent(address()).replaceAll('+', ' ')).toContain('owner=universitas gadjah mada')
  await expect
    .poll(() => callsOf('searchRegister').some(({ query }) => query.owner?.[0] === 'universitas gadjah mada'))
    .toBe(true)
})

describe('the tree of IPC', () => {
  test('shows the sections of the results, and their subclasses once opened', async () => {
    const { address } = await open()
    await expect.element(page.getByText(text('register:ipcSection.F'))).toBeVisible()
    expect(page.getByText(text('register:ipcSection.D')).elements()).toEqual([])
    await expect.element(page.getByRole('checkbox', { name: /F24S/ })).not.toBeInTheDocument()
    await page.getByText(text('register:ipcSection.F')).click()
    await page.getByRole('checkbox', { name: 'F24S Solar heat collectors' }).click()
    await expect.poll(address).toContain('class=F24S')
  })

  test('a subclass that no result has is chosen from the whole table, as a subclass', async () => {
    const { address } = await open()
    await page.getByRole('button', { name: labelText('register:ipc.choose') }).click()
    await page.getByRole('combobox', { name: labelText('ipc:search') }).fill('F26B 17/00')
    await page.getByRole('option', { name: 'F26B Drying of solids' }).click()
    await expect.poll(address).toContain('class=F26B')
  })

  test('asks for the names of the subclasses shown, not for the whole table', async () => {
    await open('?q=kopi&class=C02F')
    await expect.element(page.getByRole('checkbox', { name: 'C02F' })).toBeChecked()
    await expect.poll(() => callsOf('ipcClasses').map(({ query }) => query.codes)).toEqual(['C,C02,C02F'])
  })

  test('is open where something is chosen', async () => {
    await open('?q=kopi&class=C02F')
    await expect.element(page.getByRole('checkbox', { name: 'C02F' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'F24S' })).not.toBeInTheDocument()
  })
})

test('names of figurative elements, which exist in English, are marked so for Arabic readers', async () => {
  serve({
    searchRegister: registerFound([coffeeDryer], { FACETS: { ...FACETS, vienna: counted(['26.1', 4]) } }),
    viennaClasses: [{ VIENNA_CLASS_CODE: '26.1', VIENNA_NAME: 'Lingkaran', VIENNA_NAME_EN: 'Circles' }],
  })
  await open('?q=kopi', 'ar')
  const name = page.getByText('Circles')
  await expect.element(name).toHaveAttribute('lang', 'en')
  expect(getComputedStyle(name.element()).direction).toBe('ltr')
})

test.each(everyLanguage)('axe finds nothing grave in %s', async (language) => {
  await open('?q=kopi&class=C02F&year=2016', language)
  await expect.element(page.getByRole('checkbox', { name: 'C02F' })).toBeChecked()
  expect(await graveFaults()).toEqual([])
})
