import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someClasses } from '../../../testing/similarMarks.ts'
import { drawnFile, sunLabel } from '../../../testing/similarPictures.ts'
import { MarkSearchScreen } from './MarkSearchScreen.tsx'

beforeEach(() =>
  serve({
    niceClasses: someClasses,
    viennaClasses: [],
    getRowLocarno: [],
    searchPictures: { data: [sunLabel] },
    getSimilarPictures: { data: [sunLabel] },
    getPatentDetail: refuse('NOT_FOUND'),
    getIMGDoc: new Response(),
  }),
)

const open = (asked = '', language: 'id' | 'en' | 'ar' = 'en') =>
  show(<MarkSearchScreen />, { at: `/trademarks/search${asked}`, user: applicant, language })
const zone = page.getByRole('group', { name: text('pictureSearch:by') })
const button = (key: Parameters<typeof labelText>[0]) => page.getByRole('button', { name: labelText(key) })
const frame = page.getByRole('button', { name: text('studio:crop.frame') })
const number = (field: 'x' | 'y' | 'width' | 'height') => page.getByLabelText(text(`studio:crop.${field}`))

function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const given = new DataTransfer()
  given.items.add(file)
  if (input) input.files = given.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}
/** A file that was sent, decoded. */
async function sentPicture(at: number): Promise<ImageBitmap> {
  await expect.poll(() => callsOf('searchPictures').length).toBeGreaterThan(at)
  const sent: unknown = callsOf('searchPictures')[at]?.body
  const file = typeof sent === 'object' && sent !== null && 'FILE' in sent ? sent.FILE : undefined
  return createImageBitmap(file instanceof File ? file : new Blob())
}
function colourAt(picture: ImageBitmap, x: number, y: number): number[] {
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  pen?.drawImage(picture, 0, 0)
  return [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
}

describe('a part of a picture', () => {
  test('is chosen by numbers, and only it is sent', async () => {
    await open()
    choose(
      await drawnFile(
        [
          ['#d21e1e', 200],
          ['#1950d2', 100],
        ],
        120,
      ),
    )
    await expect.element(zone.getByText('300 × 120 px')).toBeVisible()
    await button('pictureSearch:crop').click()
    await userEvent.fill(number('x'), '210')
    await userEvent.keyboard('{Enter}')
    await expect.element(number('x')).toHaveValue('0')
    await userEvent.fill(number('width'), '90')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(number('x'), '210')
    await userEvent.keyboard('{Enter}')
    await button('pictureSearch:crop.use').click()
    const part = await sentPicture(1)
    expect([part.width, part.height]).toEqual([90, 120])
    const [red = 0, , blue = 0] = colourAt(part, 45, 60)
    expect(blue).toBeGreaterThan(red + 100)
    await expect.element(zone.getByText(text('pictureSearch:crop.part'))).toBeVisible()
    await expect.element(zone.getByText('label.png', { exact: true })).toBeVisible()
  })

  test('is chosen by arrow keys; all of it is searched again', async () => {
    await open()
    choose(
      await drawnFile(
        [
          ['#d21e1e', 200],
          ['#1950d2', 100],
        ],
        120,
      ),
    )
    await button('pictureSearch:crop').click()
    await expect.element(frame).toBeVisible()
    frame.element().focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Control>}{ArrowRight}{/Control}')
    await expect.element(number('width')).toHaveValue('298')
    await expect.element(number('x')).toHaveValue('1')
    await button('pictureSearch:crop.use').click()
    expect((await sentPicture(1)).width).toBe(298)
    await button('pictureSearch:crop').click()
    await button('studio:crop.whole').click()
    await button('pictureSearch:crop.use').click()
    expect((await sentPicture(2)).width).toBe(300)
    await expect.element(zone.getByText(text('pictureSearch:crop.part'))).not.toBeInTheDocument()
  })

  test('is dragged by its corner', async () => {
    await open()
    choose(
      await drawnFile(
        [
          ['#d21e1e', 200],
          ['#1950d2', 200],
        ],
        300,
      ),
    )
    await button('pictureSearch:crop').click()
    await expect.element(frame).toBeVisible()
    const corner = frame.element().querySelector('.nw')
    const { width } = frame.element().getBoundingClientRect()
    const drag = (type: string, dx: number) =>
      corner?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX: 100 + dx, clientY: 100 }),
      )
    Element.prototype.setPointerCapture = () => undefined
    drag('pointerdown', 0)
    drag('pointermove', width / 2)
    await expect.element(number('x')).toHaveValue('200')
    drag('pointerup', width / 2)
    await button('pictureSearch:crop.use').click()
    expect((await sentPicture(1)).width).toBe(200)
  })

  test('is not searched when the dialog is left', async () => {
    await open()
    choose(await drawnFile([['#d21e1e', 200]], 120))
    await button('pictureSearch:crop').click()
    await userEvent.fill(number('width'), '60')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(frame).not.toBeInTheDocument()
    expect(callsOf('searchPictures')).toHaveLength(1)
  })

  test('of a picture of one point has an area', async () => {
    await open()
    choose(await drawnFile([['#d21e1e', 1]], 1))
    await button('pictureSearch:crop').click()
    await userEvent.fill(number('width'), '0')
    await userEvent.keyboard('{Enter}')
    await expect.element(number('width')).toHaveValue('1')
    await button('pictureSearch:crop.use').click()
    await expect.element(frame).not.toBeInTheDocument()
    expect((await sentPicture(0)).width).toBe(1)
  })

  test('of a large photo is sent in at most 1,024 pixels', async () => {
    await open()
    choose(
      await drawnFile(
        [
          ['#d21e1e', 4000],
          ['#1950d2', 4000],
        ],
        5000,
      ),
    )
    await expect.element(zone.getByText('8000 × 5000 px'), { timeout: 20_000 }).toBeVisible()
    await button('pictureSearch:crop').click()
    await userEvent.fill(number('width'), '4000')
    await userEvent.keyboard('{Enter}')
    await button('pictureSearch:crop.use').click()
    const part = await sentPicture(1)
    expect([part.width, part.height]).toEqual([819, 1024])
  }, 60_000)

  test('is not offered of a file that the browser cannot read; the search is still sent', async () => {
    await open()
    choose(new File([(await drawnFile([['#d21e1e', 90]], 90)).slice(0, 30)], 'putus.png', { type: 'image/png' }))
    await expect.element(zone.getByText('putus.png', { exact: true })).toBeVisible()
    await expect.poll(() => callsOf('searchPictures').length).toBe(1)
    await expect.element(button('pictureSearch:crop')).not.toBeInTheDocument()
  })
})

