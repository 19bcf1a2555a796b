/** Columns for which a chart has room. Older years stand in the list. */
const MOST = 60

/** Every year from the first with results, or chosen, to the last. */
export function yearsShown(totals: ReadonlyMap<string, number>, chosen: readonly string[]): string[] {
  const known = [...totals.keys(), ...chosen].map(Number)
  const last = Math.max(...known)
  const first = Math.max(Math.min(...known), last - MOST + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at))
}

/** The year that a key leads to from another; undefined when it leads nowhere. Mirrored: time runs from the right. */
export function reachedYear(
  key: string,
  years: readonly string[],
  from: string | undefined,
  isMirrored: boolean,
): string | undefined {
  const at = from === undefined ? -1 : years.indexOf(from)
  if (key === 'Home') return years[0]
  if (key === 'End') return years.at(-1)
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return years[at + 1]
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return at > 0 ? years[at - 1] : undefined
  return undefined
}
