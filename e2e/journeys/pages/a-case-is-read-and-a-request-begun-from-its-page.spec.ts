import { expect, test, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

interface Row {
  PATENT_ID: string | null
  RIGHT: string
  TITLE: string
}

/** A registered case of a right that the person has. */
async function registeredOf(page: Page, right: string): Promise<{ number: string; title: string }> {
  const { data } = await read<{ data: Row[] }>(page, '/getPatents', { right, group: 'registered', size: '50' })
  const found = data.find(({ PATENT_ID }) => PATENT_ID !== null)
  expect(found, `a registered case of right ${right}`).toBeDefined()
  return { number: found?.PATENT_ID ?? '', title: found?.TITLE ?? '' }
}

/** Opens every tab in turn; each shows something and none a failure. Returns their names. */
async function walkTabs(page: Page): Promise<string[]> {
  const names: string[] = []
  for (const tab of await page.getByRole('tab').all()) {
    const name = (await tab.textContent()) ?? ''
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel')
    await expect(panel.locator('[data-loading]'), name).toHaveCount(0)
    await expect(panel, name).not.toBeEmpty()
    await expect(panel.getByRole('alert'), name).toHaveCount(0)
    names.push(name)
  }
  return names
}

test('the owner opens a case from the list, walks its tabs and begins a request', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.consultant)
  const { number, title } = await registeredOf(page, 'T')
  await page.goto(`/customer-screen/list?group=registered&q=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/list-tm/trademarks/${number}$`))
  await expect(page.getByRole('heading', { level: 1, name: begins(title) })).toBeVisible()
  await expect(page.getByTestId('case-number')).toContainText(number)
  await expect(page.getByRole('region', { name: 'Perpanjangan' })).toBeVisible()

  const tabs = await walkTabs(page)
  expect(tabs).toEqual(expect.arrayContaining(['Ringkasan', 'Klasifikasi', 'Pengalihan', 'Dokumen', 'Pembayaran']))
  await expect(page).toHaveURL(/tab=events$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Riwayat' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('button', { name: begins('Ajukan') }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
})

test('a stranger sees only the published part of a case', async ({ page, browser }) => {
  const owner = await browser.newContext()
  const hers = await owner.newPage()
  await signIn(hers, demo.consultant)
  const mark = await registeredOf(hers, 'T')
  const { data } = await read<{ data: Row[] }>(hers, '/getPatents', { group: 'running', size: '50' })
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  await page.goto(`/list-tm/trademarks/${mark.number}`)
  await expect(page.getByText('Data publik')).toBeVisible()
  const tabs = await walkTabs(page)
  expect(tabs).toEqual(expect.arrayContaining(['Ringkasan', 'Pemilik', 'Pengalihan', 'Lisensi']))
  for (const hidden of ['Dokumen', 'Pembayaran', 'Riwayat']) expect(tabs).not.toContain(hidden)

  const unpublished = await Promise.all(
    data.map(async ({ PATENT_ID }) => {
      const reply = await page.request.get(`/api/getPatentDetail?patentId=${PATENT_ID ?? ''}`)
      return reply.status() === 404 ? (PATENT_ID ?? '') : ''
    }),
  )
  const hidden = unpublished.find((number) => number !== '')
  expect(hidden).toBeDefined()
  const page404 = /^D|^J|^I/.test(hidden ?? '') ? 'list-tm/trademarks' : 'table-list/patents'
  await page.goto(`/${page404}/${hidden}`)
  await expect(page.getByText(/tidak ditemukan/)).toBeVisible()
  await page.goto('/list-tm/trademarks/XYZ')
  await expect(page.getByText('Nomor XYZ tidak ditemukan.')).toBeVisible()
  await page.goto('/table-list/patents/XYZ')
  await expect(page.getByText('Nomor tidak dikenali.')).toBeVisible()
  await owner.close()
})