describe('a part of the picture of a case', () => {
  test('stands in the address, and the call asks for it', async () => {
    const { address } = await open('?like=IPT2026011873&crop=250-100-500-300')
    await expect.poll(() => callsOf('getSimilarPictures')[0]?.query.crop).toBe('250-100-500-300')
    expect(decodeURIComponent(address())).toContain('crop=250-100-500-300')
  })

  test.each(['0-0-0-500', '900-0-500-500', '0-0-1000-1000', '-1-0-5-5', '1e3-0-1-1', 'x', '0-0-9999999999-1', '%00'])(
    'that is forged as %s is all of it',
    async (crop) => {
      await open(`?like=IPT2026011873&crop=${crop}`)
      await expect.element(page.getByRole('article')).toBeVisible()
      expect(callsOf('getSimilarPictures')[0]?.query).not.toHaveProperty('crop')
    },
  )

  test('is left with the case', async () => {
    const { address } = await open('?like=IPT2026011873&crop=250-100-500-300&colours=d2-1e-1e')
    await expect.element(page.getByRole('article')).toBeVisible()
    await button('pictureSearch:remove').click()
    await expect.poll(address).toBe('/trademarks/search')
  })
})

describe('colours of the picture', () => {
  test('are offered by their names, and narrow what is alike', async () => {
    const { address } = await open()
    choose(
      await drawnFile(
        [
          ['#d21e1e', 100],
          ['#1950d2', 100],
          ['#1f9e3c', 100],
        ],
        120,
      ),
    )
    const red = page.getByRole('button', { name: text('goods:colour.red') })
    await expect.element(page.getByRole('button', { name: text('goods:colour.green') })).toBeVisible()
    await red.click()
    await expect.poll(() => callsOf('searchPictures').at(-1)?.body).toMatchObject({ COLOURS: 'd21e1e' })
    await expect.element(red).toHaveAttribute('aria-pressed', 'true')
    expect(decodeURIComponent(address())).toContain('colours=d2-1e-1e')
    await red.click()
    await expect.poll(() => address()).toBe('/trademarks/search')
  })

  test('of the address are asked for and can be taken back; what is no colour is left out', async () => {
    const { address } = await open('?like=IPT2026011873&colours=d2-1e-1e,red,d2-1e-1e,11-2e-33')
    await expect.poll(() => callsOf('getSimilarPictures')[0]?.query.colours).toBe('d21e1e,112e33')
    await page.getByRole('button', { name: text('goods:colour.red') }).click()
    await expect.poll(() => decodeURIComponent(address())).toContain('colours=11-2e-33')
  })

  test('are those of the part, and what was chosen before is forgotten', async () => {
    await open()
    choose(
      await drawnFile(
        [
          ['#d21e1e', 100],
          ['#1950d2', 100],
          ['#1f9e3c', 100],
        ],
        120,
      ),
    )
    await page.getByRole('button', { name: text('goods:colour.green') }).click()
    await button('pictureSearch:crop').click()
    await userEvent.fill(number('width'), '190')
    await userEvent.keyboard('{Enter}')
    await button('pictureSearch:crop.use').click()
    await expect.element(page.getByRole('button', { name: text('goods:colour.green') })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: text('goods:colour.red') })).toBeVisible()
    expect(callsOf('searchPictures').at(-1)?.body).not.toHaveProperty('COLOURS')
  })

  test('are taken back together with the other filters', async () => {
    serve({ getSimilarPictures: { data: [] } })
    await open('?like=IPT2026011873&colours=d2-1e-1e')
    await button('search:none.all').click()
    await expect.poll(() => callsOf('getSimilarPictures').at(-1)?.query).not.toHaveProperty('colours')
  })
})

test.each(everyLanguage)('axe finds nothing grave in %s while a part is chosen', async (language) => {
  await open('', language)
  choose(
    await drawnFile(
      [
        ['#d21e1e', 100],
        ['#1950d2', 100],
      ],
      120,
    ),
  )
  await expect.element(page.getByText('200 × 120 px')).toBeVisible()
  expect(await graveFaults()).toEqual([])
  await page
    .getByRole('button', { name: new RegExp(language === 'ar' ? 'قص' : language === 'id' ? 'Potong' : 'Crop') })
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await graveFaults('CropDialog')).toEqual([])
})
