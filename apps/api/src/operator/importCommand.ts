import { parseArgs } from 'node:util'

import { importCasesFile } from './importCasesCommand.ts'
import { importHolidaysFile } from './importHolidaysCommand.ts'
import { importNiceTermsFile } from './importNiceTermsCommand.ts'

const USAGE = `npm run saki -- import nice-terms <file.csv> [--edition "NCL 13-2026"]
npm run saki -- import holidays <file.json> [--force]
npm run saki -- import cases <file.jsonl>`

/** `npm run saki -- import <what> <file>`. The portal may run meanwhile; exits with 1 when something was rejected. */
export async function importCommandLine(args: string[], root: string): Promise<void> {
  const options = { edition: { type: 'string' }, force: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [what, file, ...more] = positionals
  if (!file || more.length > 0) throw new Error(USAGE)
  if (what === 'nice-terms') return importNiceTermsFile(file, values.edition, root)
  if (what === 'holidays') return importHolidaysFile(file, values.force === true, root)
  if (what === 'cases') return importCasesFile(file, root)
  throw new Error(USAGE)
}
