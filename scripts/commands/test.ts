import { parseArgs } from 'node:util'

import { buildWebWhenStale } from '../build.ts'
import { findBrowser } from '../browser.ts'
import { runJourneys } from '../journeys.ts'
import { inRunFolder } from '../runFolder.ts'
import { Tally } from '../tally.ts'
import { runVitest } from '../vitest.ts'
import { staticChecks } from './check.ts'

/**
 * Runs all checks: types, boundaries, unit, API on a real PostgreSQL, components and journeys in Chromium. Ends with "N passed, N failed".
 * `--whole` gives tests of load, plans, crashes and simulations the size of an office's register; without it they are small.
 * Two rows run side by side, because each waits for processes, timers and browsers; what fails there is repeated when both have ended.
 */
export async function testCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { whole: { type: 'boolean', default: false } } })
  if (values.whole) process.env['SIZES'] = 'whole'
  const tally = new Tally()
  const browser = findBrowser()
  await inRunFolder(async (run) => {
    const built = buildWebWhenStale()
    const repeats = await Promise.all([
      built.then(() => runVitest(tally, run, ['unit', 'api', 'web'], { chromium: browser })),
      Promise.all([built, staticChecks(tally)]).then(() => runJourneys(tally, run, browser)),
    ])
    for (const repeat of repeats) await repeat()
  })
  tally.close()
}
