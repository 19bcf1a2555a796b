import { expect, test, type Page } from '@playwright/test'

import {
  answer,
  atResult,
  attachDocument,
  fileAlone,
  fileButton,
  fillApplicant,
  fillDate,
  goOn,
  documentRow,
} from '../../portal/filing.ts'
import { checkStoredFiles, checkReceipt, openList, payFromElsewhere, readBill } from '../../portal/following.ts'
import { atPage } from '../../portal/marks.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { abstractPdf, claimsPdf, descriptionPdf } from '../../portal/patentPapers.ts'
import { choosePart, expectCard, namedPdf } from '../../portal/patents.ts'
import { demo, newPerson } from '../../portal/people.ts'
import { chooseOption, inIndonesian, signIn } from '../../portal/session.ts'

/** The 15th of the month `months` months from now. */
function monthsFromNow(months: number): string {
  const [year = 0, month = 1] = new Date().toISOString().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 15)).toISOString().slice(0, 10)
}

/** The earliest priority is 28 months old, so three of the 31 months are left. */
const priority = monthsFromNow(-28)
const filed = monthsFromNow(-23)
const published = monthsFromNow(-10)
const lastDay = monthsFromNow(3)
const number = `PCT/IB${filed.slice(0, 4)}/051234`
const publication = `WO ${published.slice(0, 4)}/123456`
/** Filing, two pages over 30, two claims over 10, substantive examination; rupiah. */
const TOTAL = 1_250_000 + 2 * 15_000 + 2 * 75_000 + 3_000_000

