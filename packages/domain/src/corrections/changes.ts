/** One changed field. `field` is a path: `TITLE`, `OWNERS.0.ADDR_STREET`, or `OWNERS.2` for a row added or removed. */
export interface Change {
  field: string
  oldValue: string
  newValue: string
}

type Row = Readonly<Record<string, unknown>>

/** Text of a value for the log: strings unchanged, lists joined by '; ', null and undefined as ''. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(valueText).join('; ') : JSON.stringify(value)
}

/** Changed fields of one object, in the order of its keys. Empty and absent values are equal. */
export function fieldChanges(before: Row, after: Row, path = ''): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [oldValue, newValue] = [valueText(before[name]), valueText(after[name])]
    return oldValue === newValue ? [] : [{ field: `${path}${name}`, oldValue, newValue }]
  })
}

/**
 * Differences between two lists of rows. Equal rows are matched as a longest common subsequence, so removing the first of ten rows is one
 * change; the rows between two matches are compared pairwise.
 */
export function rowChanges(section: string, before: readonly Row[], after: readonly Row[]): Change[] {
  const changes: Change[] = []
  let [old, fresh] = [0, 0]
  for (const [atOld, atFresh] of [...sameRows(before, after), [before.length, after.length] as const]) {
    const pairs = Math.min(atOld - old, atFresh - fresh)
    for (let n = 0; n < pairs; n += 1)
      changes.push(...fieldChanges(before[old + n] ?? {}, after[fresh + n] ?? {}, `${section}.${fresh + n}.`))
    for (let n = old + pairs; n < atOld; n += 1)
      changes.push({ field: `${section}.${n}`, oldValue: summary(before[n]), newValue: '' })
    for (let n = fresh + pairs; n < atFresh; n += 1)
      changes.push({ field: `${section}.${n}`, oldValue: '', newValue: summary(after[n]) })
    ;[old, fresh] = [atOld + 1, atFresh + 1]
  }
  return changes
}

const keyOf = (row: Row) =>
  JSON.stringify(
    Object.keys(row)
      .filter((name) => valueText(row[name]) !== '')
      .toSorted()
      .map((name) => [name, valueText(row[name])]),
  )

function summary(row: Row | undefined): string {
  return Object.values(row ?? {})
    .map(valueText)
    .filter((text) => text !== '')
    .join(' · ')
}

/** Index pairs of equal rows, as a longest common subsequence. */
function sameRows(before: readonly Row[], after: readonly Row[]): (readonly [number, number])[] {
  const [a, b] = [before.map(keyOf), after.map(keyOf)]
  const length: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = length[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const same: (readonly [number, number])[] = []
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) same.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return same
}
