import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

import { casesNamed, draftsNamed, fileDraft, read, readyDraft } from '../../portal/api.ts'
import { uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('axe finds no serious fault on any screen: signed out', async ({ page }) => {
  await isSound(page, [
    '/login',
    '/daftar-akun',
    '/login/forgetpass',
    '/pratinjau/tidak-ada',
    '/lapor-masalah',
    '/tidak/ada',
  ])
})

test('axe finds no serious fault on any screen: following', async ({ page }) => {
  await signIn(page, demo.sari)
  const [kept] = await casesNamed(page, 'Teko Gerabah Kecil')
  const [draft] = await draftsNamed(page, 'Teko Kopi Gerabah')
  const patentId = (kept as unknown as { PATENT_ID: string }).PATENT_ID
  const hub = `/buat-pengajuan/draft?draft=${draft?.TEMP_ID}`
  await isSound(page, [
    '/user-docx/tp/pasca-sertifikat',
    '/customer-screen/list',
    '/customer-screen/draft',
    `/customer-screen/payments/${patentId}`,
    `/table-list/patents/workflow/${patentId}`,
    '/inbox',
    '/trademarks/search',
    '/trademarks/search?q=kopi&classes=30,43',
    '/customer-screen/tidak-ada',
    hub,
    `${hub}&step=design`,
    `${hub}&step=images`,
    `${hub}&step=check`,
  ])
})

test('axe finds no serious fault on any screen: drafts', async ({ page }) => {
  await signIn(page, demo.sari)
  const [draft] = await draftsNamed(page, 'Teko Kopi Gerabah')
  const people = `/buat-pengajuan/draft?draft=${draft?.TEMP_ID}&step=applicants`
  await isSound(page, ['/customer-screen/draft?tab=bin', '/buat-pengajuan', people])
})

test('axe finds no serious fault on any screen: filed today', async ({ page }) => {
  await signIn(page, demo.newcomer)
  const tempId = await readyDraft(page, uniqueTitle('Cangkir Terbaca'))
  const draft = `/buat-pengajuan/draft?draft=${tempId}`
  await isSound(page, [`${draft}&step=declaration`])
  const submission = await fileDraft(page, tempId)
  await isSound(page, [
    `${draft}&step=result`,
    `/customer-screen/payments/${submission}`,
    `/table-list/patents/workflow/${submission}`,
  ])
})

test('axe finds no serious fault on any screen: officers', async ({ page }) => {
  await signIn(page, demo.officer)
  const { data } = await read<{ data: { PATENT_ID: string }[] }>(page, '/office/queue', { kind: 'FORMALITY' })
  const found = `/petugas/berkas/${data[0]?.PATENT_ID}`
  await isSound(page, ['/petugas', '/petugas?view=terms', `${found}?tab=checklist`, `${found}?tab=files`])
})

/** Opens each address and runs axe on it; the themes differ in colours only, so the dark one is checked for contrast. */
async function isSound(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [class*=skeleton]')).toHaveCount(0)
    for (const [colorScheme, rules] of [
      ['light', []],
      ['dark', ['color-contrast']],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      expect.soft(await faultsOf(page, rules), `${address} in ${colorScheme}`).toEqual([])
    }
  }
}

/** Serious faults by these rules; by all rules of axe if none is named. */
async function faultsOf(page: Page, rules: readonly string[]): Promise<string[]> {
  // Pages of the portal have no frames of other sites, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
