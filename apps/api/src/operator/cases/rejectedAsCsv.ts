import { csvLine } from '@saki/domain/sheets/csvLine'

/** Rejected cases as CSV in UTF-8 with a byte order mark: the line in the file, and why. */
export function rejectedAsCsv(rejected: readonly { line: number; why: string }[]): string {
  return `\uFEFF${csvLine(['line', 'why'])}${rejected.map(({ line, why }) => csvLine([String(line), why])).join('')}`
}
