import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, heldReply, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { kopiSenjata, similarFound, someClasses } from '../../../testing/similarMarks.ts'
import { lampView, sunLabel } from '../../../testing/similarPictures.ts'
import type { Answer } from '../../lib/ask.ts'
import { handPicture, takeHandedPicture } from '../../searches/handedPicture.ts'
import { MarkSearchScreen } from './MarkSearchScreen.tsx'

beforeEach(() =>
  serve({
    niceClasses: someClasses,
    viennaClasses: [{ VIENNA_CLASS_CODE: '1.3', VIENNA_NAME: 'Matahari', VIENNA_NAME_EN: 'Sun' }],
    getRowLocarno: [],
    searchPictures: { data: [sunLabel, lampView] },
    getSimilarPictures: { data: [sunLabel] },
    getPatentDetail: refuse('NOT_FOUND'),
    getSimilarTrademarks: similarFound([kopiSenjata]),
    getIMGDoc: new Response(),
  }),
)

const open = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<MarkSearchScreen />, { at: `/trademarks/search${asked}`, user: applicant, language })
const found = (name: string) => page.getByRole('article').filter({ hasText: name })
const zone = page.getByRole('group', { name: text('pictureSearch:by') })

/** A text among others. */
const part = (...words: Parameters<typeof text>) => new RegExp(text(...words).replaceAll(/\s/g, ' '))

const png = (name = 'label.png', bytes = 60) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const given = new DataTransfer()
  given.items.add(file)
  if (input) input.files = given.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}
function give(type: 'drop' | 'paste', file: File): void {
  const given = new DataTransfer()
  given.items.add(file)
  const on = document.querySelector('input[type=search]')
  const event =
    type === 'drop'
      ? new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true })
      : new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true })
  on?.dispatchEvent(event)
}

describe('a chosen picture', () => {
  test('finds cases with their score and why they are alike, and is not in the address', async () => {
    const { address } = await open()
    choose(png())
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'SENJA COFFEE' }).first()
    await expect.element(row.getByText(part('search:score', { score: 88 })).first()).toBeVisible()
    await expect.element(row.getByText(part('pictureSearch:same.SHAPE')).first()).toBeVisible()
    await expect.element(row.getByText(part('pictureSearch:alike.COLOUR')).first()).toBeVisible()
    await expect.element(row.getByText(part('pictureSearch:alike.EDGES'))).not.toBeInTheDocument()
    await expect.element(page.getByRole('img', { name: /label.png/ })).toBeVisible()
    await expect.element(zone.getByText(part('pictureSearch:unkept')).first()).toBeVisible()
    expect(address()).toBe('/trademarks/search')
  })

  test('handed over by the page before is searched at once, and only once', async () => {
    handPicture(png('kursi.png'))
    await open('?right=D')
    await expect.element(page.getByRole('img', { name: /kursi.png/ })).toBeVisible()
    expect(callsOf('searchPictures').map(({ body }) => body)).toMatchObject([{ RIGHT: 'D' }])
    expect(takeHandedPicture()).toBeUndefined()
  })

  test.each(['drop', 'paste'] as const)('is also taken by %s, in place of a name', async (how) => {
    const { address } = await open('?q=kopi')
    await expect.element(page.getByRole('article')).toBeVisible()
    give(how, png())
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    expect(address()).toBe('/trademarks/search')
  })

  test('is sent again when the search is narrowed; stages that the call does not know are left out of its answer', async () => {
    const { address } = await open()
    choose(png())
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    expect(document.body.textContent).not.toContain('Lampu Meja')
    await page.getByRole('checkbox', { name: labelText('search:stage.ended') }).click({ force: true })
    await expect.element(found('Lampu Meja')).toBeVisible()
    expect(callsOf('searchPictures')).toHaveLength(1)
    await page.getByLabelText(part('search:classes.add')).selectOptions('30')
    await expect.poll(() => callsOf('searchPictures').length).toBe(2)
    await page.getByRole('checkbox', { name: labelText('register:right.D') }).click({ force: true })
    await expect.poll(() => callsOf('searchPictures').length).toBe(3)
    expect(address()).toContain('right=T')
  })

  test('is removed, and the start is shown again', async () => {
    await open()
    choose(png())
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    await page.getByRole('button', { name: labelText('pictureSearch:remove') }).click()
    await expect.element(page.getByRole('heading', { name: labelText('search:start.title') })).toBeVisible()
  })

  test('waits visibly, and says when nothing is alike', async () => {
    const { answer, give: reply } = heldReply<Answer<'searchPictures'>>()
    serve({ searchPictures: () => answer })
    await open()
    choose(png())
    await expect.element(page.getByText(text('pictureSearch:searching'))).toBeVisible()
    reply({ data: [] })
    await expect.element(page.getByText(text('pictureSearch:none'))).toBeVisible()
  })
})

