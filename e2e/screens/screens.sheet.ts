import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { signIn } from '../portal/session.ts'
import { visits } from './places.ts'

const folder = join(import.meta.dirname, '../../.cache/screens')
/** Addresses on one sheet. */
const ON_SHEET = 8

interface Look {
  language: 'id' | 'en' | 'ar'
  theme: 'light' | 'dark'
  width: number
  height: number
}

const looks: Record<string, Look> = {
  light: { language: 'en', theme: 'light', width: 1366, height: 900 },
  dark: { language: 'id', theme: 'dark', width: 1366, height: 900 },
  arabic: { language: 'ar', theme: 'light', width: 1366, height: 900 },
  phone: { language: 'id', theme: 'light', width: 390, height: 844 },
}
const wanted = (process.env['LOOKS'] ?? Object.keys(looks).join(',')).split(',')

for (const [name, look] of Object.entries(looks).filter(([each]) => wanted.includes(each)))
  test(`sheet: ${name}`, async ({ page }) => {
    mkdirSync(join(folder, name), { recursive: true })
    await page.setViewportSize(look)
    await page.addInitScript(({ language, theme }) => {
      localStorage.setItem('saki-language', language)
      localStorage.setItem('saki-theme', theme)
    }, look)
    await page.emulateMedia({ colorScheme: look.theme })
    const shots: { address: string; file: string }[] = []
    for (const { email, addresses } of await visits(page)) {
      await page.context().clearCookies()
      if (email) await signIn(page, email)
      for (const address of addresses) shots.push({ address, file: await photograph(page, name, address) })
    }
    await layOut(page, name, look, shots)
  })

async function photograph(page: Page, look: string, address: string): Promise<string> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [class*=skeleton], main [data-loading]')).toHaveCount(0)
  const file = `${address.replace(/draft=[\w-]+/, 'draft').replaceAll(/[^\w]+/g, '-')}.png`
  await page.screenshot({ path: join(folder, look, file) })
  return file
}

/** Writes index.html with all pictures, and sheets of a few of them as pictures. */
async function layOut(page: Page, name: string, look: Look, shots: readonly { address: string; file: string }[]) {
  const columns = look.width > 768 ? 2 : 4
  const inline = (some: typeof shots) =>
    `<meta charset="utf-8"><style>body{display:grid;gap:12px;grid-template-columns:repeat(${columns},1fr);font:14px sans-serif;margin:12px}figure{margin:0}img{border:1px solid #999;max-inline-size:100%}</style>${some
      .map(({ address, file }) => `<figure><figcaption>${address}</figcaption><img src="${file}"></figure>`)
      .join('')}`
  writeFileSync(join(folder, name, 'index.html'), inline(shots))
  await page.setViewportSize({ width: 1800, height: 1000 })
  for (let from = 0; from < shots.length; from += ON_SHEET) {
    const sheet = join(folder, name, 'sheet.html')
    writeFileSync(sheet, inline(shots.slice(from, from + ON_SHEET)))
    await page.goto(`file://${sheet}`)
    await page.screenshot({
      path: join(folder, `${name}-${String(from / ON_SHEET + 1).padStart(2, '0')}.png`),
      fullPage: true,
    })
  }
}
