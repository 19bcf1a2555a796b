import { expect, test, type Page } from '@playwright/test'

import { importPatentsOf } from '../../portal/importPatents.ts'
import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** No case of the demonstration has this owner. */
const owner = 'Universitas Rimba Raya'
const YEAR = new Date().getFullYear() - 2
/** Enough for six pages; the last ones have a digit more, so that an order of their letters would be wrong. */
const CASES = 52
const numbers = Array.from({ length: CASES }, (_, at) => `P00${YEAR}${99_980 + at}`)
const [lowest = ''] = numbers
const highest = numbers.at(-1) ?? ''

/** Bytes of each of the six cookies with its name. */
async function criteriaCookies(page: Page): Promise<Record<string, number>> {
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/forms/advance`)
  const kept = cookies.filter(({ name }) => name.startsWith('searchBy'))
  return Object.fromEntries(kept.map(({ name, value }) => [name, name.length + 1 + value.length]))
}

const results = (page: Page) => page.getByRole('article')
const openTab = (page: Page, name: string) => page.getByRole('tab', { name: begins(name) }).click()
const chosen = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const typed = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

test('cases of one owner of a year are found by three groups of criteria, which a reload, a link and a spreadsheet keep', async ({
  page,
  browser,
}) => {
  importPatentsOf(owner, numbers)
  await inIndonesian(page)
  await signIn(page, demo.sari)

  await test.step('fills three groups; the button counts', async () => {
    await page.goto('/forms/advance')
    await chosen(page, 'Cara').selectOption('contains')
    await typed(page, 'Nilai').fill(`P00${YEAR}`)
    await openTab(page, 'Tanggal')
    await typed(page, 'Nilai').fill(String(YEAR))
    await typed(page, 'Sampai').fill(String(YEAR))
    await openTab(page, 'Pihak')
    await chosen(page, 'Cara').selectOption('phrase')
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/getPatentsAdvance') && Boolean(request.postDataJSON()?.searchByPerson),
    )
    await typed(page, 'Nilai').fill(owner)
    expect((await asked).postDataJSON()).toMatchObject({
      searchByNumber: [{ f: 'application', o: 'contains', v: `P00${YEAR}` }],
      searchByDates: [{ f: 'filed', o: 'between', v: String(YEAR), w: String(YEAR) }],
      searchByPerson: [{ f: 'owner', o: 'phrase', v: owner }],
    })
    await page
      .getByRole('main')
      .getByRole('button', { name: `Cari ${CASES}`, exact: true })
      .click()
    await expect(page.getByRole('heading', { name: `${CASES} hasil` })).toBeFocused()
  })

  await test.step('shows ten of them and five page buttons, and keeps each group in a small cookie', async () => {
    await expect(results(page)).toHaveCount(10)
    const pager = page.getByRole('navigation', { name: await words(page, 'core:pager') })
    await expect(pager.getByRole('button', { name: begins('Halaman') })).toHaveCount(5)
    const kept = await criteriaCookies(page)
    expect(Object.keys(kept).toSorted()).toEqual(['searchByDates', 'searchByNumber', 'searchByPerson'])
    expect(Math.max(...Object.values(kept))).toBeLessThanOrEqual(1_024)
  })

  await test.step('a reload keeps them, and so does the page without an address', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: `${CASES} hasil` })).toBeVisible()
    await page.goto('/forms/advance')
    await expect(page.getByRole('heading', { name: `${CASES} hasil` })).toBeVisible()
    await expect(results(page)).toHaveCount(10)
  })

  await test.step('sorts by number, both ways', async () => {
    await page.getByRole('combobox', { name: begins('Tampilan') }).selectOption('table')
    const head = page.getByRole('columnheader', { name: begins('Nomor') }).getByRole('button')
    const first = page.getByRole('row').nth(1)
    await head.click()
    await expect(first).toContainText(lowest)
    await head.click()
    await expect(first).toContainText(highest)
  })

  await test.step('another user opens the same results by the link', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await inIndonesian(other)
    await signIn(other, demo.consultant)
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: `${CASES} hasil` })).toBeVisible()
    await expect(other.getByRole('row').nth(1)).toContainText(highest)
    await context.close()
  })

  await test.step('downloads the spreadsheet', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: begins('Ekspor Excel') }).click()
    expect((await download).suggestedFilename()).toMatch(/^Excel List - \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.xlsx$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the reset of one tab leaves the other two', async () => {
    await openTab(page, 'Pihak')
    await page.getByRole('button', { name: begins('Reset tab ini') }).click()
    await expect(typed(page, 'Nilai')).toHaveValue('')
    expect(Object.keys(await criteriaCookies(page)).toSorted()).toEqual(['searchByDates', 'searchByNumber'])
    await page.reload()
    await expect(page.getByRole('tab', { name: begins('Nomor') })).toContainText('1')
    await expect(page.getByRole('tab', { name: begins('Tanggal') })).toContainText('1')
    await expect(page.getByRole('tab', { name: begins('Pihak') })).not.toContainText('1')
  })
})
