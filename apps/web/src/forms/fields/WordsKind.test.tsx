import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { drawField, requiredField } from '../../../testing/drawField.tsx'
import { text } from '../../../testing/render.tsx'
import type { FormField } from '../scene.ts'

describe('words', () => {
  const field: FormField = { as: 'words', max: 5, wordMax: 20, input: 'goods', ...requiredField }
  const box = page.getByRole('textbox')
  const chips = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)

  test.each([
    ['Enter', 'kopi{Enter}', ['kopi']],
    ['a comma', 'kopi,teh,', ['kopi', 'teh']],
    ['a semicolon', 'kopi;', ['kopi']],
    ['an Arabic comma', 'قهوة،', ['قهوة']],
    ['leaving the box', 'kopi{Tab}', ['kopi']],
    ['only spaces', '   {Enter}', undefined],
    ['the same word twice', 'kopi,kopi,', ['kopi']],
  ])('%s ends a word', async (_what, keys, expected) => {
    const { value } = await drawField(field)
    await box.click()
    await userEvent.keyboard(keys)
    expect(value()).toEqual(expected)
  })

  test('a pasted list becomes single words', async () => {
    const { value } = await drawField(field)
    await box.fill('kopi; teh ,gula')
    expect(value()).toEqual(['kopi', 'teh', 'gula'])
    await expect.element(box).toHaveValue('')
  })

  test('Backspace in the empty box removes the last word, which can be brought back', async () => {
    const { value } = await drawField(field, { F: ['kopi', 'teh'] })
    await box.click()
    await userEvent.keyboard('{Backspace}')
    expect(value()).toEqual(['kopi'])
    await page
      .getByTestId('toast')
      .getByRole('button', { name: text('core:undo') })
      .click()
    expect(value()).toEqual(['kopi', 'teh'])
  })

  test('Backspace in a box with letters removes a letter only', async () => {
    const { value } = await drawField(field, { F: ['kopi'] })
    await box.click()
    await userEvent.keyboard('ab{Backspace}')
    await expect.element(box).toHaveValue('a')
    expect(value()).toEqual(['kopi'])
  })

  test('each word has a button of its own name', async () => {
    const { value } = await drawField(field, { F: ['kopi', 'teh'] })
    await page.getByRole('button', { name: text('goods:words.remove', { word: 'kopi' }) }).click()
    expect(value()).toEqual(['teh'])
  })

  test('read-only shows the words without box and buttons', async () => {
    await drawField(field, { F: ['kopi', 'teh'] }, { readOnly: true })
    expect(chips()).toEqual(['kopi', 'teh'])
    expect(box.elements()).toEqual([])
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
