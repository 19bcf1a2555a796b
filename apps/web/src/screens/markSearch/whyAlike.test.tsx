import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { someClasses } from '../../../testing/similarMarks.ts'
import { drawnFile, drawnShape, lampView, sunLabel } from '../../../testing/similarPictures.ts'
import { MarkSearchScreen } from './MarkSearchScreen.tsx'

const second = {
  ...lampView,
  STAGE: 'registered',
  TITLE: 'Lampu Kedua',
  PICTURE_URL: '/api/getIMGDoc/8?size=thumb',
} as const
/** A corner standing up, and lying on its side. */
const upright = [
  [20, 10, 15, 80],
  [20, 70, 60, 20],
] as const
const lying = [
  [10, 20, 80, 15],
  [10, 20, 20, 60],
] as const

beforeEach(() =>
  serve({
    niceClasses: someClasses,
    viennaClasses: [],
    getRowLocarno: [],
    searchPictures: { data: [{ ...sunLabel, PICTURE_URL: '' }, second] },
    getSimilarPictures: { data: [sunLabel] },
  }),
)

async function open(sought: File, found: Blob | string, language: 'id' | 'en' | 'ar' = 'en') {
  const address = typeof found === 'string' ? found : URL.createObjectURL(found)
  serve({
    searchPictures: {
      data: [
        { ...sunLabel, PICTURE_URL: address },
        { ...second, PICTURE_URL: address },
      ],
    },
  })
  const shown = await show(<MarkSearchScreen />, { at: '/trademarks/search', user: applicant, language })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const given = new DataTransfer()
  given.items.add(sought)
  if (input) input.files = given.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  return shown
}
const why = (title: string) => page.getByRole('button', { name: text('pictureSearch:why.of', { title }) })
const dialog = page.getByRole('dialog')
const lines = (of: string) => document.querySelectorAll(`dialog [data-of=${of}]`).length
const view = (name: 'plain' | 'edges' | 'laid') =>
  page.getByRole('radio', { name: labelText(`pictureSearch:view.${name}`) })

describe('why a picture is alike', () => {
  test('is shown by the outline of the sought picture over both, plain, or as outlines over each other', async () => {
    const corner = await drawnShape(upright)
    await open(corner, corner)
    await why('SENJA COFFEE').click()
    await expect.element(dialog.getByText(text('pictureSearch:outline.sought'), { exact: false })).toBeVisible()
    await expect
      .element(dialog.getByText(text('pictureSearch:outline.overlap', { score: 100 }), { exact: false }))
      .toBeVisible()
    expect([lines('sought'), lines('found')]).toEqual([2, 0])
    await view('laid').click({ force: true })
    expect([lines('sought'), lines('found')]).toEqual([1, 1])
    await view('plain').click({ force: true })
    expect([lines('sought'), lines('found')]).toEqual([0, 0])
    await expect.element(dialog.getByRole('img')).toHaveLength(2)
  })

  test('says that the outline was turned', async () => {
    await open(await drawnShape(upright), await drawnShape(lying))
    await why('SENJA COFFEE').click()
    await expect.element(dialog.getByText(text('pictureSearch:outline.turned'), { exact: false })).toBeVisible()
  })

  test('names the colours that both have, and those of the sought picture alone', async () => {
    const sought = await drawnFile(
      [
        ['#d21e1e', 100],
        ['#1950d2', 100],
        ['#1f9e3c', 100],
      ],
      120,
    )
    await open(
      sought,
      await drawnFile(
        [
          ['#1950d2', 150],
          ['#ffdd00', 150],
        ],
        120,
      ),
    )
    await why('SENJA COFFEE').click()
    const row = (key: 'pictureSearch:colours.both' | 'pictureSearch:colours.one') =>
      dialog.getByRole('listitem').filter({ hasText: text(key) })
    await expect
      .element(row('pictureSearch:colours.both').getByText(text('goods:colour.blue'), { exact: true }))
      .toBeVisible()
    await expect
      .element(row('pictureSearch:colours.one').getByText(text('goods:colour.red'), { exact: true }))
      .toBeVisible()
  })

  test('goes on to the next picture and back by the keyboard, and the focus returns to the button', async () => {
    const corner = await drawnShape(upright)
    await open(corner, corner)
    await expect.element(why('SENJA COFFEE')).toBeVisible()
    why('SENJA COFFEE').element().focus()
    await userEvent.keyboard('{Enter}')
    await dialog.getByRole('button', { name: labelText('pictureSearch:why.next') }).click()
    await expect.element(dialog.getByRole('link', { name: 'Lampu Kedua' })).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: labelText('pictureSearch:why.next') }))
      .not.toBeInTheDocument()
    await dialog.getByRole('button', { name: labelText('pictureSearch:why.previous') }).click()
    await expect.element(dialog.getByRole('link', { name: 'SENJA COFFEE' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(why('SENJA COFFEE')).toHaveFocus()
  })

  test.each([
    ['one colour alone', () => drawnFile([['#ffffff', 60]], 60)],
    ['one point', () => drawnFile([['#d21e1e', 1]], 1)],
    ['no picture', () => Promise.resolve(new Blob(['x'], { type: 'image/png' }))],
  ])('of %s says that there is no outline', async (_what, make) => {
    await open(await drawnShape(upright), await make())
    await why('SENJA COFFEE').click()
    await expect.element(dialog.getByText(text('pictureSearch:outline.none'))).toBeVisible()
  })
})

test('a colour has nothing to be compared with', async () => {
  await show(<MarkSearchScreen />, { at: '/trademarks/search?colour=2a-9d-98', user: applicant, language: 'en' })
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.element(page.getByRole('button', { name: labelText('pictureSearch:why') })).not.toBeInTheDocument()
})

test.each(everyLanguage)('axe finds nothing grave in %s', async (language) => {
  const corner = await drawnShape(upright)
  await open(corner, corner, language)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  document.querySelector<HTMLButtonElement>('article .button')?.click()
  await expect.element(dialog.getByRole('img').first()).toBeVisible()
  expect(await graveFaults('WhyAlikeDialog')).toEqual([])
})
