import { expect, test, type Page } from '@playwright/test'

import { linkFromMail } from '../../portal/mailbox.ts'
import { begins } from '../../portal/names.ts'
import { newPerson, type TestAccount } from '../../portal/people.ts'
import { fillLogin, fillRegistration, inIndonesian, landing, sendRegistration } from '../../portal/session.ts'

const otherPassword = 'kursi orang lain sama sekali'
const newPassword = 'empat ekor kucing hitam'

async function registerOnly(page: Page, person: TestAccount): Promise<void> {
  await page.goto('/daftar-akun')
  await fillRegistration(page, person)
  await sendRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: begins('Periksa email Anda') })).toBeVisible()
}

test('a user whose address was registered by another sets a new password using only the keyboard', async ({ page }) => {
  await inIndonesian(page)
  const person = newPerson()
  await registerOnly(page, { ...person, password: otherPassword })
  await page.goto(await linkFromMail(person.email, '/login/activation'))
  await page.getByLabel(begins('Kata Sandi')).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('error-summary')).toBeFocused()
  await expect(page.getByTestId('error-summary')).toContainText('Tautan tetap berlaku')
  await page.getByRole('button', { name: begins('Lupa? Buat kata sandi baru') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel(begins('Kata Sandi Baru')).fill(newPassword)
  await page.getByLabel(begins('Ulangi Kata Sandi')).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Akun Anda sudah aktif')
  await page.goto('/login')
  await fillLogin(page, person.email, otherPassword)
  await expect(page.getByRole('alert')).toBeVisible()
  await fillLogin(page, person.email, newPassword)
  await expect(page).toHaveURL(landing)
})

test('a user who did not register deletes the registration, and the link is no longer valid', async ({ page }) => {
  await inIndonesian(page)
  const person = newPerson()
  await registerOnly(page, person)
  const link = await linkFromMail(person.email, '/login/activation')
  await page.goto(link)
  await page.getByRole('button', { name: begins('Saya tidak mendaftar') }).click()
  await page.getByRole('button', { name: begins('Hapus pendaftaran') }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Pendaftaran dihapus')
  await page.goto(link)
  await page.getByLabel(begins('Kata Sandi')).fill(person.password)
  await page.getByRole('button', { name: begins('Aktifkan akun') }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Tautan aktivasi kedaluwarsa')
})
