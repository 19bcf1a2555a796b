export interface MergeConflict {
  /** `SECTION.FIELD`, or `SECTION` for lists and whole sections. */
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
}
export interface MergeResult {
  merged: Record<string, unknown>
  conflicts: MergeConflict[]
}

type Plain = Record<string, unknown>

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Equal as data: order of keys does not matter, a missing key and `undefined` are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => sameValue(item, b[at]))
  if (isPlain(a) && isPlain(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(own(a, key), own(b, key)))
  return Object.is(a, b)
}

const own = (object: Plain, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)

/**
 * Joins two changed copies of a draft field by field. What only one side changed is taken from that side; what both changed
 * differently is a conflict, and `merged` holds mine there. Lists are taken whole: rows have no name to tell them apart by.
 */
export function mergeDraft(base: Plain, mine: Plain, theirs: Plain, path = ''): MergeResult {
  const conflicts: MergeConflict[] = []
  const entries: [string, unknown][] = []
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const at = path === '' ? key : `${path}.${key}`
    const [b, m, t] = [own(base, key), own(mine, key), own(theirs, key)]
    if (isPlain(m) && isPlain(t)) {
      const inner = mergeDraft(isPlain(b) ? b : {}, m, t, at)
      conflicts.push(...inner.conflicts)
      entries.push([key, inner.merged])
      continue
    }
    const value = sameValue(m, b) ? t : m
    if (!sameValue(m, b) && !sameValue(t, b) && !sameValue(m, t))
      conflicts.push({ path: at, base: b, mine: m, theirs: t })
    if (value !== undefined) entries.push([key, value])
  }
  return { merged: Object.fromEntries(entries), conflicts }
}
