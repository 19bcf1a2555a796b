import { expect, test } from '@playwright/test'

import { readDraft, openStep, readyDraft, saveNewDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a contact is saved, inserted with the keyboard and corrected; drafts are offered the correction', async ({
  page,
}) => {
  const company = uniqueTitle('PT Contoh Tbk')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const design = await readyDraft(page, uniqueTitle('Cangkir PT'))
  await openStep(page, design, 'applicants')
  await page
    .getByRole('button', { name: begins('Ubah') })
    .first()
    .click()
  await page.getByRole('radio', { name: begins('Badan Hukum') }).check()
  await page.getByRole('textbox', { name: begins('Nama') }).fill(company)
  await expect(page.getByRole('textbox', { name: /depan|belakang/i })).toHaveCount(0)
  await page.getByRole('button', { name: begins('Simpan ke buku alamat') }).click()
  await expect(page.getByTestId('toast')).toContainText(`${company} disimpan di buku alamat`)

  const { TEMP_ID: mark } = await saveNewDraft(page, { FILING: { APPL_TYP: 'MARK' } }, { FORM_TYP: 'mark-filing' })
  await openStep(page, mark, 'applicants')
  await page.getByRole('button', { name: begins('Ambil dari buku alamat') }).click()
  const found = page.getByRole('combobox', { name: begins('Cari nama di buku alamat') })
  await found.fill(company.slice(-8))
  await expect(page.getByRole('option').filter({ hasText: company })).toBeVisible()
  await found.press('Enter')
  await expect(page.getByRole('textbox', { name: begins('Nama') })).toHaveValue(company)
  await expect(page.getByTestId('draft-status')).toHaveText(/^Tersimpan \d/)

  await page.getByRole('button', { name: begins('Kelola buku alamat') }).click()
  const book = page.getByRole('dialog')
  await book.getByRole('textbox', { name: begins('Cari nama') }).fill(company)
  await book.getByRole('button', { name: `Ubah ${company}` }).click()
  await book.getByRole('textbox', { name: begins('Alamat') }).fill('Jl. Baru 2')
  await book.getByRole('button', { name: begins('Simpan') }).click()
  await page.keyboard.press('Escape')

  for (const draft of [mark, design]) {
    await openStep(page, draft, 'applicants')
    const offer = page.getByRole('status').filter({ hasText: `Data ${company} berubah di buku alamat. Perbarui?` })
    await expect(offer).toContainText('Alamat')
    await offer.getByRole('button', { name: begins('Perbarui') }).click()
    await expect(offer).toHaveCount(0)
    await expect
      .poll(async () => JSON.stringify((await readDraft(page, draft)).DATA['OWNERS'] ?? ''))
      .toContain('Jl. Baru 2')
  }
})
