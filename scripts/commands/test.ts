import { buildWebWhenStale } from '../build.ts'
import { findBrowser } from '../browser.ts'
import { runJourneys } from '../journeys.ts'
import { inRunFolder } from '../runFolder.ts'
import { Tally } from '../tally.ts'
import { runVitest } from '../vitest.ts'
import { staticChecks } from './check.ts'

/** Runs all checks: types, boundaries, unit, API on a real PostgreSQL, components and journeys in Chromium. Ends with "N passed, N failed". */
export async function testCommand(): Promise<void> {
  const tally = new Tally()
  const browser = findBrowser()
  staticChecks(tally)
  await inRunFolder(async (run) => {
    runVitest(tally, run, ['unit', 'api', 'web'], browser)
    await buildWebWhenStale()
    runJourneys(tally, run, browser)
  })
  tally.close()
}
