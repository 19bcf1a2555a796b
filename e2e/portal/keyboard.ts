import { expect, type Locator, type Page } from '@playwright/test'

import { begins } from './names.ts'

/** Presses Tab until the control has the focus; fails when it is not reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${control.toString()}`)
}

/** Presses a button by the keyboard. */
export async function press(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: begins(label) }))
  await page.keyboard.press('Enter')
}

/** Types into an empty field by the keyboard. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}
