import { plainCell } from './plainCell.ts'

/** A line of CSV (RFC 4180) with every cell quoted; text that a spreadsheet program would take for a formula is made plain. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${plainCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
