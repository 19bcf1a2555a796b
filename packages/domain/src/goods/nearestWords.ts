/** A word of the lists, with the number of terms it stands in. */
export interface KnownWord {
  word: string
  terms: number
}

const MOST = 4

/**
 * What a mistyped word may have been, likeliest first: a word of four or five letters may differ in one, a longer one in two (a
 * letter more, less, another, or two changed over). Only the nearest are given, of those the ones most terms have.
 */
export function nearestWords(typed: string, known: readonly KnownWord[]): string[] {
  const allowed = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2
  const near = known
    .map(({ word, terms }) => ({ word, terms, apart: lettersApart(typed, word, allowed) }))
    .filter(({ apart }) => apart <= allowed)
  const least = Math.min(...near.map(({ apart }) => apart))
  return near
    .filter(({ apart }) => apart === least)
    .toSorted((a, b) => b.terms - a.terms || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word }) => word)
}

/** Letters to add, take away, change or change over between two words; anything above `most` when there are more than that. */
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
