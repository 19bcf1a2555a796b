import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from './root.ts'
import type { Run } from './runFolder.ts'
import { runProgram } from './runProgram.ts'
import type { Repeat, Tally } from './tally.ts'

/** With more failed files than this, none is repeated, because load is not the cause. */
const MOST_REPEATED = 8

/** The parts of Vitest's JSON report that are read here. */
interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Outcome {
  passed: number
  /** Failed tests by file. A file that could not be loaded is one failure. */
  failed: Map<string, { passed: number; failures: string[] }>
}

/**
 * Runs projects of vitest.config.ts and adds their tests to the tally. Files that failed beside others are run once more by the returned
 * function, one at a time; that second run counts, so that a time limit missed on an overloaded machine is not a failure. A run without
 * passed tests counts as one failure. `chromium`: a path, for the project `web`; `files`: parts of names of the files to run.
 */
export async function runVitest(
  tally: Tally,
  { folder, env }: Run,
  projects: string[],
  { chromium, files: chosen = [] }: { chromium?: string; files?: string[] } = {},
): Promise<Repeat> {
  const run = async (options: string[]): Promise<Outcome | undefined> => {
    const output = join(folder, 'vitest.json')
    rmSync(output, { force: true })
    const status = await runProgram(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...projects.flatMap((name) => ['--project', name]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${output}`,
        ...options,
      ],
      { env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
    )
    return read(output, status)
  }
  const first = await run(chosen)
  const settle = (passed: number, failures: string[]) => async () => tally.add(passed, failures)
  if (!first || first.passed === 0) return settle(0, [`vitest ${projects.join(', ')}`])
  const files = [...first.failed.keys()]
  const repeats = files.length > 0 && files.length <= MOST_REPEATED && !files.includes('')
  if (!repeats) return settle(first.passed, listed(first))
  return async () => {
    console.log(`Failed beside others, run again alone:\n${listed(first).join('\n')}`)
    const second = await run([...files, '--no-file-parallelism'])
    if (!second) return tally.add(first.passed, listed(first))
    const counted = [...first.failed.values()].reduce((sum, { passed }) => sum + passed, 0)
    tally.add(first.passed - counted + second.passed, listed(second))
  }
}

function listed({ failed }: Outcome): string[] {
  return [...failed].flatMap(([file, { failures }]) => failures.map((name) => `${file}: ${name}`))
}

/** Reads the report of one run. An exit code that no test explains is a failure of the file ''. Undefined without a report. */
function read(output: string, status: number | null): Outcome | undefined {
  let report: Report
  try {
    report = JSON.parse(readFileSync(output, 'utf8')) as Report
  } catch {
    return undefined
  }
  const failed: Outcome['failed'] = new Map()
  for (const file of report.testResults) {
    const failures = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    if (file.status === 'failed' && failures.length === 0) failures.push(firstLine(file.message))
    if (failures.length === 0) continue
    const passed = file.assertionResults.filter((test) => test.status === 'passed').length
    failed.set(relative(root, file.name), { passed, failures })
  }
  if (status !== 0 && failed.size === 0)
    failed.set('', { passed: 0, failures: ['vitest ended with an error outside of any test'] })
  return { passed: report.numPassedTests, failed }
}

function firstLine(message = ''): string {
  return message.split('\n')[0] ?? ''
}
