import type { TextLine } from './look.ts'

/** A fragment of text as drawn by the document, in millimetres from the top left corner. */
export type TextRun = TextLine

/** Fragments further apart than this many letter heights belong to separate runs. */
const GAP = 1.6
/** A gap wider than this many letter heights is a space. */
const BLANK = 0.12

/** Runs of a page from top to bottom and left to right, independent of drawing order. */
export function textLines(fragments: readonly TextRun[]): TextLine[] {
  const sorted = fragments
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => middleOf(a) - middleOf(b) || a.x - b.x)
  const rows: TextRun[][] = []
  for (const fragment of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(middleOf(fragment) - middleOf(first)) < Math.max(first.height, fragment.height) * 0.5)
      row.push(fragment)
    else rows.push([fragment])
  }
  return rows.flatMap((row) => runsOf(row.sort((a, b) => a.x - b.x)))
}

function runsOf(row: readonly TextRun[]): TextLine[] {
  const runs: TextLine[] = []
  for (const fragment of row) {
    const run = runs.at(-1)
    const gap = run ? fragment.x - (run.x + run.width) : 0
    if (run && gap < GAP * Math.max(run.height, fragment.height)) {
      const needsBlank = gap > BLANK * fragment.height && !/\s$/.test(run.text) && !/^\s/.test(fragment.text)
      run.text += needsBlank ? ` ${fragment.text}` : fragment.text
      run.width = Math.max(run.width, fragment.x + fragment.width - run.x)
      run.y = Math.min(run.y, fragment.y)
      run.height = Math.max(run.height, fragment.height)
    } else runs.push({ ...fragment })
  }
  return runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ').trim() }))
}

/** Joins the runs of each line, in reading order. */
export function joinLines(lines: readonly TextLine[]): string[] {
  const joined: { text: string; middle: number; height: number }[] = []
  for (const line of [...lines].sort((a, b) => middleOf(a) - middleOf(b) || a.x - b.x)) {
    const last = joined.at(-1)
    if (last && Math.abs(middleOf(line) - last.middle) < Math.max(last.height, line.height) * 0.5)
      last.text += ` ${line.text}`
    else joined.push({ text: line.text, middle: middleOf(line), height: line.height })
  }
  return joined.map(({ text }) => text)
}

function middleOf({ y, height }: TextLine): number {
  return y + height / 2
}
