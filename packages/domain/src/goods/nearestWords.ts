/** A word of the term lists with the number of terms that contain it. */
export interface KnownWord {
  word: string
  terms: number
}

const MOST = 4

/**
 * Suggests words for a mistyped one. Words of four or five letters may differ by one edit, longer ones by two (insertion, deletion,
 * substitution, transposition). Returns at most four of the nearest, those in most terms first.
 */
export function nearestWords(typed: string, known: readonly KnownWord[]): string[] {
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2
  const near = known
    .map(({ word, terms }) => ({ word, terms, distance: lettersApart(typed, word, allowed) }))
    .filter(({ distance }) => distance <= allowed)
  const least = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance === least)
    .toSorted((a, b) => b.terms - a.terms || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word }) => word)
}

/** Edit distance of two words, counting transpositions of neighbours; returns `most` + 1 or more when it exceeds `most`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = above
    above = row
  }
  return above[b.length] ?? 0
}
