export type Pattern = 'plain' | 'slants' | 'lines'

/** One colour of a chart. */
export interface ChartSeries {
  name: string
  label: string
  /** A colour of the tokens. */
  color: string
  pattern: Pattern
}

/** A row of the data: its key, its label, and a number for each series. */
export type ChartRow = { key: string; label: string } & Record<string, string | number>

export interface ChartLook {
  /** columns: stacked, by time. bars: lying, by name. */
  as: 'columns' | 'bars' | 'line'
  data: readonly ChartRow[]
  /** Rows that only the table and the CSV have. */
  more?: readonly ChartRow[]
  series: readonly ChartSeries[]
  /** Pixels. */
  height: number
}

const looks: Readonly<Record<string, Pick<ChartSeries, 'color' | 'pattern'>>> = {
  T: { color: 'var(--merek)', pattern: 'plain' },
  D: { color: 'var(--desain)', pattern: 'slants' },
  P: { color: 'var(--paten)', pattern: 'lines' },
}

/** Colour and pattern of a right; other rights share one. */
export const lookOfRight = (right: string) => looks[right] ?? ({ color: 'var(--primary)', pattern: 'plain' } as const)
