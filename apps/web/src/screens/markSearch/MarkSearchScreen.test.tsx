import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, heldReply, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { kopiSenjata, senjaCoffee, similarFound, someClasses } from '../../../testing/similarMarks.ts'
import type { Answer } from '../../lib/ask.ts'
import { MarkSearchScreen } from './MarkSearchScreen.tsx'

beforeEach(() => serve({ niceClasses: someClasses, getSimilarTrademarks: similarFound([senjaCoffee, kopiSenjata]) }))

const open = (asked = '', { user = applicant, language = 'en' as 'id' | 'en' | 'ar' } = {}) =>
  show(<MarkSearchScreen />, { at: `/trademarks/search${asked}`, user, language })
const box = page.getByRole('searchbox')
const mark = (name: string) => page.getByRole('article').filter({ hasText: name })
const searches = () => callsOf('getSimilarTrademarks').filter(({ query }) => query.size === 10)

test('an example that is pressed gives the focus to the heading of its results', async () => {
  await open()
  page
    .getByRole('button', { name: /kopi sanja/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mark('SENJA COFFEE')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: /2/ })).toHaveFocus()
})

test('offline the marks of the name before are not shown for another name', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await open('?q=kopi')
  await expect.element(mark('SENJA COFFEE')).toBeVisible()
  connection.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(mark('SENJA COFFEE')).toBeVisible()
  await userEvent.fill(box, 'teh')
  await expect.element(page.getByText(text('search:offline'))).toBeVisible()
  await expect.element(mark('SENJA COFFEE')).not.toBeInTheDocument()
  connection.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(mark('SENJA COFFEE')).toBeVisible()
  expect(searches().at(-1)?.query.name).toBe('teh')
  connection.mockRestore()
})

describe('the address', () => {
  test('holds the whole search, so that a link opens the same results', async () => {
    await open('?q=kopi%20senja&by=sound,meaning&classes=30,43&related=Y&stage=ended&page=2')
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
    expect(searches()[0]?.query).toEqual({
      name: 'kopi senja',
      match: 'similar',
      by: ['SOUND', 'MEANING'],
      classes: '30,43',
      related: 'Y',
      stage: ['ended'],
      page: 2,
      size: 10,
    })
    await expect.element(box).toHaveValue('kopi senja')
  })

  test('with impossible values searches as if they were absent', async () => {
    await open('?q=kopi&by=smell&classes=0,99&related=Y&stage=lost&page=-3')
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
    expect(searches()[0]?.query).toMatchObject({ by: ['SPELLING', 'SOUND', 'MEANING'], related: 'N', page: 1 })
    expect(searches()[0]?.query.classes).toBeUndefined()
    expect(searches()[0]?.query.stage).toEqual(['running', 'registered'])
  })

  test('follows what is typed after a moment, and what is chosen', async () => {
    const { address } = await open()
    await userEvent.fill(box, 'kopi senja')
    await expect.poll(address).toContain('q=kopi')
    await page.getByRole('button', { name: labelText('search:by.SOUND') }).click()
    await expect.poll(address).toContain('by=spelling%2Cmeaning')
    await page.getByRole('checkbox', { name: /^30/ }).click()
    await expect.poll(address).toContain('classes=30')
    await page.getByRole('checkbox', { name: labelText('search:stage.ended') }).click()
    await expect.poll(address).toContain('ended')
  })

  test('holds the way letters must match, of which one at most is chosen', async () => {
    const { address } = await open('?q=kopi&match=exact')
    const way = (key: 'search:match.exact' | 'search:match.contains' | 'search:by.SOUND') =>
      page.getByRole('button', { name: labelText(key) })
    await expect.element(way('search:match.exact')).toHaveAttribute('aria-pressed', 'true')
    expect(searches().at(-1)?.query).toMatchObject({ match: 'exact' })
    await way('search:match.contains').click()
    await expect.poll(address).toContain('match=contains')
    await expect.element(way('search:match.exact')).toHaveAttribute('aria-pressed', 'false')
    await way('search:by.SOUND').click()
    await expect.poll(address).not.toContain('match=')
    expect(searches().at(-1)?.query).toMatchObject({ match: 'similar', by: ['SOUND'] })
  })

  test('numbers of what is chosen are those of the marks found, others of a search of their own', async () => {
    const facets = (TOTAL: number, stage: 'registered' | 'ended') => ({
      CLASSES: [30, 43].map((NICE_CLASS_CODE) => ({ NICE_CLASS_CODE, TOTAL })),
      STAGES: [{ STAGE: stage, TOTAL }],
      SOUGHT_CLASSES: [],
    })
    serve({
      getSimilarTrademarks: ({ query }) =>
        query.size === 10
          ? { ...similarFound([senjaCoffee], { total: 21 }), FACETS: facets(21, 'registered') }
          : { ...similarFound([senjaCoffee]), FACETS: facets(7, 'ended') },
    })
    await open('?q=kopi&classes=30')
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
    const numberAt = (name: RegExp) =>
      page.getByRole('checkbox', { name }).element().closest('.align-start')?.lastElementChild?.textContent
    await expect.poll(() => [/^30/, /^43/, /Registered/, /Ended/].map(numberAt)).toEqual(['21', '7', '21', '7'])
    expect(callsOf('getSimilarTrademarks').map(({ query }) => query.stage)).toContainEqual(['ended'])
  })

  test('a single letter is searched on Enter only', async () => {
    const { address } = await open()
    await userEvent.fill(box, 'k')
    await new Promise((done) => setTimeout(done, 600))
    expect(address()).not.toContain('q=')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toContain('q=k')
  })

  test('the next page is asked for and the heading gets the focus', async () => {
    serve({ getSimilarTrademarks: ({ query }) => similarFound([senjaCoffee], { total: 48, page: Number(query.page) }) })
    const { address } = await open('?q=kopi')
    await page.getByRole('button', { name: text('core:pager.page', { page: 2 }) }).click()
    await expect.poll(address).toContain('page=2')
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
    expect(
      page
        .getByRole('navigation', { name: text('core:pager') })
        .element()
        .querySelectorAll('.page-button').length,
    ).toBe(7)
  })
})

