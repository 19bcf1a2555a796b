import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { drawField, requiredField } from '../../../testing/drawField.tsx'
import { labelText, text } from '../../../testing/render.tsx'
import type { FormField } from '../scene.ts'

const options = [
  { value: 'ONE', text: 'filing:claimScope.SHAPE', hint: 'filing:title.hint' },
  { value: 'TWO', text: 'filing:claimScope.LINES' },
  { value: 'THREE', text: 'filing:claimScope.COLOURS' },
] as const
const optionNames = options.map(({ text: key }) => labelText(key))

describe('a choice', () => {
  const field: FormField = { as: 'choice', options, ...requiredField }

  test('preselects nothing; a chosen option is saved by its value', async () => {
    const { value } = await drawField(field)
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await page.getByRole('radio', { name: optionNames[1], exact: false }).click()
    expect(value()).toBe('TWO')
  })

  test('shows the consequence of an option', async () => {
    await drawField(field)
    await expect.element(page.getByText(text('filing:title.hint'))).toBeVisible()
  })

  test('read-only, the saved option is marked and none can be chosen', async () => {
    await drawField(field, { F: 'THREE' }, { readOnly: true })
    for (const radio of page.getByRole('radio').all()) await expect.element(radio).toBeDisabled()
    await expect.element(page.getByRole('radio', { checked: true })).toHaveAttribute('value', 'THREE')
  })
})

describe('yes or no', () => {
  test.each([
    ['core:yes', 'Y'],
    ['core:no', 'N'],
  ] as const)('%s is saved as %s', async (key, expected) => {
    const { value } = await drawField({ as: 'yesNo', ...requiredField })
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
    await page.getByRole('radio', { name: labelText(key) }).click()
    expect(value()).toBe(expected)
  })
})

describe('choices', () => {
  const field: FormField = { as: 'choices', options, ...requiredField }
  const tick = (at: number) => page.getByRole('checkbox').nth(at)

  test('are saved in the order of the form, not of the ticks', async () => {
    const { value } = await drawField(field)
    await tick(2).click()
    await tick(0).click()
    expect(value()).toEqual(['ONE', 'THREE'])
    await tick(2).click()
    expect(value()).toEqual(['ONE'])
  })

  test('read-only, none can be ticked', async () => {
    await drawField(field, { F: ['TWO'] }, { readOnly: true })
    for (const box of page.getByRole('checkbox').all()) await expect.element(box).toBeDisabled()
    await expect.element(tick(1)).toBeChecked()
  })
})
