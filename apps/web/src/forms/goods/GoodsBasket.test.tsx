import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { goodsIn, goodsPage, termsFound } from '../../../testing/goods.ts'
import { formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { applicant } from '../../../testing/people.ts'
import { show, text } from '../../../testing/render.tsx'
import { senjaCoffee, similarFound, someClasses } from '../../../testing/similarMarks.ts'
import { turnSimilar } from './similarSetting.ts'

const counts = [
  { NICE_CLASS_CODE: 30, TOTAL: 3, RELATED: 2 },
  { NICE_CLASS_CODE: 43, TOTAL: 0, RELATED: 0 },
]
const found = similarFound([senjaCoffee])
const alike = { ...found, FACETS: { ...found.FACETS, SOUGHT_CLASSES: counts } }
beforeEach(async () => {
  // On phones the basket is closed at first.
  await page.viewport(1366, 900)
  turnSimilar(false)
  serve({ niceClasses: someClasses, niceTerms: termsFound([]), niceTermsFind: [], getSimilarTrademarks: alike })
})

const nice = [
  { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'teh'] },
  { NICE_CLASS_CODE: '43', TERMS: ['kafe'] },
]
async function draw(name = 'kopi senja', NICE: Record<string, unknown>[] = nice) {
  const record = formRecord({ SIGN: { MARK_NAME: name }, NICE })
  await show(<HeldForm page={goodsPage} record={record} scene={{ fees: { perClass: 500_000, total: 1_000_000 } }} />, {
    at: '/buat-pengajuan/draft?draft=D-1&step=goods',
    user: applicant,
  })
  return record
}
const classRow = (code: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${code}`) }) })

test('each class says how many marks alike are in it and around it, with links to them, by one call for all', async () => {
  await draw()
  await expect
    .element(page.getByRole('link', { name: text('search:inClass', { class: '30', shown: 3 }) }))
    .toHaveAttribute('href', '/trademarks/search?q=kopi+senja&classes=30')
  await expect
    .element(page.getByRole('link', { name: text('search:inClass.related', { shown: 2 }) }))
    .toHaveAttribute('href', '/trademarks/search?q=kopi+senja&classes=30&related=Y')
  await expect.element(classRow('43').getByText(text('search:inClass.none', { class: '43' }))).toBeVisible()
  expect(callsOf('getSimilarTrademarks').map(({ query }) => query)).toMatchObject([
    { name: 'kopi senja', classes: '30,43', related: 'Y', size: 1 },
  ])
})

test('more marks than counted are written with a plus', async () => {
  serve({ getSimilarTrademarks: { ...alike, IND_MORE: 'Y' } })
  await draw()
  await expect.element(page.getByText(text('search:inClass', { class: '30', shown: '3+' }))).toBeVisible()
})

test('the counts arrive without moving anything', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof alike>()
  serve({ getSimilarTrademarks: promise })
  await draw()
  await expect.poll(() => callsOf('getSimilarTrademarks').length).toBe(1)
  const before = classRow('43').element().getBoundingClientRect()
  resolve(alike)
  await expect
    .element(page.getByRole('link', { name: text('search:inClass', { class: '30', shown: 3 }) }))
    .toBeVisible()
  expect(classRow('43').element().getBoundingClientRect()).toEqual(before)
})

test('a failure says nothing, and is asked once', async () => {
  serve({ getSimilarTrademarks: refuse('BUSY') })
  await draw()
  await expect.poll(() => callsOf('getSimilarTrademarks').length).toBe(1)
  await new Promise((done) => setTimeout(done, 100))
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(page.getByRole('link').elements()).toEqual([])
  expect(callsOf('getSimilarTrademarks').length).toBe(1)
})

test.each([
  ['offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), 'kopi senja'],
  ['turned off by the reader', () => turnSimilar(true), 'kopi senja'],
  ['without a name', () => undefined, ' '],
])('%s nothing is asked', async (_when, arrange, name) => {
  arrange()
  await draw(name)
  await expect.element(classRow('30')).toBeVisible()
  await new Promise((done) => setTimeout(done, 700))
  expect(callsOf('getSimilarTrademarks')).toEqual([])
  vi.restoreAllMocks()
})

test('changes of the classes are asked for once they pause', async () => {
  const record = await draw()
  await expect.poll(() => callsOf('getSimilarTrademarks').length).toBe(1)
  await page.getByRole('button', { name: text('goods:class.remove', { class: '43' }) }).click()
  expect(callsOf('getSimilarTrademarks').length).toBe(1)
  await expect.poll(() => callsOf('getSimilarTrademarks').at(-1)?.query.classes).toBe('30')
  expect(goodsIn(record.data)).toEqual([['30', ['kopi', 'teh']]])
})

test('a class has its fee and its terms, each of which can be removed', async () => {
  const record = await draw()
  await expect.element(classRow('30').getByText('Rp500.000')).toBeVisible()
  await page.getByRole('button', { name: text('goods:term.remove', { term: 'kopi' }) }).click()
  expect(goodsIn(record.data)[0]).toEqual(['30', ['teh']])
})
