import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { Button } from './Button.tsx'
import { Label } from './Label.tsx'
import { TextField } from './TextField.tsx'
import { TwoNames } from './TwoNames.tsx'

const place = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect()
const sizeOf = (words: string) =>
  parseFloat(getComputedStyle(page.getByText(words, { exact: true }).element()).fontSize)

test.each(['en', 'ar'] as const)(
  'in %s the chosen language stands first and larger, Indonesian behind it',
  async (language) => {
    await show(
      <h1>
        <Label k="core:save" />
      </h1>,
      { language },
    )
    const [own, indonesian] = [text('core:save', {}, language), text('core:save', {}, 'id')]
    const isFirst =
      language === 'ar' ? place(own).right > place(indonesian).right : place(own).left < place(indonesian).left
    expect(isFirst).toBe(true)
    expect(sizeOf(own)).toBeGreaterThan(sizeOf(indonesian))
    await expect.element(page.getByRole('heading', { name: labelText('core:save', {}, language) })).toBeVisible()
  },
)

test('stacked, Indonesian is under the name; a name that is the same in both languages stands once', async () => {
  await show(
    <>
      <TwoNames name="Diterima" own="Accepted" stacked />
      <TwoNames name="Inbox" own="Inbox" />
    </>,
  )
  expect(place('Accepted').bottom).toBeLessThanOrEqual(place('Diterima').top + 1)
  expect(page.getByText('Inbox').elements()).toHaveLength(1)
})

test('on a narrow phone a button shows only the chosen language, and its name still begins with the Indonesian word', async () => {
  await page.viewport(390, 844)
  await show(
    <div className="actions">
      <Button>
        <Label k="core:save" />
      </Button>
    </div>,
  )
  const button = page.getByRole('button', { name: labelText('core:save') })
  await expect.element(button).toBeVisible()
  expect(place(text('core:save', {}, 'id')).width).toBeLessThan(1)
  expect(place(text('core:save')).width).toBeGreaterThan(20)
  await page.viewport(1366, 768)
})

test.each(everyLanguage)(
  'in %s an empty field reads %s; typed text has its own direction',
  async (language, direction) => {
    await show(<TextField id="q" label="q" placeholder="q" value="" onChange={() => undefined} />, { language })
    const box = page.getByRole('textbox').element()
    expect(getComputedStyle(box).direction).toBe(direction)
    expect(box.getAttribute('dir')).toBeNull()
  },
)
