import { expect, test } from '@playwright/test'

import { draftsNamed, openStep, readySections, saveNewDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a save whose answer is lost is never shown as saved, and afterwards there is one draft', async ({ page }) => {
  const title = uniqueTitle('Cangkir 20')
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(uniqueTitle('Cangkir sebelum')))
  await openStep(page, TEMP_ID, 'design')
  await page.route('**/api/savePermohonan', async (route) => {
    await route.fetch()
    await route.abort('timedout')
  })
  await page.getByRole('textbox', { name: begins('Judul Desain') }).fill(title)
  const status = page.getByTestId('draft-status')
  await expect(status).toHaveText(/^(Belum tersimpan|Tersimpan di perangkat)/)
  await expect(page.getByTestId('toast')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: begins('Judul Desain') })).toHaveValue(title)

  await page.unroute('**/api/savePermohonan')
  await expect(status, 'tried again by itself').toHaveText(/^Tersimpan \d/, { timeout: 30_000 })
  expect((await draftsNamed(page, title)).map((draft) => draft.TEMP_ID)).toEqual([TEMP_ID])
})
