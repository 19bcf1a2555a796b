import { expect, test, type Page } from '@playwright/test'

import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, openAs } from '../../portal/session.ts'

test('an applicant gets the message that the account has no consultant role', async ({ page }) => {
  await openAs(page, demo.sari)
  await openCheck(page)
  await expect(page.getByRole('dialog')).toContainText('Anda tidak memiliki role konsultan.')
  await expect(page.getByRole('textbox', { name: begins('No Konsultan') })).toHaveCount(0)
})

test('a consultant types a number: found and locked, not found and cleared, saved with a success message', async ({
  page,
}) => {
  await inIndonesian(page)
  await openAs(page, demo.consultant)
  await openCheck(page)
  const dialog = page.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: begins('No Konsultan') })
  const name = dialog.getByRole('textbox', { name: begins('Nama') })
  const address = dialog.getByRole('textbox', { name: begins('Alamat') })
  const zip = dialog.getByRole('textbox', { name: begins('Kode Pos') })

  await number.fill('0930-2016')
  await expect(dialog.getByText('no konsultan tidak tersedia')).toBeVisible()
  for (const field of [name, address, zip]) {
    await expect(field).toHaveValue('')
    await expect(field).toBeEditable()
  }

  await number.fill('0903-2016')
  await expect(name).toHaveValue('Ratna Kusuma, S.H., M.H.')
  for (const field of [name, address, zip]) await expect(field).not.toBeEditable()
  await expect(dialog.getByText('diisi dari data kantor')).toHaveCount(3)
  await expect(dialog.getByRole('combobox', { name: begins('Jenis Representatif') })).toHaveValue('A')
  await dialog.getByRole('button', { name: begins('Set sebagai konsultan') }).click()
  await expect(page.getByTestId('toast')).toContainText('Sukses mengalihkan konsultan.')
  await expect(dialog).toHaveCount(0)
})

async function openCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: await words(page, 'shell:user.menu') }).click()
  await page.getByRole('menuitem', { name: begins('Data Konsultan') }).click()
}
