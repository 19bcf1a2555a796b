import { expect, test, type Page } from '@playwright/test'

import { faultsOf } from '../../portal/axe.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a stranger reads the public register in Arabic with JavaScript off', async ({ page }) => {
    await page.goto('/login')
    await page.goto('/publik')
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/publik/ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ابحث عن العلامات والتصاميم والبراءات')

    await test.step('finds a registered mark and reads it', async () => {
      await page.getByRole('searchbox').fill('nordlys')
      await page.getByText('العلامات التجارية', { exact: true }).first().click()
      await page.getByRole('button', { name: 'بحث' }).click()
      await expect(page).toHaveURL(/\/publik\/ar\/cari\?q=nordlys&hak=merek/)
      await page.getByRole('link', { name: 'NORDLYS' }).click()
      await expect(page).toHaveURL(/\/publik\/ar\/merek\/D/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('NORDLYS')
      await expect(page.getByText('سارٍ حتى')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'سلسلة الملكية' })).toBeVisible()
      await expect(page.getByText('UU 20/2016 Pasal 76, 77')).toBeVisible()
      await expect(page.getByRole('img', { name: 'NORDLYS' })).toHaveJSProperty('complete', true)
      await expect(page.getByRole('button', { name: 'طباعة أو حفظ PDF' })).toBeHidden()
    })
    await test.step('reads the same page in another language', async () => {
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(/\/publik\/en\/merek\/D/)
      await expect(page.getByText('In force until')).toBeVisible()
    })
    await test.step('reads an issue of the gazette', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Gazette' }).first().click()
      await expect(page).toHaveURL('/publik/en/berita-resmi')
      await page.getByRole('main').getByRole('table').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/publik\/en\/berita-resmi\/./)
      const entry = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      const name = (await entry.textContent()) ?? ''
      await expect(page.getByRole('main').getByText('Applicant', { exact: true }).first()).toBeVisible()
      await entry.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
    await test.step('checks a letter that does not exist', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Check a letter' }).first().click()
      await page.getByRole('textbox').fill('0000-0000-0000')
      await page.getByRole('button').click()
      await expect(page.getByRole('status')).toContainText('no letter with this code')
    })
  })
})

for (const [width, scheme] of [
  [1366, 'light'],
  [1366, 'dark'],
  [390, 'light'],
] as const)
  test(`axe finds no fault in the public register: ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: scheme })
    // The themes differ in colours only.
    const rules = scheme === 'dark' ? ['color-contrast'] : []
    for (const address of ['', '/ar', '/cari?q=nordlys', '/berita-resmi', '/verifikasi', '/cara-mencari', '/merek/X']) {
      await page.goto(`/publik${address}`)
      expect(await faultsOf(page, rules), address).toEqual([])
      expect(await overflowOf(page), address).toBeLessThanOrEqual(0)
    }
    await page.goto('/publik/ar/cari?q=nordlys')
    await page.getByRole('link', { name: 'NORDLYS' }).click()
    await expect(page.getByRole('button', { name: 'طباعة أو حفظ PDF' })).toBeVisible()
    expect(await faultsOf(page, rules)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })

/** Pixels by which the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
