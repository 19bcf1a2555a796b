import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects axe to find no fault on the screen shown; the themes differ in colours only, so the dark one is checked for contrast. */
export async function expectSound(page: Page, address: string): Promise<void> {
  await expectSoundInLight(page, address)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect.soft(await faultsOf(page, ['color-contrast']), `${address} in dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Expects axe to find no fault on the screen shown, in the light theme. */
export async function expectSoundInLight(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  expect.soft(await faultsOf(page, []), `${address} in light`).toEqual([])
}

/** Faults of every impact by these rules; by all rules of axe if none is named. */
async function faultsOf(page: Page, rules: readonly string[]): Promise<string[]> {
  // Pages of the portal have no frames of other sites, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
