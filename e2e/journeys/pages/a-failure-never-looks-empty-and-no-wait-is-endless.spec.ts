import { expect, test, type Page } from '@playwright/test'

import { words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

/** Lists of an applicant, with their calls. */
const lists = [
  ['/customer-screen/list', 'getPatents'],
  ['/inbox', 'getInbox'],
] as const

const refusal = (status: number, err: string, title: string) => ({
  status,
  json: { type: `about:blank#${err}`, title, status, err, id: 'abc-123' },
})

/** Expects the list's error with a retry button, and no text on the page that says it is empty. */
async function expectError(page: Page, said: string, id?: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: said }).first()
  await expect(alert).toBeVisible({ timeout: 15_000 })
  await expect(alert.getByRole('button', { name: await words(page, 'core:retry') })).toBeVisible()
  if (id) await expect(alert).toContainText(id)
  const nothing = page.getByRole('main').locator('.blank')
  await expect(nothing.filter({ hasNotText: await words(page, 'inbox:screen.pick') })).toHaveCount(0)
}

test('a list shows a failure or a broken connection as an error and not as empty', async ({ page }) => {
  await signIn(page, demo.smallBusiness)
  const [[path, call]] = lists
  const answer = refusal(500, 'UNKNOWN', 'Kesalahan pada server.')
  for (const pattern of callsOf(call)) await page.route(pattern, (route) => route.fulfill(answer))
  await page.goto(path)
  await expectError(page, 'Kesalahan pada server.', 'abc-123')
  await page.unrouteAll()
  for (const pattern of callsOf(call)) await page.route(pattern, (route) => route.abort())
  await page.reload()
  await expectError(page, await words(page, 'core:load.unreachable'))
})

test('a read without an answer ends after a minute with an error', async ({ page }) => {
  await signIn(page, demo.smallBusiness)
  await page.clock.install()
  for (const [path, call] of lists) {
    for (const pattern of callsOf(call)) await page.route(pattern, () => undefined)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('main')).toContainText(await words(page, 'core:loading.slow'))
    await page.clock.runFor(55_000)
    await expectError(page, await words(page, 'core:load.late'))
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/[0-9a-f]{8}-/)
    await page.unrouteAll()
  }
})

const callsOf = (call: string) => [`**/api/${call}?**`, `**/api/${call}`]
