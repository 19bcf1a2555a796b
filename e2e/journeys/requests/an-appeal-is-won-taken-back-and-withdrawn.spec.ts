import { expect, test, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { begins } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo } from '../../portal/people.ts'
import { submitAndPayRequest } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

interface Offers {
  OFFERS: { USERDOC_TYP: string; IND_OFFERED: string }[]
}

/** Number of a refused mark of the page's user whose time to appeal is open. */
async function refusedMark(page: Page): Promise<string> {
  const { data } = await read<{ data: { PATENT_ID: string | null }[] }>(page, '/getPatents', {
    right: 'T',
    size: '100',
  })
  for (const { PATENT_ID } of data) {
    if (PATENT_ID === null) continue
    const { OFFERS } = await read<Offers>(page, '/requests/offers', { patentId: PATENT_ID })
    if (OFFERS.some(({ USERDOC_TYP, IND_OFFERED }) => USERDOC_TYP === 'BD' && IND_OFFERED === 'Y')) return PATENT_ID
  }
  throw new Error('no refused mark')
}

const statusOf = async (page: Page, number: string) =>
  (await read<{ OFFERS: unknown; STATUS_NAME: string }>(page, '/requests/offers', { patentId: number })).STATUS_NAME

test('an appeal is answered point by point and won, so that the mark goes on; the decision is taken back and the appeal withdrawn, so that the refusal stands', async ({
  page,
  browser,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.consultant)
  const number = await refusedMark(page)
  await page.goto('/user-docx/tp/banding')
  await expect(page.getByText('Desain tidak mengenal Komisi Banding', { exact: false })).toBeVisible()
  await page.goto(`/user-docx/tp/banding?jenis=BD&nomor=${number}`)
  const decision = page.getByRole('region', { name: begins('Keputusan yang dibanding') })
  await expect(decision.getByText('Butir 1.')).toBeVisible()

  // Without an answer nothing is sent.
  await page.getByRole('button', { name: begins('Ajukan') }).click()
  await expect(page.getByRole('alert').getByText('Butir 1: tulis keberatan Anda', { exact: false })).toBeVisible()
  await decision.getByRole('textbox').fill('Bunyi, arti dan barangnya berbeda.')
  await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
  await attachDocument(page, 'Memori banding', onePagePdf('memori.pdf', 'Memori banding'))
  await expect(page.getByText('1 dari 3 lampiran ada.')).toBeVisible()
  const submission = await submitAndPayRequest(page)
  expect(await statusOf(page, number)).toBe('Banding')

  const context = await browser.newContext()
  const board = await context.newPage()
  await inIndonesian(board)
  await signIn(board, demo.commission)
  await board.goto('/komisi-banding')
  await board.getByRole('radio', { name: new RegExp(number) }).check()
  const pane = board.getByRole('complementary', { name: 'Banding terpilih' })
  await expect(pane.getByText('Bunyi, arti dan barangnya berbeda.')).toBeVisible()
  await pane.getByRole('button', { name: 'Bentuk majelis' }).click()
  await pane.getByRole('radio', { name: begins('Dikabulkan seluruhnya') }).check()
  await pane.getByLabel('Nomor putusan').fill('21/KBM/2026')
  const today = await board.evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' }))
  const [year = '', month = '', day = ''] = today.split('-')
  const date = pane.getByRole('group', { name: 'Tanggal putusan' })
  await date
    .getByRole('textbox')
    .first()
    .fill(String(Number(day)))
  await date.getByRole('combobox').selectOption({ index: Number(month) })
  await date.getByRole('textbox').last().fill(year)
  await pane.getByRole('radio', { name: 'Diterima' }).check()
  await pane.getByRole('textbox', { name: 'Pertimbangan', exact: true }).fill('Unsur pembeda cukup.')
  await pane.getByRole('button', { name: 'Putuskan dan kirim surat' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'Putuskan dan kirim surat' }).click()
  await expect(pane.getByText('Putusan Komisi Banding: Dikabulkan seluruhnya')).toBeVisible()

  expect(await statusOf(page, number)).toBe('Untuk Didaftar')
  await page.goto(`/user-docx/tp/fileListBanding/${submission}`)
  await expect(page.getByText('Putusan nomor 21/KBM/2026', { exact: false }).first()).toBeVisible()

  // The Commission takes the decision back with its reason: the appeal is before the panel again.
  await pane.getByRole('textbox', { name: begins('Kekurangan atau alasan') }).fill('Nomor putusan perkara lain.')
  await pane.getByRole('button', { name: 'Batalkan putusan' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'Batalkan putusan' }).click()
  await expect(pane.getByRole('button', { name: 'Putuskan dan kirim surat' })).toBeVisible()
  expect(await statusOf(page, number)).toBe('Banding')

  // The appellant withdraws it: the refusal stands, and the Commission has it no longer.
  await page.goto(`/user-docx/tp/fileListBanding/${submission}`)
  await page.getByRole('button', { name: 'Tarik kembali' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('tidak dapat dibanding lagi')
  await confirm.getByRole('button', { name: 'Tarik kembali' }).click()
  await expect.poll(() => statusOf(page, number)).toBe('Ditolak')
  await board.goto('/komisi-banding?tab=hearing')
  await expect(board.getByRole('tab', { name: begins('Sidang') })).toBeVisible()
  await expect(board.getByRole('radio', { name: new RegExp(number) })).toHaveCount(0)
  await board.goto('/komisi-banding?tab=ended')
  await expect(board.getByRole('radio', { name: new RegExp(number) })).toBeVisible()
  await context.close()
})
