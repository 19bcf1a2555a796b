import { areas, type Area } from '@saki/texts/areas'

import type { FormOf } from './scene.ts'

/**
 * Text areas of the editors of some blocks. Loaded early, because an area that loads when the block appears would blank
 * the page.
 */
const editorAreas: Readonly<Record<string, readonly Area[]>> = {
  label: ['goods', 'studio', 'files'],
  goods: ['goods'],
}

const known = new WeakMap<FormOf, Area[]>()

/** The text areas a form uses, so that they are loaded before its checks need them. */
export function formAreas(form: FormOf): Area[] {
  const before = known.get(form)
  if (before) return before
  const found = new Set<string>()
  collect(form.pages, found)
  for (const { blocks } of form.pages)
    for (const block of blocks) {
      const editor = block.as === 'rows' ? block.of : block.as
      for (const area of editorAreas[editor] ?? []) found.add(area)
    }
  const used = areas.filter((area) => found.has(area))
  known.set(form, used)
  return used
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    const at = value.indexOf(':')
    if (at > 0) into.add(value.slice(0, at))
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, into)
  }
}
