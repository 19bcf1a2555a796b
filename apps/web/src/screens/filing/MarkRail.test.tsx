import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, heldReply, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { kopiSenjata, senjaCoffee, similarFound, someClasses } from '../../../testing/similarMarks.ts'
import { lampView, sunLabel } from '../../../testing/similarPictures.ts'
import type { Answer } from '../../lib/ask.ts'
import { MarkRail } from './MarkRail.tsx'

beforeEach(() => serve({ niceClasses: someClasses, getSimilarTrademarks: similarFound([senjaCoffee, kopiSenjata]) }))

const NICE = [
  { NICE_CLASS_CODE: '30', TERMS: ['kopi'] },
  { NICE_CLASS_CODE: '43', TERMS: ['kafe'] },
]
const panelOf = (name: string, nice: typeof NICE = NICE) => (
  <MarkRail data={{ SIGN: { MARK_NAME: name }, NICE: nice }}>
    <p>the fee</p>
  </MarkRail>
)
const at = '/buat-pengajuan/draft?draft=D-1&step=mark'
const rows = page.getByRole('article')

test('a name is searched once its typing pauses, in the classes of the draft', async () => {
  const { redraw } = await show(panelOf('k'), { at, user: applicant })
  await expect.element(page.getByText(text('search:panel.type'))).toBeVisible()
  for (const typed of ['ko', 'kop', 'kopi', 'kopi senja']) redraw(panelOf(typed))
  await expect.element(rows.first()).toMatchTextContent('SENJA COFFEE')
  expect(callsOf('getSimilarTrademarks').map(({ query }) => query)).toEqual([
    { name: 'kopi senja', classes: '30,43', related: 'N', match: 'similar', page: 1, size: 5 },
  ])
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/2 similar marks.*in class 30, 43/s)
  expect([...rows.first().element().querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
    'SENJA',
    'COFFEE',
  ])
  await expect
    .element(page.getByRole('link', { name: labelText('search:panel.full') }))
    .toHaveAttribute('href', '/trademarks/search?q=kopi+senja&classes=30%2C43')
})

test('while another name is typed and searched on a slow line, marks and number of the name before do not count as its own', async () => {
  const slow = heldReply<Answer<'getSimilarTrademarks'>>()
  serve({
    niceClasses: someClasses,
    getSimilarTrademarks: ({ query }) => (query.name === 'teh' ? slow.answer : similarFound([senjaCoffee])),
  })
  const { redraw } = await show(panelOf('kopi'), { at, user: applicant })
  const heading = page.getByRole('heading', { level: 2 })
  await expect.element(heading).toMatchTextContent(/1 similar mark/)
  const searching = page.getByText(text('search:panel.searching'))
  redraw(panelOf('teh'))
  await expect.element(searching).toBeVisible()
  await expect.poll(() => callsOf('getSimilarTrademarks').at(-1)?.query.name).toBe('teh')
  await expect.element(searching).toBeVisible()
  await expect.element(heading).not.toMatchTextContent(/1 similar mark/)
  expect(rows.first().element().closest('[aria-busy="true"]')).not.toBeNull()
  slow.give(similarFound([]))
  await expect.element(page.getByText(text('search:panel.none'))).toBeVisible()
  await expect.element(rows.first()).not.toBeInTheDocument()
})

test('each mark has its owner, leads to its page, and says on demand how its score is made', async () => {
  await show(panelOf('kopi senja'), { at, user: applicant })
  const first = rows.first()
  await expect.element(first).toMatchTextContent('PT Senja Boga Utama')
  await expect
    .element(first.getByRole('link', { name: 'SENJA COFFEE' }))
    .toHaveAttribute('href', '/list-tm/trademarks/IPT2021048210')
  const how = first.getByText(text('search:score.mean', { sought: 90, mark: 86 }))
  await expect.element(how).not.toBeVisible()
  await first.getByText(text('search:score.total', { score: 88 })).click()
  await expect.element(how).toBeVisible()
  await expect.element(first.getByText(text('search:score.words'))).toBeVisible()
})

