import { parseArgs } from 'node:util'

import { importCases } from './cases/importCases.ts'
import { assertDemo, withCommandContext } from './commandContext.ts'
import { registerLines } from './seed/registerLines.ts'

const USAGE = 'npm run saki -- seed --cases <number>'
const MOST_CASES = 20_000_000

/**
 * `npm run saki -- seed --cases N`: imports a made-up register of N registered marks, patents and designs, the same for the same N, to try
 * searches on. For the demonstration only, beside a running portal or without one; throws in production.
 */
export async function seedCommandLine(args: string[], root: string): Promise<void> {
  assertDemo(root, 'A made-up register')
  const { values } = parseArgs({ args, options: { cases: { type: 'string' } } })
  const cases = Number(values.cases)
  if (!Number.isInteger(cases) || cases < 1 || cases > MOST_CASES) throw new Error(USAGE)
  await withCommandContext(root, async ({ db, now }) => {
    const started = performance.now()
    const { added, kept, rejected } = await importCases(db, linesOf(cases), now())
    const seconds = (performance.now() - started) / 1000
    console.log(`${added} files added in ${seconds.toFixed(1)} s, ${kept} as before, ${rejected.length} rejected`)
    for (const { line, why } of rejected.slice(0, 10)) console.log(`line ${line}: ${why}`)
    if (rejected.length > 0) process.exitCode = 1
  })
}

/** importCases reads lines as they come from a file. */
async function* linesOf(cases: number): AsyncIterable<string> {
  yield* registerLines(cases)
}
