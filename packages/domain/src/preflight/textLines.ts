import type { TextLine } from './look.ts'

/** A piece of text as the document draws it, upright, in millimetres from the top left corner. */
export type TextRun = TextLine

/** Pieces further apart than this many letter heights are not one run. */
const GAP = 1.6
/** A wider gap than this many letter heights is a blank. */
const BLANK = 0.12

/** The runs of a page from top to bottom and left to right, whatever the order they were drawn in. */
export function textLines(pieces: readonly TextRun[]): TextLine[] {
  const sorted = pieces.filter(({ text }) => text.trim() !== '').sort((a, b) => middleOf(a) - middleOf(b) || a.x - b.x)
  const rows: TextRun[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(middleOf(piece) - middleOf(first)) < Math.max(first.height, piece.height) * 0.5)
      row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => runsOf(row.sort((a, b) => a.x - b.x)))
}

function runsOf(row: readonly TextRun[]): TextLine[] {
  const runs: TextLine[] = []
  for (const piece of row) {
    const run = runs.at(-1)
    const gap = run ? piece.x - (run.x + run.width) : 0
    if (run && gap < GAP * Math.max(run.height, piece.height)) {
      const needsBlank = gap > BLANK * piece.height && !/\s$/.test(run.text) && !/^\s/.test(piece.text)
      run.text += needsBlank ? ` ${piece.text}` : piece.text
      run.width = Math.max(run.width, piece.x + piece.width - run.x)
      run.y = Math.min(run.y, piece.y)
      run.height = Math.max(run.height, piece.height)
    } else runs.push({ ...piece })
  }
  return runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ').trim() }))
}

/** The runs joined to whole lines again, as a reader says them. */
export function spokenLines(lines: readonly TextLine[]): string[] {
  const spoken: { text: string; middle: number; height: number }[] = []
  for (const line of [...lines].sort((a, b) => middleOf(a) - middleOf(b) || a.x - b.x)) {
    const last = spoken.at(-1)
    if (last && Math.abs(middleOf(line) - last.middle) < Math.max(last.height, line.height) * 0.5)
      last.text += ` ${line.text}`
    else spoken.push({ text: line.text, middle: middleOf(line), height: line.height })
  }
  return spoken.map(({ text }) => text)
}

function middleOf({ y, height }: TextLine): number {
  return y + height / 2
}
