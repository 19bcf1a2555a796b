import { expect, type Browser, type Locator, type Page } from '@playwright/test'

import { read } from './api.ts'
import { begins } from './names.ts'
import { demo } from './people.ts'
import { inIndonesian, openAs } from './session.ts'
import { payAsTreasury } from './treasury.ts'

/** Waits until the server has the findings of `files` files of a draft. */
export async function waitForFindings(page: Page, fileId: string, files: number): Promise<void> {
  const looks = async () =>
    (await read<{ CHECK?: unknown }[]>(page, '/getListImageSpecDoc', { fileId })).filter(({ CHECK }) => CHECK)
  await expect.poll(async () => (await looks()).length, { timeout: 30_000 }).toBe(files)
}

/** The row of a step in the task list of a filing. */
export function taskOf(page: Page, step: string) {
  // Links of findings name a field.
  return page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(step) })
    .and(page.locator('a:not([href*="field="])'))
}

/** The suggestions beside the answers on the last page. */
export function suggestionsOf(page: Page) {
  return page.getByRole('complementary').last().getByRole('listitem')
}

/** Follows the link of a suggestion on the last page. */
export async function follow(page: Page, suggestion: string | RegExp): Promise<void> {
  await suggestionsOf(page).filter({ hasText: suggestion }).getByRole('link').click()
  await expect(page).toHaveURL(/from=check/)
}

/** Returns from the page of a suggestion to the last page. */
export async function backToCheck(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: begins('Kembali') })
    .last()
    .click()
  await expect(page).toHaveURL(/step=check/)
}

/** Pays the first bill of a submission; returns the application number. */
export async function payFirstBill(page: Page, submission: string): Promise<string> {
  const [bill] = await read<{ BILLING_CODE: string; AMOUNT: number }[]>(page, '/getPayments', { patentId: submission })
  expect(await payAsTreasury(bill?.BILLING_CODE ?? '', bill?.AMOUNT ?? 0)).toBe('settled')
  return (await read<{ PATENT_ID: string }>(page, '/getPatentDetail', { patentId: submission })).PATENT_ID
}

/** Texts of the findings an officer sees in a case. `look` gets the officer's page before it closes. */
export async function findingsAtDesk(
  browser: Browser,
  { patentId, title, look }: { patentId: string; title: string; look?: (pane: Locator) => Promise<void> },
): Promise<string[]> {
  const office = await (await browser.newContext()).newPage()
  await inIndonesian(office)
  await openAs(office, demo.officer, '/petugas')
  await office.getByRole('searchbox', { name: begins('Cari nomor') }).fill(title)
  await office.getByRole('radio', { name: `${patentId}, ${title}` }).check()
  const pane = office.getByRole('complementary', { name: 'Permohonan terpilih' })
  const lines = pane
    .getByRole('group')
    .filter({ hasText: /\d+ temuan pada berkas sebelum diajukan/ })
    .getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  const texts = await lines.allInnerTexts()
  await look?.(pane)
  await office.context().close()
  return texts
}
