import { areas, type Area } from '@saki/texts/areas'

import type { FormOf } from './scene.ts'

const known = new Map<FormOf, Area[]>()

/** The areas of words a form speaks from, so that they are there before a check has something to say. */
export function formAreas(form: FormOf): Area[] {
  const before = known.get(form)
  if (before) return before
  const found = new Set<string>()
  collect(form.pages, found)
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
