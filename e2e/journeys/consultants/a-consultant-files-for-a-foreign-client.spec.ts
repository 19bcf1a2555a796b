import { expect, test, type Page } from '@playwright/test'

import {
  answer,
  atResult,
  atStep,
  attachDocument,
  beginDesign,
  declare,
  describeDesign,
  fileButton,
  goOn,
  uploadPictures,
} from '../../portal/filing.ts'
import { begins } from '../../portal/names.ts'
import { openAccount } from '../../portal/openAccount.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo, newPerson } from '../../portal/people.ts'
import { sevenPictures } from '../../portal/pictures.ts'
import { chooseOption, inIndonesian, signIn } from '../../portal/session.ts'

const CONSULTANT_NUMBER = '0903-2016'
const COMPANY = 'Nordhavn Møbler ApS'

test('a consultant files for a foreign client, and has no access once the mandate has ended', async ({
  browser,
  page,
}) => {
  // Other runs may have made clients of this consultant, so the name is unique.
  const client = newPerson(`Putri Maharani ${Date.now().toString(36)}`)
  const title = `Kursi Nordhavn ${Date.now()}`
  await inIndonesian(page)

  await test.step('the client finds the consultant by number and gives a mandate', async () => {
    await openAccount(page, client)
    await signIn(page, client.email)
    await page.goto('/kuasa')
    await page.getByRole('button', { name: begins('Beri kuasa') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: begins('No Konsultan') }).fill(CONSULTANT_NUMBER)
    await expect(dialog.getByText('Ratna Kusuma')).toBeVisible()
    await dialog.getByRole('radio', { name: begins('Melihat, menyiapkan, dan mengajukan') }).check()
    await dialog.getByRole('button', { name: begins('Beri kuasa') }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Ratna Kusuma' })).toContainText('Berlaku')
  })

  const other = await browser.newContext()
  const office = await other.newPage()
  await inIndonesian(office)
  const pictures = await sevenPictures(office)

  await test.step('the consultant begins a filing for the client', async () => {
    await signIn(office, demo.consultant)
    await office.goto('/kuasa')
    const row = office.getByRole('row').filter({ hasText: client.name }).first()
    await row.getByRole('link', { name: begins('Permohonan baru') }).click()
    await expect(office.getByRole('combobox', { name: begins('Diajukan untuk') })).toHaveValue(/\d+/)
    await beginDesign(office, 'Umum', { stay: true })
    await expect(office.getByText(`atas nama ${client.name}`)).toBeVisible()
  })

  await test.step('a foreign applicant needs a consultant, whose data is filled in and locked', async () => {
    await fillForeignCompany(office)
    await goOn(office)
    await atStep(office, 'representative')
    await office.getByRole('radio', { name: begins('Tanpa kuasa') }).check()
    await goOn(office)
    await expect(office.getByTestId('error-summary')).toBeVisible()
    await office.getByRole('radio', { name: begins('Melalui Konsultan') }).check()
    await expect(office.getByRole('textbox', { name: begins('Nomor Konsultan') })).toHaveValue(CONSULTANT_NUMBER)
    const name = office.getByRole('textbox', { name: begins('Nama') })
    await expect(name).toHaveValue('Ratna Kusuma, S.H., M.H.')
    await expect(name).toHaveAttribute('readonly', '')
    await expect(office.getByText('diisi dari data kantor').first()).toBeVisible()
    await goOn(office)
  })

  await test.step('the rest of the form, and the filing', async () => {
    await atStep(office, 'design')
    await describeDesign(office, title)
    await answer(office, 'Pendesain sama dengan pemohon?', 'Tidak')
    await addDesigner(office)
    await goOn(office)
    await atStep(office, 'images')
    await uploadPictures(office, pictures)
    await goOn(office)
    await atStep(office, 'priority')
    await answer(office, 'Meminta hak prioritas?', 'Tidak')
    await goOn(office)
    await atStep(office, 'attachments')
    const letter = onePagePdf('kepemilikan.pdf', 'Desain ini milik pemohon.')
    await attachDocument(office, 'Surat Pernyataan Kepemilikan', letter)
    await goOn(office)
    await atStep(office, 'check')
    await expect(office.getByRole('main')).toContainText(COMPANY)
    await office
      .getByRole('button', { name: begins('Lanjut ke pernyataan') })
      .first()
      .click()
    await declare(office, 'Ratna Kusuma')
    await fileButton(office).click()
    await atResult(office)
  })

  await test.step('the case belongs to the client; the consultant lists it under the client’s name', async () => {
    await page.goto('/customer-screen/list')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(COMPANY)
    await office.goto('/customer-screen/list')
    await office.getByRole('combobox', { name: begins('Klien') }).selectOption({ label: client.name })
    await expect(office.getByRole('row').filter({ hasText: title })).toContainText(`Untuk ${client.name}`)
  })

  await test.step('the client ends the mandate: the consultant’s next request finds nothing', async () => {
    await page.goto('/kuasa')
    await page.getByRole('button', { name: begins('Akhiri kuasa') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: begins('Akhiri kuasa') })
      .click()
    await expect(page.getByRole('row').filter({ hasText: 'Ratna Kusuma' })).toContainText('Diakhiri')
    await office.goto('/customer-screen/list')
    await expect(office.getByRole('row').first()).toBeVisible()
    await expect(office.getByRole('row').filter({ hasText: title })).toHaveCount(0)
    await expect(
      office.getByRole('combobox', { name: begins('Klien') }).locator('option', { hasText: client.name }),
    ).toHaveCount(0)
  })
  await other.close()
})

/** Fills in an applicant from abroad, whose address has no region of Indonesia. */
async function fillForeignCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: begins('Tambah Pemohon') }).click()
  await page.getByRole('radio', { name: begins('Badan Hukum') }).check()
  await page.getByRole('textbox', { name: begins('Nama') }).fill(COMPANY)
  await chooseOption(page, 'Kewarganegaraan', 'denmark', /Denmark/i)
  await page.getByRole('textbox', { name: begins('Alamat') }).fill('Strandgade 44, København')
  await page.getByRole('textbox', { name: begins('Email') }).fill('ip@nordhavn.example')
  await page.getByRole('textbox', { name: begins('Telepon') }).fill('+45 33 12 34 56')
}

async function addDesigner(page: Page): Promise<void> {
  await page.getByRole('button', { name: begins('Tambah Pendesain') }).click()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Freja Mikkelsen')
  await chooseOption(page, 'Kewarganegaraan', 'denmark', /Denmark/i)
}
