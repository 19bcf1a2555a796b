import { readFileSync } from 'node:fs'

import type { Insertable } from 'kysely'

import type { IpcClassTable } from '../src/schema.ts'

/** The edition that ipc.tsv follows; packages/domain/src/patents/ipcScheme.ts has the same codes and edition. */
const EDITION = '2025.01'

/** Sections, classes and subclasses from ipc.tsv. Names and words are ours: short, and in words that applicants use. */
export function ipcClasses(): Insertable<IpcClassTable>[] {
  const lines = readFileSync(new URL('./ipc.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const [ipc_class_code = '', name_en = '', name_id = '', words = ''] = line.split('\t')
    return { ipc_class_code, edition: EDITION, name_id, name_en, words }
  })
}
