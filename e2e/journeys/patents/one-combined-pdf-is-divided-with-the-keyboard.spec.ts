import { expect, test } from '@playwright/test'

import { readDraft, openStep } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { largePdf } from '../../portal/patentPapers.ts'
import { expectCard, panelOf, patentDraft, namedPdf } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('one combined PDF is divided using only the keyboard', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const tempId = await patentDraft(page, uniqueTitle('Alat Pengering Gabungan'))
  await openStep(page, tempId, 'documents')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Pilih satu PDF gabungan') }).click()
  await (await chooser).setFiles(namedPdf('Gabungan.pdf', largePdf(10)))
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: begins('Deskripsi mulai di sini') })).toBeVisible({ timeout: 30_000 })

  const mark = async (part: string) => {
    await panel.getByRole('button', { name: begins(`${part} mulai di sini`) }).focus()
    await page.keyboard.press('Enter')
  }
  const first = panel.getByRole('listitem').first().getByRole('button')
  await first.focus()
  await page.keyboard.press('Home')
  await mark('Deskripsi')
  await expectCard(page, 'Deskripsi', 'hal. 1–10 dari PDF gabungan')
  await first.focus()
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key)
  await mark('Klaim')
  await expectCard(page, 'Deskripsi', 'hal. 1–5 dari PDF gabungan')
  await expectCard(page, 'Klaim', 'hal. 6–10 dari PDF gabungan')
  await expect.poll(async () => (await readDraft(page, tempId)).DATA['PARTS']).toMatchObject({ DES: '1', KLM: '6' })

  await panel.getByRole('button', { name: begins('Pakai usulan ini') }).click()
  await expectCard(page, 'Abstrak', 'hal. 8 dari PDF gabungan')
  await expectCard(page, 'Gambar', 'hal. 9–10 dari PDF gabungan')
  await expect(page.getByRole('textbox', { name: begins('Jumlah Klaim') })).toHaveValue('20')
})