test('classes without terms yet count as classes of the draft', async () => {
  await show(panelOf('kopi senja', [{ NICE_CLASS_CODE: '25', TERMS: [] }]), { at, user: applicant })
  await expect.element(rows.first()).toBeVisible()
  expect(callsOf('getSimilarTrademarks')[0]?.query.classes).toBe('25')
})

test('without classes all are searched', async () => {
  await show(panelOf('kopi senja', []), { at, user: applicant })
  await expect.element(rows.first()).toBeVisible()
  expect(callsOf('getSimilarTrademarks')[0]?.query.classes).toBeUndefined()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(text('search:panel.all'))
})

test('nothing found is no promise', async () => {
  serve({ getSimilarTrademarks: similarFound([]) })
  await show(panelOf('kopi senja'), { at, user: applicant })
  await expect.element(page.getByText(text('search:panel.none'))).toBeVisible()
})

test('turned off it asks nothing, stays off on this device, and can be turned on again', async () => {
  const { redraw } = await show(panelOf('kopi'), { at, user: applicant })
  await page.getByRole('button', { name: labelText('search:panel.off') }).click()
  await expect.element(page.getByText('the fee')).toBeVisible()
  redraw(null)
  redraw(panelOf('kopi senja'))
  await expect.element(page.getByText('the fee')).toBeVisible()
  await new Promise((done) => setTimeout(done, 700))
  expect(callsOf('getSimilarTrademarks').filter(({ query }) => query.name !== 'kopi')).toEqual([])
  await page.getByRole('button', { name: labelText('search:panel.on') }).click()
  await expect.element(rows.first()).toBeVisible()
})

test('a failure is one quiet line, asked once', async () => {
  serve({ getSimilarTrademarks: refuse('BUSY') })
  await show(panelOf('kopi senja'), { at, user: applicant })
  await expect.element(page.getByText(text('search:panel.failed'))).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(callsOf('getSimilarTrademarks').length).toBe(1)
})

test('offline nothing is asked', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(panelOf('kopi senja'), { at, user: applicant })
  await expect.element(page.getByText(text('search:panel.offline'))).toBeVisible()
  expect(callsOf('getSimilarTrademarks')).toEqual([])
  vi.restoreAllMocks()
})

test('on a phone it is folded, with its count', async () => {
  await page.viewport(390, 800)
  await show(panelOf('kopi senja'), { at, user: applicant })
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(/2 similar marks/)
  expect(rows.elements()).toEqual([])
  await page.getByRole('heading', { level: 2 }).click()
  await expect.element(rows.first()).toBeVisible()
  await page.viewport(1366, 768)
})

describe('with a label', () => {
  const withLabel = (name: string) => (
    <MarkRail data={{ SIGN: { MARK_NAME: name }, NICE }} labelId="F-1">
      <p>the fee</p>
    </MarkRail>
  )

  test('marks with similar labels in the classes of the draft stand below, also without a name', async () => {
    serve({ getSimilarPictures: { data: [sunLabel, { ...lampView, RIGHT: 'T' }] } })
    await show(withLabel(''), { at, user: applicant })
    await expect.element(page.getByRole('link', { name: 'SENJA COFFEE' })).toBeVisible()
    await expect.element(page.getByText(text('search:panel.type'))).toBeVisible()
    expect(page.getByText('Lampu Meja').elements()).toEqual([])
    expect(callsOf('getSimilarPictures').map(({ query }) => query)).toMatchObject([
      { fileId: 'F-1', right: 'T', classes: '30,43' },
    ])
  })

  test('a failure of their search is one line, and the marks alike in name stay', async () => {
    serve({ getSimilarPictures: refuse('BUSY') })
    await show(withLabel('kopi senja'), { at, user: applicant })
    await expect.element(page.getByText(text('pictureSearch:labels.failed'))).toBeVisible()
    await expect.element(rows.first()).toBeVisible()
  })
})
