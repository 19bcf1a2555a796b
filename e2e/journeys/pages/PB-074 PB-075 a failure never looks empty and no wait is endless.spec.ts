import { expect, test, type Page } from '@playwright/test'

import { words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { logIn } from '../../portal/session.ts'

/** Every list of an applicant, with the call it is read by. */
const lists = [
  ['/customer-screen/list', 'getPatents'],
  ['/customer-screen/draft', 'getPatentTemp'],
  ['/inbox', 'getInbox'],
  ['/user-document', 'getUserDocuments'],
  ['/table-list/changeLog', 'getChangeLog'],
] as const

const refusal = (status: number, err: string, title: string) => ({
  status,
  json: { type: `about:blank#${err}`, title, status, err, id: 'abc-123' },
})

/** The list says what went wrong and offers to ask again; nothing on the page claims that there is nothing. */
async function tells(page: Page, said: string, id?: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: said }).first()
  await expect(alert).toBeVisible({ timeout: 15_000 })
  await expect(alert.getByRole('button', { name: await words(page, 'core:retry') })).toBeVisible()
  if (id) await expect(alert).toContainText(id)
  const nothing = page.getByRole('main').locator('.blank')
  await expect(nothing.filter({ hasNotText: await words(page, 'inbox:screen.pick') })).toHaveCount(0)
}

for (const [path, call] of lists) {
  test(`PB-074: ${path} tells a failure, a refusal and a broken line apart`, async ({ page }) => {
    await logIn(page, demo.sari)
    const broken = [
      [refusal(500, 'UNKNOWN', 'Kesalahan pada server.'), 'Kesalahan pada server.'],
      [refusal(403, 'FORBIDDEN', 'Anda tidak berwenang.'), 'Anda tidak berwenang.'],
    ] as const
    for (const [answer, said] of broken) {
      await page.route(`**/api/${call}?**`, (route) => route.fulfill(answer))
      await page.route(`**/api/${call}`, (route) => route.fulfill(answer))
      await page.goto(path)
      await tells(page, said, 'abc-123')
      await page.unrouteAll()
    }
    for (const pattern of [`**/api/${call}?**`, `**/api/${call}`]) await page.route(pattern, (route) => route.abort())
    await page.goto(path)
    await tells(page, await words(page, 'core:load.unreachable'))
  })

  test(`PB-075: ${path} ends a wait nobody answers, after a minute, and says so`, async ({ page }) => {
    await logIn(page, demo.sari)
    await page.clock.install()
    for (const pattern of [`**/api/${call}?**`, `**/api/${call}`]) await page.route(pattern, () => undefined)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('main')).toContainText(await words(page, 'core:loading.slow'))
    await page.clock.runFor(55_000)
    await tells(page, await words(page, 'core:load.late'))
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/[0-9a-f]{8}-/)
    await page.unrouteAll()
    await page
      .getByRole('main')
      .getByRole('button', { name: await words(page, 'core:retry') })
      .first()
      .click()
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: await words(page, 'core:load.late') }),
    ).toHaveCount(0)
  })
}
