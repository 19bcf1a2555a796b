import { expect, test, type Page } from '@playwright/test'

import { beginWith } from '../../portal/api.ts'
import {
  answer,
  atResult,
  atStep,
  attachDocument,
  declare,
  describeDesign,
  fileButton,
  goOn,
  seesPictures,
  uploadPictures,
} from '../../portal/filing.ts'
import { checkStoredFiles, checkReceipt, openList, payFromElsewhere, readBill } from '../../portal/following.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo, newPerson } from '../../portal/people.ts'
import { picture, sevenPictures } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a set of designs is filed and paid', async ({ page }) => {
  const person = newPerson('Retno Palupi')
  const title = uniqueTitle('Set Lampu Rotan')
  const letter = onePagePdf('surat pengalihan hak.pdf', 'Hak atas desain beralih kepada pemohon.')
  const pictures = [
    ...(await sevenPictures(page)),
    await picture(page, 'lampu-detail-kap.jpg', 8),
    await picture(page, 'lampu-detail-kaki.jpg', 9),
  ]
  await inIndonesian(page)
  await signIn(page, demo.newcomer)

  await test.step('several designs of one set, with the fee for a set', async () => {
    const single = { APPL_TYP: 'DESIGN', APPL_SUBTYP: 'SINGLE', PAYER_CATEGORY: 'UMUM' }
    await beginWith(page, 'design-filing', single, person, 'type')
    await expect(page.getByTestId('fee-total')).toHaveText('Rp800.000')
    await page.getByRole('radio', { name: begins('Satu kesatuan') }).check()
    await expect(page.getByTestId('fee-total')).toHaveText('Rp1.250.000')
    await expect(page.getByRole('complementary').last()).toContainText('Permohonan satu kesatuan desain')
    await goOn(page)
    await atStep(page, 'applicants')
    await goOn(page)
    await atStep(page, 'representative')
    await goOn(page)
  })

  await test.step('three designers are put in order', async () => {
    await atStep(page, 'design')
    await describeDesign(page, title)
    await answer(page, 'Pendesain sama dengan pemohon?', 'Tidak')
    for (const name of ['Yulia Kartika', 'Made Arya', 'Siti Rahmah']) await addDesigner(page, name)
    await expect(designers(page)).toHaveText(['Yulia Kartika', 'Made Arya', 'Siti Rahmah'])
    await page.getByRole('button', { name: 'Naik Siti Rahmah' }).click()
    await page.getByRole('button', { name: 'Naik Siti Rahmah' }).click()
    await page.getByRole('button', { name: 'Turun Yulia Kartika' }).click()
    await expect(designers(page)).toHaveText(['Siti Rahmah', 'Made Arya', 'Yulia Kartika'])
    await goOn(page)
  })

  await test.step('nine views: seven and two more', async () => {
    await atStep(page, 'images')
    await uploadPictures(page, pictures)
    await goOn(page)
    await atStep(page, 'priority')
    await answer(page, 'Meminta hak prioritas?', 'Tidak')
    await goOn(page)
    await atStep(page, 'attachments')
    await attachDocument(page, 'Surat Pengalihan Hak', letter)
    await expect(page.getByRole('row').filter({ hasText: 'Surat Pengalihan Hak' })).toContainText(letter.name)
    await goOn(page)
  })

  await test.step('the last page shows all of it in order', async () => {
    await atStep(page, 'check')
    await seesPictures(page, pictures.length)
    await expect(page.getByRole('main')).toContainText(/Siti Rahmah.*Made Arya.*Yulia Kartika/s)
    await page
      .getByRole('button', { name: begins('Lanjut ke pernyataan') })
      .first()
      .click()
    await declare(page, person.name)
    await fileButton(page).click()
    await atResult(page)
  })

  const code = await readBill(page)
  const patentId = await payFromElsewhere(page, code, 1_250_000)
  const files = [...pictures, letter]
  const receipt = await checkReceipt(page, () => page.getByRole('button', { name: begins('Unduh') }).click(), {
    patentId,
    applicant: person.name,
    files,
  })
  expect(receipt).toMatch(/SitiRahmah.*MadeArya.*YuliaKartika/)
  expect(receipt).toContain('Rp1.250.000')
  await checkStoredFiles(page, patentId, files)
  await expect(await openList(page, patentId)).toContainText(title)
})

async function addDesigner(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: begins('Tambah Pendesain') }).click()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
}

/** Headings with the designers' names, in order. */
function designers(page: Page) {
  return page.locator('[id^="INVENTORS-row-"]').getByRole('heading', { level: 2 })
}
