import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.ts'
import { inRunFolder } from './runFolder.ts'
import type { Tally } from './tally.ts'

/** With more failures than this, journeys are not repeated, because load is not the cause. */
const MOST_REPEATED = 6

interface Stats {
  expected: number
  unexpected: number
  skipped: number
  flaky: number
}

/**
 * Runs the browser journeys of e2e/ with the given Chromium and adds them to the tally. A skipped journey counts as failed. Journeys that
 * failed beside others are run once more, one at a time: a journey that only fails when the machine is overloaded is named and counts as
 * passed, one that fails alone is a failure.
 */
export function runJourneys(tally: Tally, chromium: string): void {
  inRunFolder((folder, env) => {
    const run = (options: string[]): Stats | undefined => {
      const output = join(folder, 'result.json')
      rmSync(output, { force: true })
      const { status } = spawnSync(
        process.execPath,
        [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...options],
        {
          cwd: join(root, 'e2e'),
          stdio: 'inherit',
          env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
        },
      )
      try {
        const { stats } = JSON.parse(readFileSync(output, 'utf8')) as { stats: Stats }
        const failed = stats.unexpected + stats.skipped + stats.flaky
        return { ...stats, unexpected: stats.unexpected + (status !== 0 && failed === 0 ? 1 : 0) }
      } catch {
        return undefined
      }
    }
    const first = run([])
    if (!first || first.expected === 0) return tally.add(0, 1)
    if (first.unexpected === 0 || first.unexpected > MOST_REPEATED) {
      return tally.add(first.expected, first.unexpected + first.skipped + first.flaky)
    }
    console.log(`${first.unexpected} failed beside others; run again one at a time:`)
    const second = run(['--last-failed', '--workers=1'])
    const passed = second?.expected ?? 0
    const failed = Math.max(first.unexpected - passed, 0) + first.skipped + first.flaky
    tally.add(first.expected + passed, failed)
  })
}
