import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

import { rememberColours } from '../../scripts/rememberColours.ts'

const axeSource = `${axe.source};(${rememberColours.toString()})(axe)`

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
  expect.soft(await faultsOf(page), `${address} in light`).toEqual([])
}

/** Faults of every impact by these rules; by all rules of axe if none is named. */
export async function faultsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Pages of the portal have no frames of other sites, for which axe would open a page of its own each time; no rule reads style sheets.
  const builder = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
  const putBack = await takeLaterRows(page)
  const { violations } = await (rules.length > 0 ? builder.withRules([...rules]) : builder).analyze()
  await putBack()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/**
 * Takes the rows of long tables after the tenth out of the page, and returns what puts them back. They are drawn as the rows before them;
 * axe needs six seconds of processor time for those of the tables of periods and tariffs, also when they are excluded or hidden.
 */
async function takeLaterRows(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(() =>
    [...document.querySelectorAll('tbody')].map((body) => {
      const rows = [...body.rows].slice(10)
      for (const row of rows) row.remove()
      return { body, rows }
    }),
  )
  return () => taken.evaluate((all) => all.forEach(({ body, rows }) => body.append(...rows)))
}
