import { formatApplicationNumber, parseApplicationNumber } from '../ids/applicationNumber.ts'

/** Most years of protection one billing code pays, over all its patents. */
export const MOST_YEARS = 200

/** One row of a list of patents, typed or from a CSV file. */
export interface ListedPatent {
  /** Line of the text, from 1. */
  row: number
  /** As typed. */
  text: string
  /** Undefined with a fault. */
  applicationNumber?: string
  /** Last year to pay; undefined: the least that is due. */
  toYear?: number
  /** number: no application number. year: no year from 1 to 20. repeated: named above. many: beyond the most rows. */
  fault?: 'number' | 'year' | 'repeated' | 'many'
}

/**
 * Reads application numbers from lines or a CSV: number, and after a comma, semicolon or tab the last year to pay. A first line without any
 * digit is a heading; empty lines are skipped.
 */
export function readNumberList(text: string): ListedPatent[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ row: at + 1, text: line.trim() }))
    .filter(({ row, text: line }) => line !== '' && !(row === 1 && !/\d/.test(line)))
  const seen = new Set<string>()
  return lines.map(({ row, text: line }, at) => {
    const read = { row, text: line }
    if (at >= MOST_YEARS) return { ...read, fault: 'many' as const }
    const [number = '', year = ''] = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    const parsed = parseApplicationNumber(number)
    if (!parsed) return { ...read, fault: 'number' as const }
    const applicationNumber = formatApplicationNumber(parsed)
    if (year !== '' && !/^([1-9]|1\d|20)$/.test(year)) return { ...read, applicationNumber, fault: 'year' as const }
    if (seen.has(applicationNumber)) return { ...read, applicationNumber, fault: 'repeated' as const }
    seen.add(applicationNumber)
    return { ...read, applicationNumber, ...(year !== '' && { toYear: Number(year) }) }
  })
}
