import { expect, test, type Page } from '@playwright/test'

import { fileDraft, headers, openStep, read } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { oddPapers } from '../../portal/oddPapers.ts'
import { cardOf, choosePart, panelOf, patentDraft, namedPdf } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { sha256, type TestFile } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** Parts of the application, with their slots. */
const parts = [
  ['Deskripsi', 'DES'],
  ['Abstrak', 'ABS'],
  ['Gambar', 'GBR'],
] as const

interface Shown {
  hash: string
  /** Share of the image that is not white, 0 to 1. */
  ink: number
}

test('unusual PDFs show the same pages before and after filing, and none is blank', async ({ page }) => {
  test.setTimeout(240_000)
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const tempId = await patentDraft(page, uniqueTitle('Alat Pengering Ganjil'))
  await openStep(page, tempId, 'documents')
  const papers = Object.entries(oddPapers())
  const lastHashes: Record<string, string> = {}
  while (papers.length > 0) {
    const shown: { part: string; name: string; file: TestFile; pages: number; before: Shown[] }[] = []
    for (const [part, slot] of parts) {
      const [name, { pdf, pages }] = papers.shift() ?? ['', { pdf: Buffer.alloc(0), pages: 0 }]
      if (pages === 0) break
      await test.step(name, async () => {
        const file = namedPdf(`${name.replaceAll(/[^a-z0-9]+/gi, '-')}.pdf`, pdf)
        await choosePart(page, part, file)
        await expect(thumbnails(page, file)).toHaveCount(pages)
        await expect.poll(() => storedHash(page, tempId, slot)).toBe(sha256(pdf))
        const before = await pagesShown(page, pages)
        for (const { ink } of before) expect(ink, `${name} is blank`).toBeGreaterThan(0.0005)
        shown.push({ part, name, file, pages, before })
        lastHashes[slot] = sha256(pdf)
      })
    }
    await page.reload()
    for (const { part, name, file, pages, before } of shown) {
      await cardOf(page, part).click()
      await expect(thumbnails(page, file)).toHaveCount(pages, { timeout: 30_000 })
      expect(await pagesShown(page, pages), name).toEqual(before)
    }
  }
  const submission = await fileDraft(page, tempId, 'patent-filing')
  const filed = await read<{ ID: string; SPECDOC_TYP: string }[]>(page, '/getListImageSpecDoc', { fileId: submission })
  const sent = filed.map(async ({ ID, SPECDOC_TYP }) => {
    const reply = await page.request.get(`/api/getPDFDoc/${ID}`, { headers: headers() })
    return [SPECDOC_TYP, sha256(await reply.body())]
  })
  expect(Object.fromEntries(await Promise.all(sent))).toEqual(lastHashes)
})

function thumbnails(page: Page, { name }: TestFile) {
  return panelOf(page)
    .getByRole('list', { name: `Halaman ${name}` })
    .getByRole('listitem')
}

async function storedHash(page: Page, tempId: string, slot: string): Promise<string | undefined> {
  const files = await read<{ SPECDOC_TYP: string; SHA256: string }[]>(page, '/getListImageSpecDoc', { fileId: tempId })
  return files.find((file) => file.SPECDOC_TYP === slot)?.SHA256
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
