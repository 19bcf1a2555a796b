import { expect, test } from '@playwright/test'

import { openStep, read, readDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { textSheet } from '../../portal/patentPapers.ts'
import { choosePart, expectCard, namedPdf, patentDraft } from '../../portal/patents.ts'
import { makePdf } from '../../portal/pdfMaker.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

const ABSTRACT = ['ABSTRAK', 'Panel surya fotovoltaik (solar panel) sebagai pembangkit listrik tenaga surya.']

test('an IPC symbol is suggested by title and abstract, and only what the applicant chooses is filed', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const tempId = await patentDraft(page, uniqueTitle('Alat Pengering Biji Kopi'))
  await openStep(page, tempId, 'documents')
  await choosePart(page, 'Abstrak', namedPdf('Abstrak.pdf', makePdf({ sheets: [textSheet(1, ABSTRACT)] })))
  await expectCard(page, 'Abstrak', /kata/)
  await expect
    .poll(async () => (await read<unknown[]>(page, '/getListImageSpecDoc', { fileId: tempId })).length)
    .toBe(1)

  // Without a reload, so that the check of the abstract is still in the browser.
  await page
    .getByRole('link', { name: begins('Kembali') })
    .last()
    .click()
  await page.getByRole('link', { name: 'Data Paten', exact: true }).click()
  await page.getByRole('button', { name: begins('Pilih dari IPC') }).click()
  await expect(page.getByText('Dari kata judul dan abstrak')).toBeVisible()
  const maybe = page.getByRole('list', { name: 'Mungkin' })
  await expect(maybe.getByRole('button', { name: /^A23N/ })).toBeVisible()
  await expect(maybe.getByRole('button', { name: /^H02S/ })).toBeVisible()
  expect(await maybe.getByRole('button').count()).toBeLessThanOrEqual(5)
  expect((await readDraft(page, tempId)).DATA['IPC'] ?? []).toEqual([])

  await maybe.getByRole('button', { name: /^A23N/ }).click()
  await page.getByRole('combobox', { name: begins('Cari IPC') }).fill('f26b 17/00')
  await page.getByRole('option', { name: 'F26B 17/00 Pengeringan bahan padat' }).click()
  await page.getByRole('button', { name: 'Naik F26B 17/00' }).click()
  await expect
    .poll(async () => (await readDraft(page, tempId)).DATA['IPC'])
    .toEqual([{ IPC_SYMBOL: 'F26B 17/00' }, { IPC_SYMBOL: 'A23N' }])
})
