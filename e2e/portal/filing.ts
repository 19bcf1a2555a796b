import { expect, type Locator, type Page } from '@playwright/test'

import { begins, words } from './names.ts'
import type { TestAccount } from './people.ts'
import type { TestFile } from './pictures.ts'
import { chooseOption } from './session.ts'

const steps = {
  applicants: 'Pemohon',
  representative: 'Kuasa / Konsultan',
  design: 'Data Desain',
  images: 'Gambar desain',
  priority: 'Hak Prioritas',
  attachments: 'Lampiran',
  check: 'Periksa jawaban sebelum mengajukan',
  declaration: 'Pernyataan',
} as const

/** Waits for the heading of a page of the filing. */
export async function atStep(page: Page, step: keyof typeof steps): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: begins(steps[step]) })).toBeVisible()
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: begins('Lanjutkan') }).click()
}

/** From Tambah Permohonan to the first page: a single design at the given tariff. `stay`: uses the page as it is, where something is chosen already. */
export async function beginDesign(
  page: Page,
  tariff: 'Umum' | 'Usaha Mikro & Kecil' = 'Umum',
  { stay = false } = {},
): Promise<void> {
  if (!stay) await page.goto('/buat-pengajuan')
  await page.getByRole('radio', { name: begins('Desain Industri') }).check()
  await goOn(page)
  await page.getByRole('radio', { name: begins('Satu desain') }).check()
  await page.getByRole('radio', { name: begins(tariff) }).check()
  await goOn(page)
  await atStep(page, 'applicants')
}

/** Fills in a person of Indonesia with the four levels of the region. */
export async function fillApplicant(page: Page, { name, nik, email }: TestAccount): Promise<void> {
  await page.getByRole('button', { name: begins('Tambah Pemohon') }).click()
  await page.getByRole('radio', { name: begins('Perorangan') }).check()
  await page.getByRole('textbox', { name: begins('Nama') }).fill(name)
  await page.getByRole('textbox', { name: begins('Nomor KTP / NIB') }).fill(nik)
  await page.getByRole('textbox', { name: begins('Alamat') }).fill('Jalan Malioboro 12')
  await chooseOption(page, 'Provinsi', 'yogyakarta', /YOGYAKARTA/i)
  await chooseOption(page, 'Kabupaten/Kota', 'bantul', /BANTUL/i)
  await chooseOption(page, 'Kecamatan', 'kasihan', /KASIHAN/i)
  await chooseOption(page, 'Kelurahan', 'bangunjiwo', /BANGUNJIWO/i)
  await page.getByRole('textbox', { name: begins('Kode Pos') }).fill('55184')
  await page.getByRole('textbox', { name: begins('Email') }).fill(email)
  await page.getByRole('textbox', { name: begins('Telepon') }).fill('0812 3456 7890')
}

export async function fileAlone(page: Page): Promise<void> {
  await page.getByRole('radio', { name: begins('Tanpa kuasa') }).check()
}

/** Title, description, features, Locarno class and the two questions. */
export async function describeDesign(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: begins('Judul Desain') }).fill(title)
  await page
    .getByRole('textbox', { name: begins('Uraian Desain') })
    .fill('Tampak depan memperlihatkan kap lampu dari anyaman rotan.')
  await page.getByRole('checkbox', { name: begins('Bentuk') }).check()
  await answer(page, 'Sudah dipublikasikan?', 'Tidak')
  await answer(page, 'Pendesain sama dengan pemohon?', 'Ya')
  await chooseOption(page, 'Tambah kelas', 'lampu', /26-/)
}

/** Fills the three boxes of a date 'YYYY-MM-DD'. */
export async function fillDate(page: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)))
  const boxes = page.getByRole('group', { name: begins(label) })
  await boxes.getByRole('textbox').first().fill(day)
  await boxes.getByRole('combobox').selectOption(month)
  await boxes.getByRole('textbox').last().fill(year)
}

export async function answer(page: Page, question: string, word: 'Ya' | 'Tidak'): Promise<void> {
  await page
    .getByRole('group', { name: begins(question) })
    .getByRole('radio', { name: begins(word) })
    .check()
}

/** Uploads files to the studio by its button and waits until all uploads have ended. */
export async function uploadPictures(page: Page, files: TestFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Unggah banyak') }).click()
  await (await chooser).setFiles(files)
  await expect(page.getByText(await words(page, 'studio:filled', { count: 7 })).first()).toBeVisible({
    timeout: 30_000,
  })
}

/** Uploads one file for a named document of the attachments page. */
export async function attachDocument(page: Page, document: string, file: TestFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await documentRow(page, document)
    .getByRole('button', { name: begins('Unggah') })
    .click()
  await (await chooser).setFiles(file)
}

export function documentRow(page: Page, document: string) {
  return page.getByRole('row').filter({ hasText: document })
}

/** The three checkboxes, the name as signature, and the button that files. */
export async function declare(page: Page, name: string): Promise<void> {
  for (const sentence of ['Semua keterangan', 'Desain ini milik saya', 'Saya setuju data ini']) {
    await page.getByRole('checkbox', { name: begins(sentence) }).check()
  }
  await page.getByRole('textbox', { name: begins('Nama lengkap Anda') }).fill(name)
}

export function fileButton(page: Page) {
  return page.getByRole('button', { name: begins('Ajukan') })
}

export interface TestFiling {
  title: string
  pictures: TestFile[]
  letter: TestFile
}

/** From the first question to the page 'Permohonan terkirim': one design, seven pictures, one attachment, no priority. */
export async function fileDesignByForm(page: Page, person: TestAccount, filing: TestFiling): Promise<void> {
  await beginDesign(page)
  await fillAndFile(page, person, filing)
}

/** As fileDesignByForm, from the applicants' page on. */
export async function fillAndFile(
  page: Page,
  person: TestAccount,
  { title, pictures, letter }: TestFiling,
): Promise<void> {
  await fillApplicant(page, person)
  await goOn(page)
  await atStep(page, 'representative')
  await fileAlone(page)
  await goOn(page)
  await atStep(page, 'design')
  await describeDesign(page, title)
  await goOn(page)
  await atStep(page, 'images')
  await uploadPictures(page, pictures)
  await goOn(page)
  await atStep(page, 'priority')
  await answer(page, 'Meminta hak prioritas?', 'Tidak')
  await goOn(page)
  await atStep(page, 'attachments')
  await attachDocument(page, 'Surat Pernyataan Kepemilikan', letter)
  await expect(documentRow(page, 'Surat Pernyataan Kepemilikan')).toContainText(letter.name)
  await goOn(page)
  await atStep(page, 'check')
  await expect(page.getByRole('main')).toContainText(person.name)
  await seesPictures(page, pictures.length)
  await page
    .getByRole('button', { name: begins('Lanjut ke pernyataan') })
    .first()
    .click()
  await declare(page, person.name)
  await fileButton(page).click()
  await atResult(page)
}

export async function atResult(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: begins('Permohonan terkirim') })).toBeVisible()
}

/** Expects every picture of the page to load when scrolled into view. */
export async function seesPictures(page: Page, count: number): Promise<void> {
  // Thumbnails beside suggestions have an empty name.
  const pictures = page.getByRole('main').getByRole('img', { name: /./ })
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
}
