import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { headers, read } from './api.ts'
import { begins, digitsOnly } from './names.ts'
import { sha256, type TestFile } from './pictures.ts'
import { payAsTreasury } from './treasury.ts'

/** Checks the open bill of the page: a code of 15 digits, its QR code, a running clock. Returns the code. */
export async function readBill(page: Page): Promise<string> {
  const code = digitsOnly(await page.getByTestId('billing-code').textContent())
  expect(code).toMatch(/^820\d{12}$/)
  await expect.poll(async () => Math.abs((await secondsShown(page)) - secondsToMidnight())).toBeLessThanOrEqual(3)
  await expect(page.getByRole('img', { name: new RegExp(code) })).toBeVisible()
  return code
}

/** The countdown of an open bill, in seconds. */
async function secondsShown(page: Page): Promise<number> {
  const shown = (await page.getByTestId('countdown').textContent()) ?? ''
  return shown.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}

/** Seconds to 23:59:59 of today in Jakarta, when a code lapses; independent of the browser's time zone. */
function secondsToMidnight(): number {
  const day = 86_400
  return day - 1 - ((Math.floor(Date.now() / 1000) + 7 * 3600) % day)
}

/** Pays the code as the treasury and expects number and filing date on the page without a reload. Returns the number, of a design unless `numbered` says otherwise. */
export async function payFromElsewhere(
  page: Page,
  code: string,
  amount: number,
  numbered = /^A00\d{4}\d{5}$/,
): Promise<string> {
  const loadedAt = await page.evaluate(() => performance.timeOrigin)
  expect(await payAsTreasury(code, amount)).toBe('settled')
  const number = page.getByTestId('case-number')
  await expect(number).toHaveText(numbered)
  await expect(page.getByRole('heading', { level: 2, name: begins('Pembayaran diterima') })).toBeVisible()
  await expect(page.getByText('Tanggal Penerimaan').first()).toBeVisible()
  await expect(page).toHaveTitle(/✓/)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
  return (await number.textContent()) ?? ''
}

/** Downloads the receipt and expects in it the number, the applicant, and name and SHA-256 of every uploaded file. Returns its text without white space. */
export async function checkReceipt(
  page: Page,
  press: () => Promise<void>,
  expected: { patentId: string; applicant: string; files: TestFile[] },
): Promise<string> {
  const { name, bytes } = await downloadFrom(page, press)
  expect(name).toContain(expected.patentId)
  const text = await pdfTextWithoutSpaces(bytes)
  const wanted = [
    expected.patentId,
    expected.applicant,
    ...expected.files.flatMap((file) => [file.name, sha256(file.buffer)]),
  ]
  for (const words of wanted) expect(text).toContain(asDrawn(words))
  expect(text.match(/[0-9a-f]{64}/g)).toHaveLength(expected.files.length)
  return text
}

/** Words of an Arabic text in the order in which a PDF contains them: from left to right, last word first. */
function asDrawn(words: string): string {
  const arabic = /[\u0600-\u06FF]+(?:\s+[\u0600-\u06FF]+)*/g
  return words.replaceAll(arabic, (run) => run.split(/\s+/).toReversed().join('')).replaceAll(/\s/g, '')
}

/** Opens Daftar Permohonan and returns the row of a case. */
export async function openList(page: Page, number: string) {
  await page.goto('/customer-screen/list')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toHaveCount(1)
  return row
}

/** Expects the payment letter to be unread and counted, opens it, and expects a lower count. */
export async function readPaymentLetter(page: Page, patentId: string): Promise<void> {
  const badge = page.getByTestId('unread-badge')
  await expect(badge).toHaveText('1')
  await page.goto('/inbox')
  await page.getByRole('main').getByRole('link').filter({ hasText: patentId }).first().click()
  await expect(page.getByRole('article')).toContainText(patentId)
  await expect(badge).toBeHidden()
}

/** Expects the stored files of a case to equal the uploaded ones byte for byte. */
export async function checkStoredFiles(page: Page, patentId: string, files: TestFile[]): Promise<void> {
  const kept = await read<{ DOC_ID: string; DIRECTION: 'IN' | 'OUT' }[]>(page, `/getListDokumen/${patentId}`)
  const sent = kept.filter(({ DIRECTION }) => DIRECTION === 'IN')
  const hashes = await Promise.all(
    sent.map(async ({ DOC_ID }) => {
      const reply = await page.request.get(`/api/getPDFDoc/${DOC_ID}`, { headers: headers() })
      return sha256(await reply.body())
    }),
  )
  expect(hashes.toSorted()).toEqual(files.map(({ buffer }) => sha256(buffer)).toSorted())
}

/** Presses a button that downloads, closes the dialog 'Download File' and returns the bytes with their name. */
async function downloadFrom(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  const dialog = page.getByRole('dialog', { name: begins('Download File') })
  await expect(dialog).toContainText(`${download.suggestedFilename()} Selesai`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** All text of a PDF without white space, because line breaks are arbitrary. */
async function pdfTextWithoutSpaces(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  )
  await pdf.loadingTask.destroy()
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join('')
    .replaceAll(/\s/g, '')
}
