import { expect, type Locator, type Page } from '@playwright/test'

import { answer, atResult, fileAlone, fileButton, fillApplicant, goOn } from './filing.ts'
import { begins } from './names.ts'
import type { TestAccount } from './people.ts'
import type { TestFile } from './pictures.ts'

export async function atPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: begins(title) })).toBeVisible()
}

/** From Tambah Permohonan to the data of the mark: kind of mark, tariff, one applicant, no representative. */
export async function beginMark(
  page: Page,
  person: TestAccount,
  kind: 'Dagang' | 'Jasa' | 'Dagang & Jasa',
  tariff: 'Umum' | 'Usaha Mikro & Kecil',
): Promise<void> {
  await page.goto('/buat-pengajuan')
  await page.getByRole('radio', { name: begins('Merek') }).check()
  await goOn(page)
  await page
    .getByRole('group', { name: begins('Jenis merek') })
    .getByRole('radio', { name: new RegExp(`^${kind}(?! &)`) })
    .check()
  await page.getByRole('radio', { name: begins(tariff) }).check()
  await goOn(page)
  await atPage(page, 'Pemohon')
  await fillApplicant(page, person)
  await goOn(page)
  await atPage(page, 'Kuasa / Konsultan')
  await fileAlone(page)
  await goOn(page)
  await atPage(page, 'Data Merek')
}

export function goodsBox(page: Page): Locator {
  return page.getByRole('combobox', { name: begins('Apa yang Anda jual?') })
}

export function basket(page: Page): Locator {
  return page.getByRole('region', { name: begins('Keranjang') })
}

/** From the check page to 'Permohonan terkirim'. */
export async function declareMark(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: begins('Lanjut ke pernyataan') })
    .first()
    .click()
  for (const sentence of ['Semua keterangan', 'Merek ini milik saya', 'Saya setuju data ini'])
    await page.getByRole('checkbox', { name: begins(sentence) }).check()
  await page.getByRole('textbox', { name: begins('Nama lengkap Anda') }).fill(name)
  await fileButton(page).click()
  await atResult(page)
}

export async function withoutPriority(page: Page): Promise<void> {
  await atPage(page, 'Hak Prioritas')
  await answer(page, 'Meminta hak prioritas?', 'Tidak')
  await goOn(page)
  await atPage(page, 'Lampiran')
}

/** Chooses the file of the mark's label. */
export async function chooseLabel(page: Page, file: TestFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('group', { name: begins('Label Merek') })
    .getByRole('button', { name: begins('Pilih berkas') })
    .last()
    .click()
  await (await chooser).setFiles(file)
}

/** A label: a dark red sign with a cream disc on a large white background. */
export async function paintedLabel(page: Page, name: string): Promise<TestFile> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 1000 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, 1400, 1000)
    pen.fillStyle = '#8f0d12'
    pen.fillRect(350, 250, 700, 500)
    pen.fillStyle = '#f3e2bf'
    pen.beginPath()
    pen.arc(700, 500, 180, 0, 2 * Math.PI)
    pen.fill()
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
