import { readFileSync } from 'node:fs'

import type { Insertable } from 'kysely'

import type { LocarnoClassTable } from '../src/schema.ts'

/** The edition whose list of classes and subclasses locarno.tsv follows; a newer one is a new file and a new number. */
const EDITION = '13'

/** Classes and subclasses from locarno.tsv. The product words are ours, chosen for people who do not know the classification. */
export function locarnoClasses(): Insertable<LocarnoClassTable>[] {
  const lines = readFileSync(new URL('./locarno.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const [locarno_class_code = '', name_en = '', name_id = '', words = ''] = line.split('\t')
    return { locarno_class_code, edition: EDITION, name_id, name_en, words }
  })
}
