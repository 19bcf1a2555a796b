import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { show, text } from '../../../testing/render.tsx'
import { StartPage } from './StartPage.tsx'

test('opened for a divisional has the right of the parent chosen and names the parent', async () => {
  serve({ filingFees: [] })
  const at = '/buat-pengajuan?induk=P00202600001'
  await show(<StartPage userId={applicant.USER_ID} />, { at, user: applicant, language: 'id' })
  await expect.element(page.getByText(text('drafts:start.divisional', { number: 'P00202600001' }, 'id'))).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Paten/ })).toBeChecked()
})

test('opened without a parent has nothing chosen', async () => {
  serve({ filingFees: [] })
  await show(<StartPage userId={applicant.USER_ID} />, {
    at: '/buat-pengajuan?induk=kopi',
    user: applicant,
    language: 'id',
  })
  await expect.element(page.getByRole('radio', { name: /^Paten/ })).not.toBeChecked()
})

test('opened with the name of a mark has marks chosen and says that the name goes along', async () => {
  serve({ filingFees: [] })
  await show(<StartPage userId={applicant.USER_ID} />, {
    at: '/buat-pengajuan?merek=kopi%20senja',
    user: applicant,
    language: 'id',
  })
  await expect.element(page.getByText(text('drafts:start.mark', { name: 'kopi senja' }, 'id'))).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Merek/ })).toBeChecked()
})
