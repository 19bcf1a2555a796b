import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { readDraft, draftsNamed, readyDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a draft is saved as a file and opened again; an invalid file is refused with its reason', async ({ page }) => {
  const title = uniqueTitle('Cangkir Berkas')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const id = await readyDraft(page, title)
  await page.goto('/customer-screen/draft')
  await page.getByRole('button', { name: `Tindakan lain untuk ${title}` }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: begins('Unduh .saki.json') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${title}.saki.json`)
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ FORMAT: 'saki21-draft', VERSION: 1, FILES: [{ FILE_NAME: 'depan.jpg' }] })

  await page.goto('/buat-pengajuan')
  const file = page.getByTestId('saki-file')
  const bring = (buffer: Buffer, name = 'draf.saki.json') =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer })
  for (const [bytes, reason] of [
    [Buffer.alloc(10_000_000, 'x'), 'lebih besar dari 1 MB'],
    [Buffer.from(text.replace('"CLAIM_SCOPE"', '"__proto__"')), 'tidak dikenal atau melewati batas'],
    [Buffer.from(text.replace('"VERSION": 1', '"VERSION": 9')), 'portal yang lebih baru'],
    [Buffer.from('{"FORMAT"'), 'rusak atau bukan JSON'],
  ] as const) {
    await bring(bytes)
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  }
  expect(await draftsNamed(page, title)).toHaveLength(1)

  await bring(Buffer.from(text))
  const names = page.getByRole('dialog', { name: begins('Berkas perlu diunggah lagi') })
  await expect(names).toContainText('depan.jpg')
  await names.getByRole('button', { name: begins('Lanjut ke draf') }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(async () => (await draftsNamed(page, title)).length).toBe(2)
  const made = (await draftsNamed(page, title)).find(({ TEMP_ID }) => TEMP_ID !== id)
  expect((await readDraft(page, made?.TEMP_ID ?? '')).DATA).toEqual((await readDraft(page, id)).DATA)
})
