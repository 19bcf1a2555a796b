/** Numbers that look random and are the same for the same seed (Mulberry32). */
export interface DrawnNumbers {
  /** At least 0, below 1. */
  fraction(): number
  /** At least 0, below `end`, each equally often. */
  below(end: number): number
  /** At least 0, below `end`; n is drawn about 1 / (n + 1) as often as 0 (Zipf's law). */
  skewed(end: number): number
  oneOf<T>(values: readonly [T, ...T[]]): T
}

/** Draws numbers from a seed, an integer. */
export function drawNumbers(seed: number): DrawnNumbers {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(fraction() * end)
  return {
    fraction,
    below,
    skewed: (end) => Math.floor((end + 1) ** fraction()) - 1,
    oneOf: (values) => values[below(values.length)] ?? values[0],
  }
}
