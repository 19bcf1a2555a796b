import { expect, test } from '@playwright/test'

import { fileDesignByForm } from '../../portal/filing.ts'
import {
  checkStoredFiles,
  checkReceipt,
  openList,
  payFromElsewhere,
  readBill,
  readPaymentLetter,
} from '../../portal/following.ts'
import { begins } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { newPerson } from '../../portal/people.ts'
import { sevenPictures } from '../../portal/pictures.ts'
import {
  activateByMail,
  fillLogin,
  fillRegistration,
  landing,
  logOutByMenu,
  sendRegistration,
} from '../../portal/session.ts'

// With the animations that other journeys switch off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('an applicant files a design, pays and follows it', async ({ page, context }) => {
  const person = newPerson()
  const title = 'Lampu Rotan Cendana'
  const letter = onePagePdf('surat kepemilikan (asli), final.pdf', 'Desain ini milik pemohon.')
  const pictures = await sevenPictures(page)

  await test.step('registers after two errors', async () => {
    await page.goto('/daftar-akun')
    await fillRegistration(page, person, { nik: '1234', repeat: 'lain sama sekali' })
    await sendRegistration(page)
    const summary = page.getByTestId('error-summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(2)
    await page.getByLabel(begins('Ulangi Kata Sandi')).fill(person.password)
    await page.getByRole('textbox', { name: begins('Nomor KTP') }).fill(person.nik)
    await sendRegistration(page)
    await expect(page.getByRole('heading', { level: 1, name: begins('Periksa email Anda') })).toBeVisible()
  })
  await test.step('activates and logs in', async () => {
    await activateByMail(page, person)
    await page
      .getByRole('link', { name: begins('Masuk') })
      .last()
      .click()
    await fillLogin(page, person.email)
    await expect(page).toHaveURL(landing)
    await expect(page.getByRole('heading', { level: 1, name: begins('Dokumen Berbayar') })).toBeVisible()
  })

  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: begins('Tambah Permohonan') })
    .click()
  await expect(page).toHaveURL('/buat-pengajuan')
  await fileDesignByForm(page, person, { title, pictures, letter })
  const code = await readBill(page)
  await test.step('the code is copied as digits only', async () => {
    await context.grantPermissions(['clipboard-write'])
    await page.getByRole('button', { name: new RegExp(code) }).click()
    // Pages of the portal may not read the clipboard, so the text is pasted.
    await page.evaluate(() => document.body.append(document.createElement('textarea')))
    const pasted = page.locator('body > textarea')
    await pasted.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(pasted).toHaveValue(code)
    await pasted.evaluate((field) => field.remove())
  })
  const patentId = await payFromElsewhere(page, code, 800_000)
  const receipt = { patentId, applicant: person.name, files: [...pictures, letter] }
  await checkReceipt(page, () => page.getByRole('button', { name: begins('Unduh') }).click(), receipt)

  await checkStoredFiles(page, patentId, receipt.files)

  await test.step('list, payments and workflow show it', async () => {
    const row = await openList(page, patentId)
    await expect(row).toContainText(title)
    await expect(row).toContainText('Pemeriksaan Administratif')
    await page.goto(`/customer-screen/payments/${patentId}`)
    await expect(page.getByRole('row').filter({ hasText: 'Lunas' })).toHaveCount(1)
    await expect(page.getByTestId('case-number').first()).toHaveText(patentId)
    await page.goto(`/table-list/patents/workflow/${patentId}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('listitem').filter({ hasText: 'Pembayaran diterima' }).first()).toBeVisible()
  })
  await readPaymentLetter(page, patentId)

  await logOutByMenu(page)
  await page.goto('/inbox')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, person.email)
  await expect(page).toHaveURL('/inbox')
  const row = await openList(page, patentId)
  await row.getByRole('button', { name: new RegExp(title) }).click()
  await checkReceipt(page, () => page.getByRole('menuitem', { name: begins('Unduh tanda terima') }).click(), receipt)
})
