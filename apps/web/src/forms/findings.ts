import type { FileFinding } from '@saki/contracts/fileRow'
import type { TextKey } from '@saki/texts'

interface Grouped {
  code: TextKey
  values: FileFinding['VALUES']
  pages: number[]
}

/** Groups findings by code, with all their pages; the values are those of the first one. */
export function groupedByCode(findings: readonly FileFinding[]): Grouped[] {
  const groups = new Map<string, Grouped>()
  for (const { CODE, VALUES, PAGE } of findings) {
    const group = groups.get(CODE) ?? { code: CODE as TextKey, values: VALUES, pages: [] }
    if (PAGE !== null && !group.pages.includes(PAGE)) group.pages.push(PAGE)
    groups.set(CODE, group)
  }
  return [...groups.values()]
}
