import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { chromiumFlags } from '../../scripts/chromiumFlags.ts'
import { line } from './figures.ts'
import type { BenchPortal } from './portal.ts'

const dist = join(import.meta.dirname, '../../apps/web/dist')

/** JavaScript a browser loads until the login form is usable, in thousands of bytes of the build's Brotli files. */
export async function benchBundle(portal: BenchPortal): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath))
    return line('JavaScript before /login is usable', 'not measured: no Chromium (set CHROMIUM_PATH)')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    const scripts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
    await page.goto(`${portal.baseUrl}/login`)
    await page.locator('input[type=password]').waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = [...scripts].map(
      (path) => statSync(join(dist, `${path}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(dist, path)).size,
    )
    line(
      'JavaScript before /login is usable',
      `${(bytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB brotli in ${scripts.size} files`,
    )
  } finally {
    await browser.close()
  }
}
