import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { post, read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a number of the statistics opens its list, and the list is a spreadsheet', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.consultant)
  const { data } = await read<{ data: { PATENT_ID: string | null }[] }>(page, '/getPatents', { size: '60' })
  const number = data.find(({ PATENT_ID }) => PATENT_ID !== null)?.PATENT_ID ?? ''
  const request = {
    USERDOC_TYP: 'SP',
    PATENT_IDS: [number],
    DATA: { REQUEST: { SUBJECT: 'Pertanyaan', TEXT: 'Kapan diperiksa?' } },
  }
  const saved = await post<{ TEMP_ID: string; ROW_VERSION: number }>(page, '/requests/save', request)
  const { TEMP_ID, ROW_VERSION } = saved
  const sent = { ...request, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' }
  const { SUBMISSION_NBR } = await post<{ SUBMISSION_NBR: string }>(page, '/requests/save', sent)

  await page.goto('/pasca-permohonan/statistik')
  const card = page.getByRole('region', { name: begins('Menurut layanan') })
  await expect(card.locator('svg.recharts-surface')).toBeVisible()
  await card.getByRole('button', { name: begins('Lihat sebagai tabel') }).click()
  await card.getByRole('row', { name: /Surat/ }).getByRole('button').click()
  await expect(page).toHaveURL(/list-pengajuan-pasca\?.*kind=SP/)
  await expect(page.getByText(SUBMISSION_NBR)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: begins('Ekspor Excel') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Excel List - \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.xlsx$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true)
})
