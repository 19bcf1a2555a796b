import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.ts'
import { inRunFolder } from './runFolder.ts'
import type { Tally } from './tally.ts'

/** Runs the browser journeys of e2e/ with the given Chromium and adds them to the tally. A skipped journey counts as failed. */
export function runJourneys(tally: Tally, chromium: string): void {
  inRunFolder((folder, env) => {
    const output = join(folder, 'result.json')
    const run = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      {
        cwd: join(root, 'e2e'),
        stdio: 'inherit',
        env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
      },
    )
    try {
      const { stats } = JSON.parse(readFileSync(output, 'utf8')) as {
        stats: { expected: number; unexpected: number; skipped: number; flaky: number }
      }
      const failed = stats.unexpected + stats.skipped + stats.flaky
      tally.add(stats.expected, failed + ((run.status !== 0 && failed === 0) || stats.expected === 0 ? 1 : 0))
    } catch {
      tally.add(0, 1)
    }
  })
}
