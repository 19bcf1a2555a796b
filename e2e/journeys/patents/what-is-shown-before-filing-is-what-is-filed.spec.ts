import { expect, test, type Page } from '@playwright/test'

import { fileDraft, headers, openStep, read } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { oddPapers } from '../../portal/oddPapers.ts'
import { choosePart, panelOf, patentDraft, namedPdf } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { sha256 } from '../../portal/pictures.ts'
import { logIn } from '../../portal/session.ts'

interface Shown {
  hash: string
  /** Share of the image that is not white, 0 to 1. */
  ink: number
}

test('unusual PDFs show the same pages before and after filing, and none is blank', async ({ page }) => {
  test.setTimeout(240_000)
  await logIn(page, demo.newcomer)
  await page.getByRole('button', { name: 'Indonesia' }).click()
  const tempId = await patentDraft(page, uniqueTitle('Alat Pengering Ganjil'))
  await openStep(page, tempId, 'documents')
  let last: Buffer = Buffer.alloc(0)
  for (const [name, { pdf, pages }] of Object.entries(oddPapers())) {
    await test.step(name, async () => {
      const file = namedPdf(`${name.replaceAll(/[^a-z0-9]+/gi, '-')}.pdf`, pdf)
      await choosePart(page, 'Deskripsi', file)
      await expect(
        panelOf(page)
          .getByRole('list', { name: `Halaman ${file.name}` })
          .getByRole('listitem'),
      ).toHaveCount(pages)
      await expect.poll(() => storedHash(page, tempId)).toBe(sha256(pdf))
      const before = await pagesShown(page, pages)
      for (const { ink } of before) expect(ink, `${name} is blank`).toBeGreaterThan(0.0005)
      await page.reload()
      await expect(panelOf(page).getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
      expect(await pagesShown(page, pages)).toEqual(before)
      last = pdf
    })
  }
  const submission = await fileDraft(page, tempId, 'patent-filing')
  const [filed] = await read<{ ID: string; PAGES: number }[]>(page, '/getListImageSpecDoc', { fileId: submission })
  const sent = await page.request.get(`/api/getPDFDoc/${filed?.ID}`, { headers: headers() })
  expect(sha256(await sent.body())).toBe(sha256(last))
})

async function storedHash(page: Page, tempId: string): Promise<string | undefined> {
  const files = await read<{ SPECDOC_TYP: string; SHA256: string }[]>(page, '/getListImageSpecDoc', { fileId: tempId })
  return files.find((file) => file.SPECDOC_TYP === 'DES')?.SHA256
}

/** Pages shown by 'Lihat sebagai pemeriksa'. */
async function pagesShown(page: Page, pages: number): Promise<Shown[]> {
  await panelOf(page)
    .getByRole('button', { name: begins('Lihat sebagai pemeriksa') })
    .click()
  const viewer = page.getByRole('dialog')
  const shown: Shown[] = []
  for (let number = 1; number <= pages; number++) {
    const picture = viewer.getByRole('img', { name: `Halaman ${number} dari ${pages}` })
    await expect(picture).toBeVisible({ timeout: 20_000 })
    shown.push(await picture.evaluate(look))
    if (number < pages) await viewer.getByRole('button', { name: begins('Halaman berikutnya') }).click()
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  return shown
}

/** Runs in the page: hash and ink of the drawn image. */
async function look(picture: Element): Promise<Shown> {
  const image = picture as HTMLImageElement
  await image.decode()
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  let dark = 0
  for (let at = 0; at < data.length; at += 4)
    if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 200) dark++
  return {
    hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    ink: dark / (data.length / 4),
  }
}
