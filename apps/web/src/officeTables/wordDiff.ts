import { diffArrays } from 'diff'

export interface DiffSegment {
  as: 'same' | 'old' | 'new'
  text: string
}

/** Changed words and separators above which two texts are shown as one old and one new segment; bounds the time. */
const MOST_CHANGES = 1000

/** Compares two texts word by word; whitespace and punctuation are separate units. */
export function wordDiff(before: string, after: string): DiffSegment[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MOST_CHANGES })
  if (!changes)
    return [
      { as: 'old', text: before },
      { as: 'new', text: after },
    ]
  return changes.map(({ added, removed, value }) => ({
    as: added ? 'new' : removed ? 'old' : 'same',
    text: value.join(''),
  }))
}

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
