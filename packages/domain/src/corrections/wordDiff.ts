export interface DiffSegment {
  as: 'same' | 'old' | 'new'
  text: string
}

/** Longest texts compared word by word; longer ones are shown as one old and one new. */
const MOST_WORDS = 1200

/** Two texts word by word, blanks and signs for themselves: what stayed, what went, what came. */
export function wordDiff(before: string, after: string): DiffSegment[] {
  const [a, b] = [words(before), words(after)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return joined([...told('old', [before]), ...told('new', [after])])
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
      segments.push(...told('same', [a[i] ?? '']))
      ;[i, j] = [i + 1, j + 1]
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      segments.push(...told('old', [a[i] ?? '']))
      i += 1
    } else {
      segments.push(...told('new', [b[j] ?? '']))
      j += 1
    }
  }
  return joined(segments)
}

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
const told = (as: DiffSegment['as'], texts: string[]): DiffSegment[] =>
  texts.filter((text) => text !== '').map((text) => ({ as, text }))

/** Neighbours of one kind together. */
function joined(segments: DiffSegment[]): DiffSegment[] {
  const merged: DiffSegment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    if (last?.as === segment.as) last.text += segment.text
    else merged.push({ ...segment })
  }
  return merged
}
