import type { PaperText } from './paperText.ts'

export interface SectionRow {
  label: string
  value: PaperText
}

/** `widths`: columns as fractions of the width of the page. */
export interface SectionTable {
  head: string[]
  widths: number[]
  rows: PaperText[][]
}

/** One heading of an issued document with what it states, in this order. */
export interface PaperSection {
  heading: string
  note: string
  groups: { heading: string; rows: SectionRow[] }[]
  lists: { title: PaperText | null; items: PaperText[] }[]
  table: SectionTable | null
}

/** A section with the given parts; the others are empty. */
export function paperSection(heading: string, parts: Partial<Omit<PaperSection, 'heading'>>): PaperSection {
  return { heading, note: '', groups: [], lists: [], table: null, ...parts }
}
