import { expect, test, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { press, type } from '../../portal/keyboard.ts'
import { begins } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo } from '../../portal/people.ts'
import { submitAndPayRequest } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

const REASONS = 'Bunyi dan barangnya sama dengan merek kami.'
const ANSWER = 'Bunyi dan arti kedua merek berbeda.'

test('an opposition and its counter-statement by two users, each of whom reads the paper of the other', async ({
  page,
  browser,
  baseURL,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.smallBusiness)
  const number = await publishedMark(page)
  const submission = await test.step('the opponent finds the published mark and opposes it', () => oppose(page, number))

  const applicant = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await test.step('the applicant reads the opposition and answers it with the keyboard alone', async () => {
    await inIndonesian(applicant)
    await signIn(applicant, demo.sari)
    await applicant.goto('/customer-screen/oposisi?tab=against')
    const row = applicant.getByRole('row').filter({ hasText: number })
    await row.getByRole('link', { name: begins('Ajukan Sanggahan') }).click()
    const main = applicant.getByRole('main')
    await expect(main).toContainText(REASONS)
    await expect(main).toContainText('Faktur penjualan 2019')
    await type(applicant, applicant.getByRole('textbox', { name: begins('Tanggapan Anda') }).first(), ANSWER)
    const [chooser] = await Promise.all([
      applicant.waitForEvent('filechooser'),
      applicant
        .getByRole('button', { name: begins('Unggah berkas') })
        .first()
        .click(),
    ])
    await chooser.setFiles(onePagePdf('buku.pdf', 'Buku penjualan'))
    await applicant.getByRole('textbox', { name: begins('Nama bukti') }).fill('Buku penjualan 2012')
    await applicant.getByRole('textbox', { name: begins('Yang dibuktikan') }).fill('Dipakai sejak 2012.')
    await press(applicant, 'Kirim')
    const dialog = applicant.getByRole('dialog', { name: begins('Periksa sebelum mengirim') })
    await expect(dialog).toContainText(ANSWER)
    await dialog.getByRole('button', { name: begins('Kirim') }).focus()
    await applicant.keyboard.press('Enter')
    await expect(applicant.getByRole('heading', { level: 1, name: begins('Jawaban terkirim') })).toBeVisible()
  })
  await test.step('the opponent reads the counter-statement beside the opposition', async () => {
    await page.goto(`/user-docx/tp/fileListPen/${submission}`)
    const points = page.getByRole('list', { name: begins('Keberatan dan jawabannya') })
    await expect(points).toContainText(REASONS)
    await expect(points).toContainText(ANSWER)
    const exhibits = page.getByRole('table', { name: 'Daftar bukti sanggahan' })
    for (const words of ['Bukti sanggahan 1', 'Buku penjualan 2012', 'Dipakai sejak 2012.'])
      await expect(exhibits).toContainText(words)
    await page.goto('/inbox')
    await expect(page.getByRole('main')).toContainText('Sampaikan sanggahan')
  })
  await applicant.context().close()
})

/** A mark of Sari that can be opposed today. */
async function publishedMark(page: Page): Promise<string> {
  const found = await read<{ PATENT_ID: string; OFFER: { IND_OFFERED: string } }[]>(page, '/disputes/opposable', {
    q: 'gerabah senja',
  })
  const open = found.find(({ OFFER }) => OFFER.IND_OFFERED === 'Y')
  if (!open) throw new Error('no mark to oppose')
  return open.PATENT_ID
}

/** Opposes on one ground with one exhibit and pays; returns the submission number. */
async function oppose(page: Page, number: string): Promise<string> {
  await page.goto('/customer-screen/oposisi')
  await page.getByRole('button', { name: begins('Ajukan Oposisi') }).click()
  await page.getByRole('textbox', { name: begins('Nomor atau nama') }).fill('gerabah')
  await page
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('link', { name: begins('Ajukan keberatan') })
    .click()
  await page.getByRole('button', { name: begins('Pakai data profil saya') }).click()
  await page.getByRole('button', { name: begins('Tambah Dasar') }).click()
  const ground = begins('Mirip merek terdaftar')
  await page
    .getByRole('group', { name: begins('Dasar hukum') })
    .getByRole('radio', { name: ground })
    .check()
  await page.getByRole('textbox', { name: begins('Alasan') }).fill(REASONS)
  await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
  await attachDocument(page, 'Bukti', onePagePdf('faktur.pdf', 'Faktur penjualan'))
  await page.getByRole('textbox', { name: begins('Nama bukti') }).fill('Faktur penjualan 2019')
  await page
    .getByRole('group', { name: begins('Untuk dasar') })
    .getByRole('radio', { name: ground })
    .check()
  await page.getByRole('textbox', { name: begins('Yang dibuktikan') }).fill('Merek dipakai sejak 2019.')
  await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
  return submitAndPayRequest(page)
}
