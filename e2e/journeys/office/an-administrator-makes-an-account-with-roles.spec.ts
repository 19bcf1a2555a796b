import { expect, test } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { demo, newPerson } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('an administrator makes an account with a role', async ({ page }) => {
  const { email } = newPerson()
  const name = `Meutia Rahman ${email.replaceAll(/\D/g, '').slice(-6)}`
  await inIndonesian(page)
  await signIn(page, demo.officer)
  await page.goto('/petugas/pegawai')

  await test.step('the account gets a role', async () => {
    await page.getByRole('button', { name: begins('Tambah pegawai') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: begins('Email') }).fill(email)
    await dialog.getByRole('textbox', { name: begins('Nama lengkap') }).fill(name)
    await dialog.getByRole('checkbox', { name: begins('Formalitas') }).check()
    await dialog.getByRole('button', { name: begins('Simpan') }).click()
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('Formalitas')
  })
})
