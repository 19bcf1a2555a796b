import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'

import { withCommandContext } from './commandContext.ts'
import { importCases } from './cases/importCases.ts'

/** The file is opened when the first line is requested; lines read earlier would be lost. */
async function* linesOf(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
}

/** Most rejected lines printed; there may be thousands. */
const MOST_PRINTED = 50

/**
 * `npm run saki -- import cases <jsonl>`: imports granted or registered cases, prints how many and the rejected lines; exits with 1 when
 * there were any. The same file again changes nothing.
 */
export async function importCasesFile(file: string, root: string): Promise<void> {
  await access(file)
  await withCommandContext(root, async ({ db, now }) => {
    const started = performance.now()
    const { added, kept, rejected, lines } = await importCases(db, linesOf(file), now())
    for (const { line, why } of rejected.slice(0, MOST_PRINTED)) console.log(`line ${line}: ${why}`)
    if (rejected.length > MOST_PRINTED) console.log(`… and ${rejected.length - MOST_PRINTED} more`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${lines} files in ${seconds} s: ${added} added, ${kept} as before, ${rejected.length} rejected`)
    if (rejected.length > 0) process.exitCode = 1
  })
}
