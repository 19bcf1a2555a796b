/** The value at a path such as TECHNICAL.TITLE or OWNERS.0.PERSON_NAME; undefined where the path does not exist. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => {
    if (typeof part !== 'object' || part === null) return undefined
    return Object.hasOwn(part, key) ? (part as Record<string, unknown>)[key] : undefined
  }, data)
}

/**
 * A copy with other values at some paths. A number in a path means a list index; missing sections and rows are created.
 * Undefined removes a field.
 */
export function withValues<T extends object>(data: T, changes: Readonly<Record<string, unknown>>): T {
  return Object.entries(changes).reduce((copy, [path, value]) => put(copy, path.split('.'), value) as T, data)
}

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (/^\d+$/.test(key)) {
    const list = Array.isArray(part) ? [...part] : []
    list[Number(key)] = put(list[Number(key)], rest, value)
    return list
  }
  const object =
    typeof part === 'object' && part !== null && !Array.isArray(part) ? ({ ...part } as Record<string, unknown>) : {}
  const next = put(object[key], rest, value)
  if (next === undefined) delete object[key]
  else object[key] = next
  return object
}
