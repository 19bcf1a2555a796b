import { readFileSync } from 'node:fs'

import type { Insertable } from 'kysely'

import type { ViennaClassTable } from '../src/schema.ts'

/** The edition whose categories and divisions vienna.tsv follows. */
const EDITION = '9'

/** Categories and divisions from vienna.tsv. The names are ours, written from knowledge of the classification; no official text was at hand. */
export function viennaClasses(): Insertable<ViennaClassTable>[] {
  const lines = readFileSync(new URL('./vienna.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const [vienna_class_code = '', name_en = '', name_id = ''] = line.split('\t')
    return { vienna_class_code, edition: EDITION, name_id, name_en }
  })
}
