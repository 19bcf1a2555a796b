import { expect, test } from '@playwright/test'

import { draftsNamed } from '../../portal/api.ts'
import { goOn } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a save that the server refuses is shown, and succeeds after a correction', async ({ page }) => {
  const title = uniqueTitle('Cangkir Gagal Simpan')
  await signIn(page, demo.newcomer)
  await page.route('**/api/savePermohonan', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"err":"UNKNOWN","status":500}' }),
  )
  await page.goto('/buat-pengajuan')
  await page.getByRole('radio', { name: begins('Desain Industri') }).check()
  await goOn(page)
  const status = page.getByTestId('draft-status')
  await expect(status).toContainText('Belum tersimpan')
  await page.goto(page.url().replace('step=type', 'step=design'))
  await page.getByRole('textbox', { name: begins('Judul Desain') }).fill(title)
  await expect(status).toContainText('Belum tersimpan')
  expect(await draftsNamed(page, title)).toHaveLength(0)

  await page.unroute('**/api/savePermohonan')
  await page.getByRole('button', { name: begins('Coba lagi') }).click()
  await expect(status).toHaveText(/^Tersimpan \d/)
  await expect.poll(async () => (await draftsNamed(page, title)).length).toBe(1)
  await expect(page.getByRole('textbox', { name: begins('Judul Desain') })).toHaveValue(title)
})
