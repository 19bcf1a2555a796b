import { expect, test } from '@playwright/test'

import { openStep, read } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { descriptionPdf } from '../../portal/patentPapers.ts'
import { choosePart, expectCard, panelOf, patentDraft, namedPdf } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a file is uploaded when its check in the browser fails', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const tempId = await patentDraft(page, uniqueTitle('Alat Pengering Tanpa Pemeriksaan'))
  await page.route('**/preflightWorker*', (route) => route.abort())
  await openStep(page, tempId, 'documents')
  await choosePart(page, 'Deskripsi', namedPdf('Deskripsi.pdf', descriptionPdf(2)))
  await expect(panelOf(page)).toContainText('Berkas ini tidak dapat diperiksa di sini.')
  await expect
    .poll(async () => (await read<unknown[]>(page, '/getListImageSpecDoc', { fileId: tempId })).length)
    .toBe(1)

  await page.unroute('**/preflightWorker*')
  await panelOf(page)
    .getByRole('button', { name: begins('Coba periksa lagi') })
    .click()
  await expectCard(page, 'Deskripsi', 'Siap')
})
