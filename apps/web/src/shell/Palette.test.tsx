import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { applicant } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { Palette } from './Palette.tsx'

const open = (language: 'en' | 'ar' = 'en') =>
  show(<Palette open onOpen={() => undefined} />, { at: '/inbox', user: applicant, language })

describe('the palette of Ctrl+K', () => {
  test.each(['draf', 'DRÁF', 'dra\u0308f'])('finds the drafts by %s, with and without marks', async (typed) => {
    await open()
    await userEvent.type(page.getByRole('textbox'), typed)
    await expect.element(page.getByRole('button', { name: labelText('shell:page.drafts') })).toBeVisible()
  })

  test('finds an Arabic name whatever its vowels', async () => {
    await open('ar')
    const plain = text('shell:page.drafts', {}, 'ar')
    await userEvent.fill(page.getByRole('textbox'), [...plain].join('\u064e'))
    await expect.element(page.getByRole('button', { name: labelText('shell:page.drafts', {}, 'ar') })).toBeVisible()
  })

  test('offers an application by its number and says when nothing has the name', async () => {
    await open()
    await userEvent.fill(page.getByRole('textbox'), 'a00202600025')
    await expect
      .element(page.getByRole('button', { name: text('shell:palette.case', { number: 'A00202600025' }) }))
      .toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), 'zzz')
    await expect.element(page.getByText(text('shell:palette.none'))).toBeVisible()
  })
})
