import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { legalClockOf, legalDateOf } from '@saki/domain/dates/legalDate'
import { csvLine } from '@saki/domain/sheets/csvLine'

/** A row of an archive's index. */
export interface IndexedFile {
  /** Name in the archive; of a file that is not in it, the name it would have. */
  name: string
  kind: string
  caseNumber: string
  at: Date
  /** Null for a file that is not in the archive and was never hashed. */
  sha256: Buffer | null
  size: number
  /** Why the file is not in the archive, in the reader's language; '' when it is. */
  missing: string
}

const columns = ['number', 'name', 'kind', 'case', 'date', 'size', 'sha256', 'state'] as const

/** Name of the index, which sorts before the files. */
export const indexName = (language: Language) => say(language, 'papers:index.file')

/**
 * The index as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheet programs need to read it so. Times are in Asia/Jakarta.
 * Text that a spreadsheet program would take for a formula is made plain.
 */
export function archiveIndex(files: readonly IndexedFile[], language: Language): Buffer {
  const head = columns.map((column) => say(language, `papers:index.${column}` as TextKey))
  const rows = files.map((file, at) => [
    String(at + 1),
    file.name,
    file.kind,
    file.caseNumber,
    `${legalDateOf(file.at)} ${legalClockOf(file.at)}`,
    String(file.size),
    file.sha256?.toString('hex') ?? '',
    file.missing === '' ? say(language, 'papers:index.in') : file.missing,
  ])
  return Buffer.from(`\uFEFF${[head, ...rows].map(csvLine).join('')}`, 'utf8')
}