describe('a mark found', () => {
  test('has the found words marked, its reasons, level and the three scores', async () => {
    await open('?q=kopi%20senja&classes=30')
    const card = mark('SENJA COFFEE')
    await expect.element(card).toBeVisible()
    expect([...card.element().querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['SENJA', 'COFFEE'])
    await expect.element(card).toMatchTextContent(`kopi – coffee: similar sound and same meaning`)
    await expect.element(card).toMatchTextContent('senja: same word')
    await expect.element(card.getByText(text('search:level.HIGH'), { exact: true })).toBeVisible()
    await expect.element(card).toMatchTextContent('86')
    await expect.element(card).toMatchTextContent('until 2 Mar 2031')
    expect(card.element().querySelectorAll('.cautious').length).toBe(1)
    expect([...mark('SENJATA').element().querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['KOPI'])
  })

  test('can be opposed while it is in publication, by applicants only', async () => {
    await open('?q=kopi')
    const way = page.getByRole('link', { name: labelText('search:oppose') })
    await expect.element(way).toHaveAttribute('href', '/customer-screen/oposisi?jenis=OP&nomor=IPT2026011873')
    expect(way.elements().length).toBe(1)
  })

  test('officers are offered neither a filing nor an opposition', async () => {
    await open('?q=kopi', { user: officer })
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
    const links = page.getByRole('link').elements() as HTMLAnchorElement[]
    expect(links.filter(({ href }) => !href.includes('/list-tm/trademarks/'))).toEqual([])
  })

  test('says on demand how its score is made', async () => {
    await open('?q=kopi%20senja')
    const card = mark('SENJA COFFEE')
    await card.getByText(text('search:score.total', { score: 88 })).click()
    await expect.element(card.getByText(text('search:score.mean', { sought: 90, mark: 86 }))).toBeVisible()
    await expect.element(card.getByText(text('search:score.apart'))).toBeVisible()
  })

  test.each([
    ['?q=kopi%20senja', '/buat-pengajuan?merek=kopi+senja'],
    ['?q=kopi%20senja&classes=30', '/buat-pengajuan?merek=kopi+senja&kelas=30'],
    ['?q=kopi%20senja&classes=30%2C43', '/buat-pengajuan?merek=kopi+senja&kelas=30%2C43'],
  ])('of the search %s name and classes go along to a filing', async (search, filing) => {
    await open(search)
    const way = page.getByRole('link', { name: labelText('search:file') })
    await expect.element(way).toHaveAttribute('href', filing)
  })
})

describe('states', () => {
  test('before the first search it says what is found, and an example searches', async () => {
    const { address } = await open()
    await page.getByRole('button', { name: /soerya djaja/ }).click()
    await expect.poll(address).toContain('q=soerya')
  })

  test('places are held while the first results are on their way', async () => {
    const { answer, give } = heldReply<Answer<'getSimilarTrademarks'>>()
    serve({ getSimilarTrademarks: () => answer })
    await open('?q=kopi')
    await expect.element(page.getByText(text('core:loading'))).toBeInTheDocument()
    give(similarFound([senjaCoffee]))
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
  })

  test('nothing found is no promise, and filters can be taken away', async () => {
    serve({ getSimilarTrademarks: ({ query }) => similarFound(query.classes ? [] : [senjaCoffee]) })
    await open('?q=kopi&classes=12')
    await expect.element(page.getByText(text('search:none'))).toBeVisible()
    await page.getByRole('button', { name: labelText('search:none.all') }).click()
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
  })

  test('a failure is said and tried again', async () => {
    serve({ getSimilarTrademarks: refuse('UNKNOWN') })
    await open('?q=kopi')
    await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    serve({ getSimilarTrademarks: similarFound([senjaCoffee]) })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(mark('SENJA COFFEE')).toBeVisible()
  })

  test('offline nothing is asked, and it says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve({ niceClasses: offline })
    await open('?q=kopi')
    await expect.element(page.getByText(text('search:offline'))).toBeVisible()
    expect(callsOf('getSimilarTrademarks')).toEqual([])
    vi.restoreAllMocks()
  })

  test('a name that is too long is not searched', async () => {
    const { address } = await open()
    await userEvent.fill(box, 'x'.repeat(255))
    await expect.element(page.getByText(text('search:name.tooLong', { most: 254 }))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await new Promise((done) => setTimeout(done, 500))
    expect(address()).toBe('/trademarks/search')
    expect(callsOf('getSimilarTrademarks')).toEqual([])
  })

  test('the last way of searching stays chosen', async () => {
    const { address } = await open('?q=kopi&by=sound')
    await page.getByRole('button', { name: labelText('search:by.SOUND') }).click({ force: true })
    await expect
      .element(page.getByRole('button', { name: labelText('search:by.SOUND') }))
      .toHaveAttribute('aria-pressed', 'true')
    expect(address()).toContain('by=sound')
  })
})

test.each(everyLanguage)('axe finds nothing grave in %s', async (language) => {
  await open('?q=kopi&classes=30', { language })
  await expect.element(mark('SENJA COFFEE')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
