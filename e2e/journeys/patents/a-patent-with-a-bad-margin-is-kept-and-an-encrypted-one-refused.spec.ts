import { expect, test } from '@playwright/test'

import { readDraft, fileDraft, openStep, read } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { lockedPaper } from '../../portal/papers.ts'
import { abstractPdf, claimsPdf, descriptionPdf, drawingsPdf } from '../../portal/patentPapers.ts'
import { choosePart, expectCard, panelOf, patentDraft, namedPdf } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { sha256 } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

interface StoredFile {
  SPECDOC_TYP: string
  FILE_NAME: string
  SHA256: string
  PAGES: number
}

test('a PDF with a too narrow margin is accepted and an encrypted one refused', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const tempId = await patentDraft(page, uniqueTitle('Alat Pengering Kopi'))
  const files = () => read<StoredFile[]>(page, '/getListImageSpecDoc', { fileId: tempId })
  await openStep(page, tempId, 'documents')
  const panel = panelOf(page)

  await choosePart(page, 'Deskripsi', lockedPaper('terkunci.pdf'))
  await expect(panel.getByRole('alert')).toContainText('Berkas dilindungi kata sandi')
  await expect(panel.getByRole('alert')).toContainText('Berkas ini tidak diunggah')
  await expectCard(page, 'Deskripsi', 'Tidak dapat dipakai')
  expect(await files()).toEqual([])

  const claims = claimsPdf(12, 18)
  await choosePart(page, 'Klaim', namedPdf('Klaim.pdf', claims))
  await expectCard(page, 'Klaim', '1 saran')
  await expect(panel).toContainText('Tidak ada kesalahan, diperiksa sebelum diunggah')
  await expect(panel.getByRole('list', { name: begins('Halaman Klaim.pdf') })).toContainText('margin kiri 1,8 cm')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
    'Halaman 1: Margin kiri 1,8 cm; seharusnya paling sedikit 2,5 cm',
  )
  await expect(panel).toContainText('Atur margin')
  await panel.getByRole('button', { name: begins('Tetap pakai berkas ini') }).click()
  await expectCard(page, 'Klaim', 'Dipakai apa adanya')
  await expect(page.getByRole('textbox', { name: begins('Jumlah Klaim') })).toHaveValue('12')

  await choosePart(page, 'Deskripsi', namedPdf('Deskripsi.pdf', descriptionPdf(3)))
  await expectCard(page, 'Deskripsi', 'Siap')
  await choosePart(page, 'Abstrak', namedPdf('Abstrak.pdf', abstractPdf(142)))
  await expectCard(page, 'Abstrak', '142 dari 200 kata')
  await choosePart(page, 'Gambar', namedPdf('Gambar.pdf', drawingsPdf(2)))
  await expectCard(page, 'Gambar', 'Siap')

  await expect
    .poll(async () => (await files()).map((file) => file.SPECDOC_TYP).toSorted())
    .toEqual(['ABS', 'DES', 'GBR', 'KLM'])
  await expect
    .poll(async () => (await readDraft(page, tempId)).DATA['TECHNICAL'])
    .toMatchObject({ QTY_CLAIMS: '12', CLAIMS_COUNTED: '12' })
  const submission = await fileDraft(page, tempId, 'patent-filing')
  const filed = await read<StoredFile[]>(page, '/getListImageSpecDoc', { fileId: submission })
  expect(filed.find((file) => file.SPECDOC_TYP === 'KLM')).toMatchObject({
    FILE_NAME: 'Klaim.pdf',
    SHA256: sha256(claims),
    PAGES: 1,
  })
})
