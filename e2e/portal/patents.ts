import { expect, type Page } from '@playwright/test'

import { readySections, saveNewDraft } from './api.ts'
import { begins } from './names.ts'
import type { TestFile } from './pictures.ts'

/** Makes a patent draft without documents and declaration, by a person of Kasihan who is the inventor. Returns its TEMP_ID. */
export async function patentDraft(page: Page, title: string, kind: 'P' | 'S' = 'P'): Promise<string> {
  const { OWNERS } = readySections(title)
  const { TEMP_ID } = await saveNewDraft(page, {
    FORM_TYP: 'patent-filing',
    FILING: {
      APPL_TYP: 'PATENT',
      PATENT_KIND: kind,
      APPL_SUBTYP: 'NATIONAL',
      PAYER_CATEGORY: 'UMUM',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
    },
    OWNERS,
    TECHNICAL: {
      TITLE: title,
      ENGLISH_TITLE: 'Coffee dryer',
      INVENTOR_IS_APPLICANT: 'Y',
      GENETIC_RESOURCE: 'N',
      MICRO_ORGANISM: 'N',
    },
  })
  return TEMP_ID
}

export function namedPdf(name: string, buffer: Buffer): TestFile {
  return { name, mimeType: 'application/pdf', buffer }
}

/** The card of a part of the application, such as Klaim. */
export function cardOf(page: Page, part: string) {
  return page
    .getByRole('group', { name: /Bagian permohonan|Parts of the application/ })
    .getByRole('button', { name: begins(part) })
}

/** Chooses the file of a part and replaces an existing one. */
export async function choosePart(page: Page, part: string, file: TestFile): Promise<void> {
  await cardOf(page, part).click()
  const panel = panelOf(page)
  const chooser = page.waitForEvent('filechooser')
  await panel
    .getByRole('button', { name: /^(Pilih PDF|Ganti)/ })
    .first()
    .click()
  await (await chooser).setFiles(file)
}

/** The panel with the file of the chosen card. */
export function panelOf(page: Page) {
  return page.locator('.pfpanel')
}

/** Expects the card of a part to show a state. */
export async function expectCard(page: Page, part: string, state: string | RegExp): Promise<void> {
  await expect(cardOf(page, part)).toContainText(state, { timeout: 30_000 })
}
