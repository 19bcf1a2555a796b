import { expect, request, type Page } from '@playwright/test'

import { headers, type Caller } from './api.ts'
import { linkFromMail } from './mailbox.ts'
import { begins, words } from './names.ts'
import { password as demoPassword, type TestAccount } from './people.ts'

export const landing = '/user-docx/tp/pasca-sertifikat'
/** The literal question of the log-out dialog, with its trailing space. */
export const logOutQuestion = 'Are you sure to log out ?? '

/** Fills the fields of /daftar-akun; the page solves the captcha itself. */
export async function fillRegistration(
  page: Page,
  person: TestAccount,
  mistakes: Partial<{ nik: string; repeat: string }> = {},
): Promise<void> {
  await page.getByRole('textbox', { name: begins('Email') }).fill(person.email)
  await page.getByLabel(begins('Kata Sandi')).fill(person.password)
  await page.getByLabel(begins('Ulangi Kata Sandi')).fill(mistakes.repeat ?? person.password)
  await page.getByRole('textbox', { name: begins('Nama Sesuai KTP') }).fill(person.name)
  await page.getByRole('textbox', { name: begins('Nomor KTP') }).fill(mistakes.nik ?? person.nik)
  const birth = page.getByRole('group', { name: begins('Tanggal Lahir') })
  await birth.getByRole('textbox').first().fill(person.birthday.day)
  await birth.getByRole('combobox').selectOption(person.birthday.month)
  await birth.getByRole('textbox').last().fill(person.birthday.year)
  await chooseOption(page, 'Wilayah', 'yogyakarta', /YOGYAKARTA/i)
  await page.getByRole('textbox', { name: begins('No Konsultan') }).fill('')
  await page.getByRole('checkbox', { name: begins('Saya menyatakan') }).check()
}

/** Types into a combobox and takes the only matching option. */
export async function chooseOption(page: Page, label: string, typed: string, option: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: begins(label) })
  await expect(box).toBeEnabled()
  await box.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

/** Presses Daftar once the page has solved the captcha. */
export async function sendRegistration(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Verifikasi' })).not.toContainText('…', { timeout: 30_000 })
  await page.getByRole('button', { name: begins('Daftar') }).click()
}

/** Opens the link of the activation mail and enters the registered password; expects that opening alone does not activate. */
export async function activateByMail(
  page: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<void> {
  await page.goto(await linkFromMail(email, '/login/activation'))
  await page.getByLabel(begins('Kata Sandi')).fill(password)
  await page.getByRole('button', { name: begins('Aktifkan akun') }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
}

/** Registers and activates a person; ends on the page after the activation. */
export async function register(page: Page, person: TestAccount): Promise<void> {
  await page.goto('/daftar-akun')
  await fillRegistration(page, person)
  await sendRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: begins('Periksa email Anda') })).toBeVisible()
  await activateByMail(page, person)
}

/** Sets the page's language to Indonesian from its first load; labels then have no captions. */
export async function inIndonesian(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('saki-language', 'id'))
}

/** Opens a session for the page's context by a call, without opening a page; for journeys that go to an address next. */
export async function signIn(page: Caller, email: string, password = demoPassword): Promise<void> {
  const reply = await page.request.post('/api/login', {
    headers: headers(),
    data: { EMAIL: email, LOGIN_PASSWORD: password },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** A client with a session and without a page, for someone who only sends calls. Dispose of its request afterwards. */
export async function callerFor(email: string, baseURL = process.env['BASE_URL'] ?? ''): Promise<Caller> {
  const caller = { request: await request.newContext({ baseURL }) }
  await signIn(caller, email)
  return caller
}

/** Opens a page with a session opened by a call; for journeys that go on from there by the menu. */
export async function openAs(page: Page, email: string, address = landing): Promise<void> {
  await signIn(page, email)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: begins('Email') }).fill(email)
  await page.getByLabel(begins('Kata Sandi')).fill(password)
  await page.getByRole('button', { name: begins('Masuk') }).click()
}

/** Logs out by the user menu and its dialog. */
export async function logOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: await words(page, 'shell:user.menu') }).click()
  await page.getByRole('menuitem', { name: begins('Log out') }).click()
  const dialog = page.getByRole('alertdialog')
  expect(await dialog.getByRole('heading').textContent()).toBe(logOutQuestion)
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/login')
}
