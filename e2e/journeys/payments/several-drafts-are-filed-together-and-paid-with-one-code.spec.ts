import { expect, test, type Page } from '@playwright/test'

import { casesNamed, completeDraft, draftsNamed, readySections, saveNewDraft } from '../../portal/api.ts'
import { readBill } from '../../portal/following.ts'
import { begins, uniqueTitle, words } from '../../portal/names.ts'
import { openAccount } from '../../portal/openAccount.ts'
import { newPerson } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

test('several drafts are filed together and paid with one code', async ({ page }) => {
  const person = newPerson('Bagus Prakoso')
  const titles = [uniqueTitle('Cangkir Kasongan'), uniqueTitle('Piring Kasongan')]
  const unfinished = uniqueTitle('Mangkuk Kasongan')
  await inIndonesian(page)
  // Of an account of its own, so that its drafts stay on the first page of the list.
  await openAccount(page, person)
  await signIn(page, person.email)
  for (const title of titles) await completeDraft(page, title)
  await saveNewDraft(page, readySections(unfinished))

  await test.step('two drafts are selected', async () => {
    await page.goto('/customer-screen/draft')
    await together(page, titles)
    for (const title of titles) await expect(page.getByRole('checkbox', { name: begins(title) })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: begins(unfinished) })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '2 permohonan dipilih' })).toContainText('Rp1.600.000')
  })

  await test.step('all are filed together', async () => {
    await page.getByRole('button', { name: begins('Ajukan bersama') }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Ajukan 2 permohonan sekaligus?')
    for (const title of titles) await expect(question).toContainText(title)
    await expect(question).toContainText('Rp1.600.000')
    await question.getByRole('button', { name: begins('Ajukan bersama') }).click()
    await expect(question).toBeHidden()
  })

  const bill = page.getByRole('region', { name: 'Kode billing gabungan' })
  const code = await readBill(page)
  await expect(bill).toContainText('Rp1.600.000')
  await expect(bill).toContainText('Menunggu pembayaran')
  for (const title of titles) expect(await draftsNamed(page, title)).toEqual([])

  await test.step('filed drafts in the address are not listed as incomplete', async () => {
    await page.reload()
    await expect(bill).toContainText('Menunggu pembayaran')
    await expect(page.getByText('belum lengkap dan belum dapat diajukan')).toHaveCount(0)
  })

  await test.step('after one payment both numbers appear without a reload', async () => {
    const loadedAt = await page.evaluate(() => performance.timeOrigin)
    expect(await payAsTreasury(code, 1_600_000)).toBe('settled')
    await expect(bill).toContainText('Sudah dibayar')
    for (const title of titles)
      await expect(bill.getByRole('row').filter({ hasText: title })).toContainText(/A00\d{4}\d{5}/)
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
    const numbers = await bill.getByText(/^A00\d{9}$/).allTextContents()
    expect(new Set(numbers).size).toBe(2)
    for (const title of titles) expect(await casesNamed(page, title)).toHaveLength(1)
  })

  await test.step('an incomplete draft is listed separately and stays a draft', async () => {
    await page.goto('/customer-screen/draft')
    await together(page, [unfinished])
    await expect(page.getByText(await words(page, 'fees:cart.lacking', { count: 1 }))).toBeVisible()
    await expect(page.getByRole('checkbox', { name: begins(unfinished) })).toHaveCount(0)
    expect(await draftsNamed(page, unfinished)).toHaveLength(1)
  })
})

/** Selects drafts of the list and opens the page that files them together. */
async function together(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await page.getByRole('checkbox', { name: await words(page, 'drafts:list.tick', { title }) }).check()
  await page.getByRole('link', { name: begins('Gabungkan tagihan') }).click()
  await expect(page.getByRole('heading', { level: 1, name: begins('Gabungkan tagihan') })).toBeVisible()
}
