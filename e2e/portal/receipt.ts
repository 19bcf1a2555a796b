import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { begins } from './names.ts'

/** Presses a button that downloads, closes the dialog 'Download File' and returns the bytes with their name. */
export async function downloadFrom(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  const dialog = page.getByRole('dialog', { name: begins('Download File') })
  await expect(dialog).toContainText(`${download.suggestedFilename()} Selesai`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** All text of a PDF without white space, because line breaks are arbitrary. */
export async function pdfTextWithoutSpaces(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  )
  await pdf.loadingTask.destroy()
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join('')
    .replaceAll(/\s/g, '')
}
