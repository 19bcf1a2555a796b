/** Path and query of a call: `fillAddress('/getImages/:procid', { procid: 1 })`. Empty query parameters are left out. */
export function fillAddress(pattern: string, params?: unknown, query?: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>
  const path = pattern.replace(/[:{](\w+)}?/g, (_, part: string) => encodeURIComponent(String(given[part] ?? '')))
  const search = new URLSearchParams()
  for (const [field, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(field, String(value))
  }
  return `${path}${search.size > 0 ? `?${search}` : ''}`
}
