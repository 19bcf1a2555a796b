import { expect, test } from '@playwright/test'

import { demo } from '../../portal/people.ts'
import { logIn } from '../../portal/session.ts'

for (const [path, signedIn] of [
  ['/login', false],
  ['/user-docx/tp/pasca-sertifikat', true],
  ['/customer-screen/list', true],
  ['/inbox', true],
  ['/buat-pengajuan', true],
  ['/customer-screen/draft', true],
] as const)
  test(`${path} shows its title while its code is on the way, and then the page in its place`, async ({ page }) => {
    if (signedIn) await logIn(page, demo.sari)
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/assets/base-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const outline = page.locator('#frame')
    await expect(outline.locator('.frame-title')).toBeVisible()
    // The styles have come: of the captions only that of the language is shown.
    await expect(outline.locator('.frame-title [lang=ar]')).toBeHidden()
    const title = await outline.locator('.frame-title').innerText()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(outline).toHaveCount(0)
    expect(words(title)).toBe(words(await page.getByRole('heading', { level: 1 }).innerText()))
  })

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
