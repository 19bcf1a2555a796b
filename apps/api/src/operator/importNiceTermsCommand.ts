import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

import { importNiceTerms, type ImportReport } from '../domains/master/importNiceTerms.ts'
import { withCommandContext } from './commandContext.ts'

/** Most rejected rows printed; there may be thousands. */
const MOST_PRINTED = 50

/**
 * `npm run saki -- import nice-terms <csv>`: replaces the office's list of goods and services, prints what changed and the rejected rows;
 * exits with 1 when there were any. The portal may run meanwhile.
 */
export async function importNiceTermsFile(file: string, edition: string | undefined, root: string): Promise<void> {
  const separator = await separatorOf(file)
  await withCommandContext(root, async ({ db, now }) => {
    const started = performance.now()
    const done = await importNiceTerms(db, createReadStream(file), { separator, edition, now: now() })
    printResult(done, (performance.now() - started) / 1000)
    if (done.rejected.length > 0) process.exitCode = 1
  })
}
/** Spreadsheets in Indonesian settings save CSV with semicolons. Throws when the file cannot be read. */
async function separatorOf(file: string): Promise<',' | ';'> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.toString('utf8', 0, bytesRead).replace('\ufeff', '').startsWith('class;') ? ';' : ','
  } finally {
    await handle.close()
  }
}

function printResult({ rows, added, closed, kept, rejected, notOffered }: ImportReport, seconds: number): void {
  for (const { line, why } of rejected.slice(0, MOST_PRINTED)) console.log(`line ${line}: ${why}`)
  if (rejected.length > MOST_PRINTED) console.log(`… and ${rejected.length - MOST_PRINTED} more`)
  console.log(
    `${rows} rows in ${seconds.toFixed(1)} s: ${added} terms added, ${closed} closed, ${kept} as before, ${rejected.length} rows rejected` +
      (notOffered > 0
        ? `; ${notOffered} terms are recognised but not offered (over 512 characters, or a lost character)`
        : ''),
  )
}
