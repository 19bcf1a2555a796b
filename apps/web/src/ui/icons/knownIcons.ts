import type { paths } from './paths.ts'
import { startPaths } from './startPaths.ts'

export type IconName = keyof typeof startPaths | keyof typeof paths

const known: Partial<Record<IconName, string>> = { ...startPaths }

/** Makes more icons known to `Icon`. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(known, more)
}

/** The drawing of an icon; undefined while only those of the log-in are known. */
export function iconPath(name: IconName): string | undefined {
  return known[name]
}

/** Icons with a direction: mirrored in right-to-left text. Clocks, pencils, pictures and loading arrows are not. */
export const mirroredIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrow',
  'arrow-back',
  'checklist',
  'chevron-back',
  'chevron-next',
  'list',
  'logout',
  'redo',
  'reply',
  'send',
  'timeline',
  'undo',
])
