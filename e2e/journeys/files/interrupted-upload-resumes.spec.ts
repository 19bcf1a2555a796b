import { randomBytes } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { openStep, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { atStep, attachDocument, fileButton, documentRow } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo } from '../../portal/people.ts'
import { sha256, type TestFile } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

interface Kept {
  FILE_NAME: string
  SHA256: string
}

/** A PDF of 9 MB, as scanners make them. */
function heavy(name: string): TestFile {
  const { buffer, mimeType } = onePagePdf(name, 'Uraian')
  const end = buffer.lastIndexOf('xref')
  const weight = Buffer.from(`\n% ${randomBytes(4_500_000).toString('hex')}\n`)
  return { name, mimeType, buffer: Buffer.concat([buffer.subarray(0, end - 1), weight, buffer.subarray(end)]) }
}

/** Number of files on the device that are not uploaded yet; runs in the page. */
function uploadsOnDevice(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('saki')
    opening.onsuccess = () => {
      const keys = opening.result.transaction('own').objectStore('own').getAllKeys()
      keys.onsuccess = () => resolve(keys.result.filter((key) => String(key).startsWith('upload:')).length)
    }
  })
}

test('a large upload continues where the connection broke, also after a reload, and a failed one is named before filing', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(uniqueTitle('Cangkir Berkas Besar')))
  const there = () => read<Kept[]>(page, '/getListImageSpecDoc', { fileId: TEMP_ID })
  await openStep(page, TEMP_ID, 'attachments')
  await atStep(page, 'attachments')
  const file = heavy('Uraian, lengkap (final) [2].pdf')
  const offsets: number[] = []
  let isCut = false
  await page.route(/\/api\/uploads\//, async (route) => {
    const { 'upload-offset': offset } = route.request().headers()
    if (offset !== undefined) offsets.push(Number(offset))
    return offsets.length > 2 && isCut ? route.abort('connectionreset') : route.continue()
  })
  isCut = true
  await attachDocument(page, 'Uraian Desain', file)
  await expect(documentRow(page, 'Uraian Desain')).toContainText('Unggahan terputus; kami lanjutkan otomatis')
  const reached = offsets[2] ?? 0
  expect(reached, 'two pieces had arrived').toBeGreaterThan(1_000_000)

  await page.reload()
  await atStep(page, 'attachments')
  isCut = false
  await expect.poll(async () => (await there()).length, { timeout: 30_000 }).toBe(1)
  expect(
    offsets.slice(3).every((offset) => offset >= reached),
    'nothing that had arrived was sent again',
  ).toBe(true)
  expect((await there()).map(({ FILE_NAME, SHA256 }) => [FILE_NAME, SHA256])).toEqual([
    [file.name, sha256(file.buffer)],
  ])

  await attachDocument(page, 'Surat Pernyataan Kepemilikan', {
    ...file,
    name: 'bukan.pdf',
    buffer: Buffer.from('bukan PDF'),
  })
  await expect(page.getByText('1 dari 2 berkas terkirim')).toBeVisible()
  await expect.poll(() => page.evaluate(uploadsOnDevice)).toBe(1)
  await openStep(page, TEMP_ID, 'declaration')
  await atStep(page, 'declaration')
  await expect(page.getByText('Gagal: bukan.pdf')).toBeVisible()
  await expect(fileButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: /^Ajukan tanpa berkas ini/ }).check()
  await expect(fileButton(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('the filled-in template of a row is downloaded under its name', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(uniqueTitle('Cangkir Templat')))
  await openStep(page, TEMP_ID, 'attachments')
  await atStep(page, 'attachments')
  const downloaded = page.waitForEvent('download')
  await documentRow(page, 'Surat Pernyataan Kepemilikan')
    .getByRole('button', { name: begins('Unduh templat terisi') })
    .click()
  expect((await downloaded).suggestedFilename()).toBe('SURAT PERNYATAAN KEPEMILIKAN DESAIN INDUSTRI.pdf')
})
