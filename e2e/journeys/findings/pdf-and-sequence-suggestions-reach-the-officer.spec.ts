import { expect, test } from '@playwright/test'

import { casesNamed, openStep } from '../../portal/api.ts'
import { atResult, atStep, attachDocument, fileButton, documentRow } from '../../portal/filing.ts'
import {
  backToCheck,
  findingsAtDesk,
  follow,
  waitForFindings,
  payFirstBill,
  suggestionsOf,
  taskOf,
} from '../../portal/findings.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { claimsPdf, descriptionPdf } from '../../portal/patentPapers.ts'
import { cardOf, choosePart, expectCard, panelOf, patentDraft, namedPdf } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import type { TestFile } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** A valid sequence listing except for its version, which does not exist. */
const listing: TestFile = {
  name: 'urutan.xml',
  mimeType: 'application/xml',
  buffer: Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<ST26SequenceListing dtdVersion="V2_0" fileName="urutan.xml" softwareName="WIPO Sequence" softwareVersion="2.3.0" productionDate="2026-03-02">',
      '<ApplicantFileReference>KG-P1</ApplicantFileReference>',
      '<ApplicantName languageCode="id">Bagus Prakoso</ApplicantName>',
      '<InventionTitle languageCode="id">Alat pengering kopi</InventionTitle>',
      '<SequenceTotalQuantity>1</SequenceTotalQuantity>',
      '<SequenceData sequenceIDNumber="1"><INSDSeq><INSDSeq_length>12</INSDSeq_length><INSDSeq_moltype>DNA</INSDSeq_moltype>',
      '<INSDSeq_division>PAT</INSDSeq_division><INSDSeq_sequence>acgtacgtacgt</INSDSeq_sequence></INSDSeq></SequenceData>',
      '</ST26SequenceListing>',
    ].join('\n'),
  ),
}
const suggestions = {
  margin: 'Klaim.pdf: Margin kiri 1,8 cm; seharusnya paling sedikit 2,5 cm',
  sequence: 'urutan.xml: Versi “V2_0” bukan versi ST.26 yang kami kenal',
} as const

test('suggestions on a PDF and a sequence listing are named on the last page, in the task list and to the officer', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('Alat Pengering Bersaran')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const tempId = await patentDraft(page, title)
  await openStep(page, tempId, 'documents')
  await choosePart(page, 'Klaim', namedPdf('Klaim.pdf', claimsPdf(12, 18)))
  await expectCard(page, 'Klaim', '1 saran')
  await choosePart(page, 'Deskripsi', namedPdf('Deskripsi.pdf', descriptionPdf(3)))
  await expectCard(page, 'Deskripsi', 'Siap')
  await attachDocument(page, 'Daftar urutan', listing)
  await expect(documentRow(page, 'Daftar urutan')).toContainText('Versi “V2_0” bukan versi ST.26 yang kami kenal')
  await waitForFindings(page, tempId, 3)

  await test.step('the task list counts them', async () => {
    await openStep(page, tempId)
    await expect(taskOf(page, 'Berkas Paten')).toContainText('Sedang dikerjakan, 2 saran')
  })

  await test.step('the last page counts and names both', async () => {
    await openStep(page, tempId, 'check')
    await expect(suggestionsOf(page).filter({ hasText: 'Klaim.pdf' })).toContainText(`${suggestions.margin} (hal. 1)`)
    await expect(suggestionsOf(page).filter({ hasText: 'urutan.xml' })).toContainText(suggestions.sequence)
    await expect(page.getByRole('heading', { name: /^0 masalah, \d+ saran$/ })).toBeVisible()
  })

  await test.step('the link opens the file with the suggestion, not the first file of the step', async () => {
    await follow(page, 'Klaim.pdf')
    await expect(panelOf(page)).toBeFocused()
    await expect(panelOf(page)).toBeInViewport()
    await expect(cardOf(page, 'Klaim')).toHaveAttribute('aria-pressed', 'true')
    await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Klaim.pdf')
    await expect(panelOf(page).getByRole('heading', { level: 3 })).toContainText('Margin kiri 1,8 cm')
    await backToCheck(page)
    await follow(page, 'urutan.xml')
    const file = page.locator('.attached-file').filter({ hasText: 'urutan.xml' })
    await expect(file).toBeFocused()
    await expect(file).toBeInViewport()
    await backToCheck(page)
  })

  await test.step('it is filed unchanged, and the officer sees both findings', async () => {
    await page
      .getByRole('button', { name: begins('Lanjut ke pernyataan') })
      .first()
      .click()
    await atStep(page, 'declaration')
    for (const sentence of ['Semua keterangan', 'Invensi ini milik saya', 'Saya setuju data ini'])
      await page.getByRole('checkbox', { name: begins(sentence) }).check()
    await page.getByRole('textbox', { name: begins('Nama lengkap Anda') }).fill('Bagus Prakoso')
    await fileButton(page).click()
    await atResult(page)
    const [filed] = await casesNamed(page, title)
    const patentId = await payFirstBill(page, filed?.SUBMISSION_NBR ?? '')
    const read = await findingsAtDesk(browser, { patentId, title })
    expect(read).toEqual([
      expect.stringMatching(
        /^Klaim, Klaim\.pdf.*: Margin kiri 1,8 cm; seharusnya paling sedikit 2,5 cm \(hal\.\s1\)$/s,
      ),
      expect.stringContaining(suggestions.sequence),
    ])
  })
})
