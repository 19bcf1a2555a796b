import { randomInt } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { fillDate } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** A fee that no other journey pays. */
const TARIFF = 'MARK_LICENCE'
const OFFICE_ZONE = 7 * 3_600_000
const DAY = 86_400_000

/** The date in Jakarta `days` days from today, as 'YYYY-MM-DD'. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + OFFICE_ZONE + days * DAY).toISOString().slice(0, 10)
}

test.beforeEach(async ({ page }) => inIndonesian(page))

test('a tariff changes from a future day', async ({ page }) => {
  const reason = uniqueTitle('Peraturan baru tentang PNBP')
  const amount = 1_000_000 + randomInt(1, 1000) * 1000
  const shown = `Rp${amount.toString().replaceAll(/\B(?=(\d{3})+$)/g, '.')}`
  await signIn(page, demo.officer)
  await page.goto('/petugas/tarif')
  const tariffs = page.getByRole('table', { name: 'Tarif layanan' }).getByRole('row').filter({ hasText: TARIFF })
  const inForce = tariffs.filter({ hasText: 'Rp1.000.000' })
  await expect(inForce).toHaveCount(1)
  await inForce.getByRole('button', { name: begins('Ubah') }).click()
  const dialog = page.getByRole('dialog', { name: 'Pencatatan lisensi merek' })
  const save = dialog.getByRole('button', { name: begins('Simpan') })

  await test.step('the current row keeps its amount, and a reason is required', async () => {
    await dialog.getByRole('textbox', { name: begins('Biaya') }).fill(String(amount))
    await save.click()
    await expect(dialog).toContainText('Tarif yang sudah berlaku tidak dapat diubah jumlahnya.')
    await expect(dialog.getByRole('textbox', { name: begins('Alasan') })).toHaveAccessibleDescription(/Wajib diisi/)
    await fillDate(dialog, 'Berlaku sejak', dayFromNow(0))
    await expect(dialog).toContainText('Jumlah baru paling cepat berlaku besok')
  })

  await test.step('the new amount begins tomorrow', async () => {
    await fillDate(dialog, 'Berlaku sejak', dayFromNow(1))
    await dialog.getByRole('textbox', { name: begins('Alasan') }).fill(reason)
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByTestId('toast')).toContainText('Tarif tersimpan')
  })

  await test.step('both amounts are in the list, and the change with its reason in the history', async () => {
    const next = tariffs.filter({ hasText: shown })
    await expect(next).toHaveCount(1)
    await expect(next.locator('time').first()).toHaveAttribute('datetime', dayFromNow(1))
    await expect(inForce).toHaveCount(1)
    const history = page.getByRole('table', { name: 'Riwayat perubahan' }).getByRole('row').filter({ hasText: reason })
    await expect(history).toContainText(TARIFF)
    await expect(history).toContainText('Petrus Galih')
  })
})

test('only officers see the tariffs', async ({ page }) => {
  await signIn(page, demo.sari)
  await page.goto('/petugas/tarif')
  await expect(page.getByText('Halaman ini hanya untuk petugas kantor.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
