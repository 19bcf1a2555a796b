import type { OpenAction } from '@saki/contracts/openActions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { refusalProposed } from '../../../../testing/openActions.ts'
import { officer } from '../../../../testing/people.ts'
import { show, text } from '../../../../testing/render.tsx'
import { ActionChoices } from './ActionChoices.tsx'

const choices = (more: Partial<OpenAction> = {}) => (
  <ActionChoices
    id="1"
    choices={[{ ...refusalProposed, ...more }]}
    value=""
    onChange={() => undefined}
    error={undefined}
    date=""
    onDate={() => undefined}
    dateError={undefined}
  />
)

test('state and letter under an act are named in the language of the reader', async () => {
  await show(choices(), { user: officer, language: 'ar' })
  await expect.element(page.getByText(/اقتراح رفض، .*إشعار اقتراح الرفض/)).toBeVisible()
  expect(page.getByText(/Usul Tolak|Pemberitahuan Usul/).elements()).toEqual([])
})

test('in Indonesian they have their Indonesian names', async () => {
  const none = { ACTION_TYPE_CAPTION: '', NEW_STATUS_CAPTION: '', OFFIDOC_CAPTION: '' }
  await show(choices(none), { user: officer, language: 'id' })
  await expect.element(page.getByText(/Usul Tolak, .*Pemberitahuan Usul Penolakan/)).toBeVisible()
})

test('an act that must wait is named in the language of the reader with its first day', async () => {
  await show(choices({ FROM_DATE: '2027-01-15' }), { user: officer, language: 'ar' })
  const values = { action: refusalProposed.ACTION_TYPE_CAPTION, date: '15 يناير 2027' }
  await expect.element(page.getByText(text('desk:action.later', values, 'ar'))).toBeVisible()
})

test.each(['id', 'en', 'ar'] as const)(
  'an act that waits for a letter to be posted says so and cannot be chosen (%s)',
  async (language) => {
    await show(choices({ IND_POSTING: 'Y' }), { user: officer, language })
    const values = { action: refusalProposed.ACTION_TYPE_CAPTION }
    await expect.element(page.getByText(text('desk:action.posting', values, language))).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
  },
)
