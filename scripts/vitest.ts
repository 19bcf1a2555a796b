import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.ts'
import { inRunFolder } from './runFolder.ts'
import type { Tally } from './tally.ts'

/** Runs projects of vitest.config.ts and adds their tests to the tally. A run without passed tests counts as one failure. */
export function runVitest(tally: Tally, projects: string[]): void {
  inRunFolder((folder, env) => {
    const output = join(folder, 'result.json')
    const args = [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${output}`,
    ]
    const run = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    try {
      const result = JSON.parse(readFileSync(output, 'utf8')) as { numPassedTests: number; numFailedTests: number }
      const unexplained = run.status !== 0 && result.numFailedTests === 0
      tally.add(result.numPassedTests, result.numFailedTests + (unexplained || result.numPassedTests === 0 ? 1 : 0))
    } catch {
      tally.add(0, 1)
    }
  })
}
