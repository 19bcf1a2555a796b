import { randomInt } from 'node:crypto'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { begins, words } from '../../portal/names.ts'
import { openAccount } from '../../portal/openAccount.ts'
import { demo, newPerson, type TestAccount } from '../../portal/people.ts'
import { inIndonesian, openAs, signIn } from '../../portal/session.ts'

const noRole = 'Anda tidak memiliki role konsultan.'
const roleOnly = 'Anda memiliki role konsultan namun belum memiliki data konsultan, silahkan isi.'

test.beforeEach(async ({ page }) => inIndonesian(page))

test('an officer grants the consultant role for a number missing in the register, with a ground', async ({
  browser,
  page,
}) => {
  const person = newPerson(`Laras Puspita ${Date.now().toString(36)}`)
  await asksForRole(page, person)
  const office = await officeOf(browser)
  const request = requestOf(office, person)
  await expect(request).toContainText('Ada di register: Tidak')
  await expect(request).toContainText('Belum dipakai akun lain: Ya')

  const grant = request.getByRole('button', { name: `Setujui ${person.name}` })
  await grant.click()
  await expect(request).toContainText('Nomor ini tidak ada di register: tulis dasar persetujuannya')
  await request.getByRole('textbox', { name: begins('Alasan untuk pemohon') }).fill('Surat pengangkatan 17/2026')
  await grant.click()
  await expect(office.getByTestId('toast')).toContainText(`Permintaan ${person.name} disetujui.`)
  await expect(request).toHaveCount(0)
  await seesDecision(office, person, ['Disetujui', 'Petrus Galih', 'Surat pengangkatan 17/2026'])
  await office.context().close()

  await page.reload()
  await openConsultant(page)
  await expect(page.getByRole('dialog')).toContainText(roleOnly)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: begins('No Konsultan') })).toBeVisible()
})

test('an officer refuses with a required reason, and the account stays unchanged', async ({ browser, page }) => {
  const person = newPerson(`Seno Adiwijaya ${Date.now().toString(36)}`)
  await asksForRole(page, person)
  const office = await officeOf(browser)
  const request = requestOf(office, person)
  const refuse = request.getByRole('button', { name: `Tolak ${person.name}` })
  await refuse.click()
  await expect(request).toContainText('Tulis alasan penolakan')
  await request.getByRole('textbox', { name: begins('Alasan untuk pemohon') }).fill('Nomor ini bukan nomor Anda')
  await refuse.click()
  await expect(office.getByTestId('toast')).toContainText(`Permintaan ${person.name} ditolak.`)
  await seesDecision(office, person, ['Ditolak', 'Nomor ini bukan nomor Anda'])
  await office.context().close()

  await page.reload()
  await openConsultant(page)
  await expect(page.getByRole('dialog')).toContainText(noRole)
  await page.goto('/petugas/konsultan')
  await expect(page.getByText('Halaman ini hanya untuk petugas kantor.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

/** Registers with an unused consultant number, which requests the role without granting it. Ends logged in. */
async function asksForRole(page: Page, person: TestAccount): Promise<void> {
  await openAccount(page, person, `${randomInt(2000, 10_000)}-2024`)
  await openAs(page, person.email)
  await openConsultant(page)
  await expect(page.getByRole('dialog')).toContainText(noRole)
  await page.keyboard.press('Escape')
}

/** The page of consultant requests, logged in as an officer. */
async function officeOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await inIndonesian(page)
  await signIn(page, demo.officer)
  await page.goto('/petugas/konsultan')
  await expect(page.getByRole('heading', { level: 1, name: begins('Permintaan konsultan') })).toBeVisible()
  return page
}

function requestOf(page: Page, { name }: TestAccount) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
}

async function seesDecision(page: Page, person: TestAccount, said: string[]): Promise<void> {
  await page.getByRole('tab', { name: begins('Sudah diputuskan') }).click()
  for (const part of said) await expect(requestOf(page, person)).toContainText(part)
}

async function openConsultant(page: Page): Promise<void> {
  await page.getByRole('button', { name: await words(page, 'shell:user.menu') }).click()
  await page.getByRole('menuitem', { name: begins('Data Konsultan') }).click()
}
