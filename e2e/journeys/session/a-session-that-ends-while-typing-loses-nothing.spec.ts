import { expect, request, test, type Page } from '@playwright/test'

import { readDraft, headers, openStep, readySections, saveNewDraft } from '../../portal/api.ts'
import { goOn } from '../../portal/filing.ts'
import { begins } from '../../portal/names.ts'
import { demo, password } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('the input is kept when the session ends while typing', async ({ page }) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections('Cangkir Sesi'))
  await openStep(page, TEMP_ID, 'applicants')
  await page.getByRole('button', { name: begins('Ubah') }).click()
  await endSessionElsewhere(page)

  const typed = {
    Nama: 'Bagus Prakoso Adi',
    Alamat: 'Jalan Baru 1',
    'Kode Pos': '55188',
    Email: 'bagus@contoh.id',
    Telepon: '0811 222 3333',
  }
  for (const [label, value] of Object.entries(typed))
    await page.getByRole('textbox', { name: begins(label) }).fill(value)
  const pressedAt = Date.now()
  await goOn(page)
  const dialog = page.getByRole('dialog', { name: begins('Sesi berakhir') })
  await expect(dialog).toBeVisible()
  expect(Date.now() - pressedAt).toBeLessThan(2000)
  await expect(page.getByTestId('draft-status')).not.toHaveText(/^Tersimpan \d/)
  await dialog.getByLabel(begins('Kata Sandi')).fill(password)
  await dialog.getByRole('button', { name: begins('Masuk kembali') }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByTestId('draft-status')).toHaveText(/^Tersimpan \d/)
  const { DATA } = await readDraft(page, TEMP_ID)
  expect((DATA['OWNERS'] as unknown as Record<string, string>[])[0]).toMatchObject({
    PERSON_NAME: typed.Nama,
    ADDR_STREET: typed.Alamat,
    ZIPCODE: typed['Kode Pos'],
    EMAIL: typed.Email,
  })
  await openStep(page, TEMP_ID, 'applicants')
  await page.getByRole('button', { name: begins('Ubah') }).click()
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByRole('textbox', { name: begins(label) })).toHaveValue(value)
})

/** Ends the session at the server from another client with the same cookie, without a sign to this browser. */
async function endSessionElsewhere(page: Page): Promise<void> {
  const storageState = await page.context().storageState()
  const other = await request.newContext({ baseURL: new URL(page.url()).origin, storageState })
  expect((await other.post('/api/logout', { headers: headers() })).status()).toBe(200)
  await other.dispose()
  expect((await page.request.get('/api/session')).status()).toBe(401)
}
