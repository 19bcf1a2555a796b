import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.ts'
import type { Run } from './runFolder.ts'
import { runProgram } from './runProgram.ts'
import type { Repeat, Tally } from './tally.ts'

/** With more failures than this, journeys are not repeated, because load is not the cause. */
const MOST_REPEATED = 6
/** Workers beside those of Vitest; alone, three share two cores well (playwright.config.ts). */
const WORKERS = 2

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

/** Journeys by name. */
interface Outcome {
  passed: string[]
  failures: string[]
  /** The run ended with an error that no journey explains. */
  broken: boolean
}

/**
 * Runs the browser journeys of e2e/ with the given Chromium and adds them to the tally. A skipped journey counts as failed. Journeys that
 * failed beside others are run once more by the returned function, one at a time: a journey that only fails when the machine is overloaded
 * is named and counts as passed, one that fails alone is a failure.
 */
export async function runJourneys(tally: Tally, { folder, env }: Run, chromium: string): Promise<Repeat> {
  const run = async (options: string[]): Promise<Outcome> => {
    const output = join(folder, 'journeys.json')
    rmSync(output, { force: true })
    const status = await runProgram(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...options],
      {
        cwd: join(root, 'e2e'),
        // The project's Node takes the types out of the journeys for a third of the processor time that Playwright's compiler needs.
        env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: output, PW_DISABLE_TS_ESM: '1' },
      },
    )
    return read(output, status)
  }
  const first = await run([`--workers=${WORKERS}`])
  if (first.broken || first.failures.length === 0 || first.failures.length > MOST_REPEATED)
    return async () => tally.add(first.passed.length, first.failures)
  return async () => {
    console.log(`Failed beside others, run again one at a time:\n${first.failures.join('\n')}`)
    const second = await run(['--last-failed', '--workers=1'])
    const failures = first.failures.filter((name) => !second.passed.includes(name))
    tally.add(first.passed.length + first.failures.length - failures.length, failures)
  }
}

/** Reads the report of one run. A run without a report, without passed journeys or with an unexplained error is broken. */
function read(output: string, status: number | null): Outcome {
  const outcome: Outcome = { passed: [], failures: [], broken: false }
  const walk = (suite: Suite, file: string): void => {
    for (const spec of suite.specs ?? []) {
      const passed = spec.tests.length > 0 && spec.tests.every((test) => test.status === 'expected')
      outcome[passed ? 'passed' : 'failures'].push(`${file}: ${spec.title}`)
    }
    for (const inner of suite.suites ?? []) walk(inner, file)
  }
  try {
    const { suites } = JSON.parse(readFileSync(output, 'utf8')) as { suites: Suite[] }
    for (const suite of suites) walk(suite, suite.title)
  } catch {
    outcome.broken = true
  }
  if (outcome.failures.length === 0 && (status !== 0 || outcome.passed.length === 0)) outcome.broken = true
  if (outcome.broken) outcome.failures.push('journeys: the run ended with an error outside of any journey')
  return outcome
}
