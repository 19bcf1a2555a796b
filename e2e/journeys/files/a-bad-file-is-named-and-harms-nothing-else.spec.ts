import { expect, test } from '@playwright/test'

import { readDraft, openStep, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { atStep, attachDocument, documentRow } from '../../portal/filing.ts'
import { begins, words } from '../../portal/names.ts'
import { lockedPaper, onePagePdf } from '../../portal/papers.ts'
import { demo } from '../../portal/people.ts'
import { picture, type TestFile } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

const html: TestFile = {
  name: 'depan.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><title>bukan gambar</title>'),
}
const empty: TestFile = { name: 'belakang.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }

/** 200 characters with spaces, commas, brackets, accents and Arabic. */
const longName = `${'Lampu é, مصباح (baru) [akhir] '.padEnd(190, 'x')} kiri.JPG`

test('a refused file is named, and the other files are uploaded', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections('Cangkir Berkas Rusak'))
  const before = await readDraft(page, TEMP_ID)
  await openStep(page, TEMP_ID, 'images')
  await atStep(page, 'images')
  const good = await picture(page, longName, 5)
  const limit = await limitOf(page, 'GDI')
  const full = { ...(await picture(page, 'bawah.jpg', 6)), buffer: Buffer.alloc(limit) }
  good.buffer.copy(full.buffer)
  const large: TestFile = { ...full, name: 'kanan.jpg', buffer: Buffer.concat([full.buffer, Buffer.alloc(1)]) }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Unggah banyak') }).click()
  await (await chooser).setFiles([html, empty, large, full, good])

  await expect(page.getByText(await words(page, 'studio:filled', { count: 2 }))).toBeVisible()
  for (const [view, message] of Object.entries({
    Depan: 'Jenis berkas tidak diterima',
    Belakang: 'Berkas kosong',
    Kanan: /Berkas berukuran 5\.242\.881 byte; batasnya 5\.242\.880 byte/,
  })) {
    const place = page.getByRole('button', { name: begins(view) })
    await expect(place).toContainText('berkas tidak diterima')
    await place.click()
    await expect(page.getByRole('main')).toContainText(message)
  }
  await openStep(page, TEMP_ID, 'attachments')
  await attachDocument(page, 'Surat Pernyataan Kepemilikan', lockedPaper('terkunci.pdf'))
  await expect(documentRow(page, 'Surat Pernyataan Kepemilikan')).toContainText('Berkas dilindungi kata sandi')
  await attachDocument(page, 'Uraian Desain', onePagePdf('uraian.pdf', 'Uraian'))
  await expect(documentRow(page, 'Uraian Desain').getByRole('button', { name: begins('Lihat') })).toBeVisible()

  const files = await read<{ FILE_NAME: string }[]>(page, '/getListImageSpecDoc', { fileId: TEMP_ID })
  expect(files.map(({ FILE_NAME }) => FILE_NAME).toSorted()).toEqual([longName, 'bawah.jpg', 'uraian.pdf'].toSorted())
  expect((await readDraft(page, TEMP_ID)).DATA).toEqual(before.DATA)
})

async function limitOf(page: Parameters<typeof read>[0], slot: string): Promise<number> {
  const limits = await read<{ SPECDOC_TYP: string; MAX_BYTES: number }[]>(page, '/getLimit')
  return limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)?.MAX_BYTES ?? 0
}
