import { expect, test, type Page } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

const keys = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('searchBy'))

/** Fills the first criterion of a tab. */
async function fill(page: Page, tab: string, field: string, values: readonly string[], match?: string) {
  await page.getByRole('tab', { name: begins(tab) }).click()
  const panel = page.getByRole('tabpanel', { name: begins(tab) })
  await panel.getByLabel(begins('Bidang')).selectOption({ label: field })
  if (match !== undefined) await panel.getByLabel(begins('Cara')).selectOption({ label: match })
  await panel.getByLabel(begins('Nilai')).fill(values[0] ?? '')
  if (values[1] !== undefined) await panel.getByLabel(begins('Sampai')).fill(values[1])
}

test('criteria of three groups survive a reload, one group is reset alone, and the result is exported', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.sari)
  await page.goto('/forms/advance')
  await fill(page, 'Nomor', 'nomor permohonan', ['2026'], 'berisi')
  await fill(page, 'Pihak', 'pemilik', ['sari'])
  await fill(page, 'Tanggal', 'tanggal penerimaan', ['2026', '2026'])
  await expect(page).toHaveURL(/searchByNumber=.*searchByPerson=/)
  await expect
    .poll(() => keys(page))
    .toEqual(expect.arrayContaining(['searchByNumber', 'searchByPerson', 'searchByDates']))

  // The address without criteria: what is shown comes from the cookies.
  await page.goto('/forms/advance')
  for (const tab of ['Nomor', 'Tanggal', 'Pihak'])
    await expect(page.getByRole('tab', { name: begins(tab) })).toContainText('1')
  await expect(page.getByRole('status').filter({ hasText: 'Kami mencari' })).toContainText('sari')

  await page.getByRole('tab', { name: begins('Tanggal') }).click()
  await page
    .getByRole('tabpanel', { name: begins('Tanggal') })
    .getByRole('button', { name: begins('Reset tab ini') })
    .click()
  await expect.poll(() => keys(page)).not.toContain('searchByDates')
  expect(await keys(page)).toEqual(expect.arrayContaining(['searchByNumber', 'searchByPerson']))

  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/getPatentsAdvance') && (request.postData() ?? '').includes('"page":1,"size":10'),
  )
  await page.reload()
  const body = (await asked).postDataJSON() as Record<string, { f: string; o: string; v: string }[]>
  expect(body['searchByNumber']).toMatchObject([{ f: 'application', o: 'contains', v: '2026' }])
  expect(body['searchByPerson']).toMatchObject([{ f: 'owner', v: 'sari' }])
  expect(body['searchByDates']).toBeUndefined()

  const rows = page
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .getByRole('article')
  await expect(rows.first()).toContainText(/sari/i)
  expect(await rows.count()).toBeLessThanOrEqual(10)

  // As a table, and two cases side by side.
  await page.getByLabel(begins('Tampilan')).selectOption('table')
  await expect(page).toHaveURL(/view=table/)
  await page.getByRole('button', { name: begins('Nomor, kelas') }).click()
  await expect(page).toHaveURL(/sort=number/)
  const picks = page.getByRole('checkbox', { name: /^Bandingkan / })
  await picks.nth(0).check()
  await picks.nth(1).check()
  await page.getByRole('button', { name: 'Bandingkan', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: begins('Bandingkan') })
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  await expect(dialog.getByRole('row').filter({ hasText: 'Tanggal penerimaan' })).toContainText('2026')
  await dialog
    .getByRole('button', { name: begins('Tutup') })
    .last()
    .click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: begins('Ekspor Excel') }).click()
  expect((await download).suggestedFilename()).toMatch(/^Excel List - .*\.xlsx$/)
})
