import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'

import { openStep, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { atStep, attachDocument, documentRow } from '../../portal/filing.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { sha256, smallPicture, type TestFile } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** A file of `portal/papers`: signed.pdf is signed by Sari Wulandari with a reason; restricted.pdf opens without a password and forbids printing. */
const paperNamed = (name: string, file: string): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(new URL(`../../portal/papers/${file}`, import.meta.url)),
})

test('a small picture, a signed PDF and one that forbids printing are accepted with a remark', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections('Cangkir Berkas Sah'))
  await openStep(page, TEMP_ID, 'images')
  await atStep(page, 'images')
  const small = await smallPicture(page, 'depan.jpg')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Unggah banyak') }).click()
  await (await chooser).setFiles([small])
  await page.getByRole('button', { name: begins('Depan') }).click()
  const warning = page.getByText(/Sisi pendek 120 piksel, kurang dari 300 piksel/)
  await expect(warning).toBeVisible()
  await warning.click()
  await page.getByRole('button', { name: begins('Tetap pakai') }).click()
  await expect(page.getByRole('button', { name: begins('Tetap pakai') })).toBeHidden()
  await expect(warning).toBeVisible()

  await openStep(page, TEMP_ID, 'attachments')
  const signed = paperNamed('bertanda tangan.pdf', 'signed.pdf')
  await attachDocument(page, 'Surat Pernyataan Kepemilikan', signed)
  const statement = documentRow(page, 'Surat Pernyataan Kepemilikan')
  await expect(statement).toContainText('Ditandatangani elektronik oleh Sari Wulandari')
  await expect(statement).toContainText('27 Feb 2026, 15:30 WIB')
  await expect(statement).toContainText('alasan: Saya menyetujui')
  await expect(statement).toContainText('mencakup seluruh berkas')
  await expect(statement).toContainText('keabsahannya tidak diperiksa portal')
  await attachDocument(page, 'Uraian Desain', paperNamed('terbatas.pdf', 'restricted.pdf'))
  await expect(documentRow(page, 'Uraian Desain')).toContainText('Pencetakan atau penyalinan dibatasi')

  const files = await read<{ FILE_NAME: string; SHA256: string }[]>(page, '/getListImageSpecDoc', { fileId: TEMP_ID })
  expect(files.map(({ FILE_NAME }) => FILE_NAME).toSorted()).toEqual([
    'bertanda tangan.pdf',
    'depan.jpg',
    'terbatas.pdf',
  ])
  expect(files.find(({ FILE_NAME }) => FILE_NAME === signed.name)?.SHA256).toBe(sha256(signed.buffer))
})
