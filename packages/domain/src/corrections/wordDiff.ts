export interface DiffSegment {
  as: 'same' | 'old' | 'new'
  text: string
}

/** Limit in words and separators; a longer text is shown as one old and one new segment. */
const MOST_WORDS = 1200

/** Compares two texts word by word; whitespace and punctuation are separate units. */
export function wordDiff(before: string, after: string): DiffSegment[] {
  const [a, b] = [words(before), words(after)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return mergeSegments([...segmentsOf('old', [before]), ...segmentsOf('new', [after])])
  const length: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = length[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const segments: DiffSegment[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      segments.push(...segmentsOf('same', [a[i] ?? '']))
      ;[i, j] = [i + 1, j + 1]
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      segments.push(...segmentsOf('old', [a[i] ?? '']))
      i += 1
    } else {
      segments.push(...segmentsOf('new', [b[j] ?? '']))
      j += 1
    }
  }
  return mergeSegments(segments)
}

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
const segmentsOf = (as: DiffSegment['as'], texts: string[]): DiffSegment[] =>
  texts.filter((text) => text !== '').map((text) => ({ as, text }))

/** Merges adjacent segments of the same kind. */
function mergeSegments(segments: DiffSegment[]): DiffSegment[] {
  const merged: DiffSegment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    if (last?.as === segment.as) last.text += segment.text
    else merged.push({ ...segment })
  }
  return merged
}
