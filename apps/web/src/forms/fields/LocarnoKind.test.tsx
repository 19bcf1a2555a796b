import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { drawField, requiredField } from '../../../testing/drawField.tsx'
import { callsOf, serve } from '../../../testing/fakeApi.ts'

describe('a Locarno class', () => {
  const row = (code: string, en: string, words: string) => ({
    LOCARNO_EDITION_CODE: '15',
    LOCARNO_CLASS_CODE: code,
    LOCARNO_NAME: `${en} (id)`,
    LOCARNO_NAME_EN: en,
    WORDS: words,
  })

  test('is found by an everyday word, asked for once after the last letter; whole classes are not offered', async () => {
    serve({
      getRowLocarno: ({ query }) =>
        query.q === undefined ? [] : [row('02', 'Clothing', ''), row('02-04', 'Footwear', 'sandal, sepatu')],
    })
    const { value } = await drawField({ as: 'locarno', ...requiredField })
    await userEvent.type(page.getByRole('combobox'), 'sepatu')
    const option = page.getByRole('option')
    await expect.element(option).toHaveTextContent('02-04 Footwearsepatu')
    expect(callsOf('getRowLocarno').map(({ query }) => query.q)).toEqual([undefined, 'sepatu'])
    await option.click()
    expect(value()).toBe('02-04')
  })

  test('shows the everyday word that was found, also when its letters have marks', async () => {
    serve({ getRowLocarno: () => [row('02-04', 'Footwear', 'sandal, Éspadrille')] })
    await drawField({ as: 'locarno', ...requiredField })
    await userEvent.type(page.getByRole('combobox'), 'espadrille')
    await expect.element(page.getByRole('option')).toHaveTextContent('02-04 FootwearÉspadrille')
  })
})