describe('the grid', () => {
  const many = Array.from({ length: 14 }, (_, at) => ({
    ...sunLabel,
    PATENT_ID: `IPT20210${10_000 + at}`,
    TITLE: `LABEL ${at + 1}`,
  }))
  beforeEach(() => serve({ getSimilarPictures: { data: many } }))

  test('shows twelve pictures side by side, says how the score is made, and turns the page with the heading in focus', async () => {
    await open('?like=IPT2026011873')
    await expect.element(found('LABEL 12')).toBeVisible()
    await expect.element(page.getByText(text('pictureSearch:order'))).toBeVisible()
    const cards = page.getByRole('article').elements()
    expect(cards).toHaveLength(12)
    const [first, second] = cards.map((card) => card.getBoundingClientRect())
    expect(second?.top).toBe(first?.top)
    await page.getByRole('button', { name: /2/ }).last().click()
    await expect.element(found('LABEL 14')).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(2)
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  test('a page that no longer exists shows the last one', async () => {
    await open('?like=IPT2026011873&page=9')
    await expect.element(found('LABEL 14')).toBeVisible()
  })

  test('a case is chosen for comparison and opened by the keyboard alone', async () => {
    const { address } = await open('?like=IPT2026011873')
    const card = found('LABEL 1').first()
    await expect.element(card).toBeVisible()
    card.getByRole('link').element().focus()
    await userEvent.keyboard('{Tab} ')
    await expect.poll(address).toContain('compare=IPT2021010000')
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/list-tm/trademarks/IPT2021010000')
  })
})

test('Vienna codes and Locarno classes narrow it, and are in the address', async () => {
  const { address } = await open(`?like=IPT2021048210&vienna=26.1,x&locarno=07-01,9`)
  await expect.element(found('SENJA COFFEE')).toBeVisible()
  expect(callsOf('getSimilarPictures')[0]?.query).toMatchObject({ vienna: '26.1', classes: '07-01' })
  await page.getByRole('combobox', { name: part('pictureSearch:vienna.add') }).selectOptions('1.3')
  await expect.poll(() => callsOf('getSimilarPictures').at(-1)?.query.vienna).toBe('26.1,1.3')
  expect(decodeURIComponent(address())).toContain('vienna=26.1,1.3')
})

describe('a colour', () => {
  test('is searched by its name, stands in the address, and is removed again', async () => {
    const { address } = await open()
    await page.getByRole('button', { name: text('pictureSearch:colour.turquoise') }).click()
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    expect(callsOf('getSimilarPictures')[0]?.query).toEqual({ colour: '2a9d98', position: 1 })
    expect(address()).toBe('/trademarks/search?colour=2a-9d-98')
    await expect.element(page.getByText(text('pictureSearch:order.colour'))).toBeVisible()
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
    await page.getByRole('button', { name: labelText('pictureSearch:remove') }).click()
    await expect.element(page.getByRole('heading', { name: labelText('search:start.title') })).toBeVisible()
  })

  test.each([
    ['?colour=2a-9d-98', true],
    ['?colour=11-2e-33', false],
  ])('at %s the field of other colours shows every colour: %s', async (asked, isWheel) => {
    await open(asked)
    const other = page.getByLabelText(labelText('pictureSearch:colour.other')).element()
    expect(getComputedStyle(other).getPropertyValue('--wheel').startsWith('conic-gradient')).toBe(isWheel)
  })

  test('of the address is searched, also where it reads as a number; what is no colour is not', async () => {
    await open('?colour=11-2e-33')
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    expect(callsOf('getSimilarPictures')[0]?.query.colour).toBe('112e33')
    await open('?colour=red')
    await expect.element(page.getByRole('heading', { name: labelText('search:start.title') })).toBeVisible()
    expect(callsOf('getSimilarPictures')).toHaveLength(1)
  })

  test('that no picture has much of is said', async () => {
    serve({ getSimilarPictures: { data: [] } })
    await open('?colour=6f-3f-a0')
    await expect.element(page.getByText(text('pictureSearch:none.colour'))).toBeVisible()
  })
})

describe('what is compared', () => {
  const slider = (name: 'SHAPE' | 'COLOUR' | 'EDGES') =>
    page.getByRole('slider', { name: text(`pictureSearch:part.${name}`) })

  test('counts as the reader wants, by the keyboard, and is in the address and in the call', async () => {
    const { address } = await open('?like=IPT2026011873')
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    await expect.element(slider('SHAPE')).toHaveAttribute('aria-valuetext', text('pictureSearch:weight.2'))
    slider('COLOUR').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(address).toContain('weights=2-0-1')
    await expect.poll(() => callsOf('getSimilarPictures').at(-1)?.query.weights).toBe('2-0-1')
    await expect.element(slider('COLOUR')).toHaveAttribute('aria-valuetext', text('pictureSearch:weight.0'))
    await expect.element(page.getByText(text('pictureSearch:order.weighed'))).toBeVisible()
  })

  test('keeps one part', async () => {
    const { address } = await open('?like=IPT2026011873&weights=0-0-1')
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    slider('EDGES').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(slider('EDGES')).toHaveValue('1')
    expect(address()).toContain('weights=0-0-1')
  })

  test('is sent with a picture of the device as well', async () => {
    await open('?weights=0-2-1')
    choose(png())
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    const [sent] = callsOf('searchPictures')
    expect(sent?.body).toMatchObject({ WEIGHTS: '0-2-1' })
  })
})

describe('a picture that cannot be searched', () => {
  test.each([
    ['another type', new File(['%PDF'], 'surat.pdf', { type: 'application/pdf' }), 'pictureSearch:wrongType'],
    ['more than 10 MB', png('besar.png', 10 * 1024 * 1024 + 1), 'pictureSearch:tooLarge'],
  ] as const)('%s is not sent', async (_what, file, words) => {
    await open()
    choose(file)
    await expect.element(page.getByText(text(words))).toBeVisible()
    expect(callsOf('searchPictures')).toEqual([])
  })

  test('a file that is no picture inside is said in words about the picture, without a retry', async () => {
    serve({ searchPictures: refuse('FILE_REFUSED') })
    await open()
    choose(png())
    await expect.element(page.getByRole('alert').filter({ hasText: text('pictureSearch:unreadable') })).toBeVisible()
    await expect.element(page.getByRole('button', { name: labelText('core:retry') })).not.toBeInTheDocument()
  })

  test('too many searches: the wait is said, and it is tried again', async () => {
    serve({ searchPictures: refuse('TOO_MANY', { title: 'Try again in 20 seconds.' }) })
    await open()
    choose(png())
    await expect.element(page.getByText('Try again in 20 seconds.')).toBeVisible()
    serve({ searchPictures: { data: [sunLabel] } })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(found('SENJA COFFEE')).toBeVisible()
  })

  test('offline it waits, and is searched once connected', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve({ niceClasses: offline })
    await open()
    choose(png())
    await expect.element(page.getByText(text('pictureSearch:offline'))).toBeVisible()
    expect(callsOf('searchPictures')).toEqual([])
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    vi.restoreAllMocks()
  })
})

describe('the picture of a case', () => {
  test('is searched by its number in the address, until a name is typed', async () => {
    const { address } = await open('?like=IPT2026011873&classes=30&stage=registered')
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    expect(callsOf('getSimilarPictures')[0]?.query).toMatchObject({
      patentId: 'IPT2026011873',
      classes: '30',
      stage: 'registered',
    })
    await userEvent.fill(page.getByRole('searchbox'), 'kopi')
    await expect.element(found('TOKO KOPI')).toBeVisible()
    expect(address()).not.toContain('like')
  })

  test('without a picture, or of another person, says so', async () => {
    serve({ getSimilarPictures: refuse('NOT_FOUND') })
    await open('?like=IPT2026011873')
    await expect.element(page.getByText(text('pictureSearch:missing', { number: 'IPT2026011873' }))).toBeVisible()
  })
})

test.each(everyLanguage)('axe finds nothing grave in %s', async (language) => {
  for (const asked of ['?like=IPT2026011873', '?colour=2a-9d-98']) {
    await open(asked, language)
    await expect.element(found('SENJA COFFEE')).toBeVisible()
    expect(await graveFaults()).toEqual([])
  }
})
