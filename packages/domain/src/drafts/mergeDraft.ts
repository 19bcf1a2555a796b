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

/** Deep equality of data: key order is ignored; a missing key equals `undefined`. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => sameValue(item, b[at]))
  if (isPlain(a) && isPlain(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(own(a, key), own(b, key)))
  return Object.is(a, b)
}

const own = (object: Plain, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)

/**
 * Three-way merge of a draft, field by field. A field changed on one side is taken from that side; a field changed differently on both is a
 * conflict, and `merged` holds `mine`. Lists are merged as one value, because rows have no identity.
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