test('a PCT application enters the national phase', async ({ page }) => {
  const person = newPerson('Wahyu Nugroho Santoso')
  const title = uniqueTitle('Alat Pengering Biji Kopi')
  const parts = {
    Deskripsi: namedPdf('Deskripsi.pdf', descriptionPdf(32)),
    Klaim: namedPdf('Klaim.pdf', claimsPdf(12)),
    Abstrak: namedPdf('Abstrak.pdf', abstractPdf(120)),
  }
  const search = onePagePdf('laporan penelusuran internasional.pdf', 'Laporan penelusuran')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)

  await test.step('a patent by the PCT route', async () => {
    await page.goto('/buat-pengajuan')
    await page.getByRole('radio', { name: begins('Paten') }).check()
    await goOn(page)
    await page
      .getByRole('group', { name: begins('Jenis paten') })
      .getByRole('radio', { name: /^Paten(?! Sederhana)/ })
      .check()
    await page.getByRole('radio', { name: begins('PCT fase nasional') }).check()
    await page.getByRole('radio', { name: begins('Umum') }).check()
    await goOn(page)
    await atPage(page, 'Pemohon')
    await fillApplicant(page, person)
    await goOn(page)
    await atPage(page, 'Kuasa / Konsultan')
    await fileAlone(page)
    await goOn(page)
  })

  await test.step('the international application, and the last day to enter', async () => {
    await atPage(page, 'Data Paten')
    await page.getByRole('textbox', { name: begins('Judul Invensi') }).fill(title)
    const box = page.getByRole('textbox', { name: begins('Nomor PCT') })
    await box.fill('PCT/XX')
    await goOn(page)
    await expect(page.getByTestId('error-summary')).toContainText('Nomor PCT tidak dikenal')
    await expect(box).toHaveAccessibleDescription(/Nomor PCT tidak dikenal/)
    await box.fill(number)
    await expect(box).not.toHaveAccessibleDescription(/Nomor PCT tidak dikenal/)
    await fillDate(page, 'Tanggal permohonan internasional', filed)
    await page.getByRole('textbox', { name: begins('Nomor publikasi internasional') }).fill(publication)
    await fillDate(page, 'Tanggal publikasi internasional', published)
    await answer(page, 'Memakai sumber daya genetik', 'Tidak')
    await answer(page, 'Minta pemeriksaan substantif sekarang?', 'Ya')
    const limit = page.getByRole('group', { name: begins('Tanggal permohonan internasional') })
    await expect(limit).toContainText('Batas fase nasional ')
    await goOn(page)
    await atPage(page, 'Inventor')
    await answer(page, 'Inventor sama dengan pemohon?', 'Ya')
    await goOn(page)
  })

  await test.step('description, claims and abstract', async () => {
    await atPage(page, 'Berkas Paten')
    for (const [part, file] of Object.entries(parts)) await choosePart(page, part, file)
    await expectCard(page, 'Deskripsi', 'Siap')
    await expectCard(page, 'Klaim', 'Siap')
    await expectCard(page, 'Abstrak', '120 dari 200 kata')
    await expect(page.getByRole('textbox', { name: begins('Jumlah Klaim') })).toHaveValue('12')
    await attachDocument(page, 'Dokumen fase internasional', search)
    await expect(documentRow(page, 'Dokumen fase internasional')).toContainText(search.name)
    await goOn(page)
  })

  await test.step('a priority of the international application', async () => {
    await atPage(page, 'Hak Prioritas')
    await answer(page, 'Meminta hak prioritas?', 'Ya')
    await page.getByRole('button', { name: begins('Tambah Prioritas') }).click()
    await chooseOption(page, 'Negara', 'jepang', /Japan|Jepang/i)
    await page.getByRole('textbox', { name: begins('Nomor') }).fill('2024-118233')
    await fillDate(page, 'Tanggal', priority)
    await goOn(page)
    await atPage(page, 'Lampiran')
  })

  await test.step('every line of the fee is listed', async () => {
    const fee = page.getByRole('complementary').filter({ hasText: 'Permohonan paten' })
    await expect(fee.getByRole('listitem')).toContainText([
      /Permohonan paten\s*Rp1\.250\.000/,
      /Kelebihan halaman deskripsi\s*Rp30\.000.*2 halaman di atas 30/s,
      /Kelebihan klaim\s*Rp150\.000.*2 klaim di atas 10/s,
      /Pemeriksaan substantif\s*Rp3\.000\.000/,
    ])
    await expect(page.getByTestId('fee-total')).toHaveText('Rp4.430.000')
    await goOn(page)
  })

  await test.step('the limit of 31 months counts from the earliest priority and is not shown as late', async () => {
    await atPage(page, 'Periksa jawaban sebelum mengajukan')
    await expect(page.getByRole('main')).toContainText(number)
    await expect(page.getByRole('main')).toContainText(`Batas fase nasional ${await shownDate(page, lastDay)}`)
    await expect(page.getByRole('main')).not.toContainText('hak prioritas mungkin ditolak')
    await declarePatent(page, person.name)
  })

  const code = await readBill(page)
  const patentId = await payFromElsewhere(page, code, TOTAL, /^P00\d{4}\d{5}$/)
  const files = [...Object.values(parts), search]
  const receipt = await checkReceipt(page, () => page.getByRole('button', { name: begins('Unduh') }).click(), {
    patentId,
    applicant: person.name,
    files,
  })
  for (const words of [`${number}, ${printed(filed)}`, `${publication}, ${printed(published)}`, printed(priority)])
    expect(receipt).toContain(words.replaceAll(' ', ''))
  await checkStoredFiles(page, patentId, files)
  await expect(await openList(page, patentId)).toContainText(title)
})

/** From the check page to 'Permohonan terkirim'. */
async function declarePatent(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: begins('Lanjut ke pernyataan') })
    .first()
    .click()
  for (const sentence of ['Semua keterangan', 'Invensi ini milik saya', 'Saya setuju data ini'])
    await page.getByRole('checkbox', { name: begins(sentence) }).check()
  await page.getByRole('textbox', { name: begins('Nama lengkap Anda') }).fill(name)
  await fileButton(page).click()
  await atResult(page)
}

/** A date as the browser formats it. */
function shownDate(page: Page, date: string): Promise<string> {
  return page.evaluate(
    (day) =>
      new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(day),
      ),
    date,
  )
}

/** A date as the receipt prints it. */
function printed(date: string): string {
  return new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
