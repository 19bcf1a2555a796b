import { parseArgs } from 'node:util'
import { createReadStream } from 'node:fs'
import { access, readFile, open, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { createInterface } from 'node:readline'

import { legalDateOf } from '@saki/domain/dates/legalDate'

import { importNiceTerms, type ImportReport } from '../domains/master/importNiceTerms.ts'
import { withCommandContext } from './commandContext.ts'
import type { FiledRecord } from './cases/filedRecord.ts'
import { casesOfCsv } from './cases/csvCases.ts'
import { importCases } from './cases/importCases.ts'
import { rejectedAsCsv } from './cases/rejectedAsCsv.ts'
import { casesOfSt96 } from './cases/st96Cases.ts'
import { importHolidays } from './importHolidays.ts'

const USAGE = `npm run saki -- import nice-terms <file.csv> [--edition "NCL 13-2026"]
npm run saki -- import holidays <file.json> [--force]
npm run saki -- import cases <file.jsonl | file.csv | file.xml> [--report <rejected.csv>]`

/** `npm run saki -- import <what> <file>`. The portal may run meanwhile; exits with 1 when something was rejected. */
export async function importCommandLine(args: string[], root: string): Promise<void> {
  const options = { edition: { type: 'string' }, force: { type: 'boolean' }, report: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [what, file, ...more] = positionals
  if (!file || more.length > 0) throw new Error(USAGE)
  if (what === 'nice-terms') return importNiceTermsFile(file, values.edition, root)
  if (what === 'holidays') return importHolidaysFile(file, values.force === true, root)
  if (what === 'cases') return importCasesFile(file, root, values.report)
  throw new Error(USAGE)
}

/** The file is opened when the first line is requested; lines read earlier would be lost. */
async function* linesOf(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
}

/** Most rejected lines printed; there may be thousands. */
const MOST_PRINTED = 50

/** The cases of a file by its ending: CSV, XML shaped like ST.96, or lines of JSON. */
async function* casesOf(file: string): AsyncIterable<string | FiledRecord> {
  const ending = extname(file).toLowerCase()
  if (ending === '.csv') yield* casesOfCsv(createReadStream(file), await separatorOf(file))
  else if (ending === '.xml') yield* casesOfSt96(createReadStream(file, 'utf8'))
  else yield* linesOf(file)
}

/**
 * `npm run saki -- import cases <file>`: imports granted or registered cases, prints how many and the rejected ones, with `report` also into a
 * CSV file; exits with 1 when there were any. The same file again changes nothing.
 */
export async function importCasesFile(file: string, root: string, report?: string): Promise<void> {
  await access(file)
  await withCommandContext(root, async ({ db, now }) => {
    const started = performance.now()
    const { added, kept, rejected, lines } = await importCases(db, casesOf(file), now())
    for (const { line, why } of rejected.slice(0, MOST_PRINTED)) console.log(`line ${line}: ${why}`)
    if (rejected.length > MOST_PRINTED) console.log(`… and ${rejected.length - MOST_PRINTED} more`)
    if (report !== undefined) await writeFile(report, rejectedAsCsv(rejected))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${lines} files in ${seconds} s: ${added} added, ${kept} as before, ${rejected.length} rejected`)
    if (rejected.length > 0) process.exitCode = 1
  })
}

/**
 * `npm run saki -- import holidays <json>`: replaces the holidays of the years in the file and prints what changed. Refuses the whole file
 * when a line is wrong, and refuses to remove a past day without `--force`.
 */
async function importHolidaysFile(file: string, force: boolean, root: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await withCommandContext(root, async ({ db, now }) => {
    const at = now()
    const done = await importHolidays(db, text, { today: legalDateOf(at), now: at, force })
    for (const what of ['added', 'changed', 'removed'] as const) {
      for (const day of done[what]) console.log(`${what} ${day}`)
    }
    console.log(
      `${done.years.join(', ')}: ${done.added.length} added, ${done.changed.length} changed, ${done.removed.length} removed, ${done.kept} as before. Deadlines already given stay as they are.`,
    )
  })
}

/**
 * `npm run saki -- import nice-terms <csv>`: replaces the office's list of goods and services, prints what changed and the rejected rows;
 * exits with 1 when there were any. The portal may run meanwhile.
 */
async function importNiceTermsFile(file: string, edition: string | undefined, root: string): Promise<void> {
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
    return /^\ufeff?[\w.]+;/.test(buffer.toString('utf8', 0, bytesRead)) ? ';' : ','
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
