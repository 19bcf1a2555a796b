import { expect, test } from '@playwright/test'

import { linkFromMail } from '../../portal/mailbox.ts'
import { begins } from '../../portal/names.ts'
import { demo, newPerson, password } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('an administrator makes an account; its owner chooses a password by mail and cannot make accounts', async ({
  page,
  browser,
  baseURL,
}) => {
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

  await test.step('the owner chooses a password, sees the desk and no button for accounts', async () => {
    const own = await browser.newPage({ ...(baseURL && { baseURL }) })
    await inIndonesian(own)
    const link = new URL(await linkFromMail(email, '/login/forgetpass'))
    await own.goto(`${link.pathname}${link.search}`)
    await own.getByLabel(begins('Kata Sandi Baru')).fill(password)
    await own.getByLabel(begins('Ulangi')).fill(password)
    await own.getByRole('button', { name: begins('Simpan') }).click()
    await expect(own.getByRole('main').getByRole('status')).toContainText('Kata sandi baru tersimpan')
    await signIn(own, email)
    await own.goto('/petugas/pegawai')
    await expect(own.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
    await expect(own.getByRole('button', { name: begins('Tambah pegawai') })).toHaveCount(0)
    await own.goto('/petugas')
    await expect(own.getByRole('heading', { name: begins('Antrean Kerja') })).toBeVisible()
    await own.close()
  })
})
