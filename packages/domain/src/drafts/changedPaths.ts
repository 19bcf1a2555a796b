import { sameValue } from './mergeDraft.ts'

/** One answer that differs between two versions of a draft. */
export interface ChangedPath {
  /** `SECTION.FIELD`, or `SECTION` for lists. */
  path: string
  how: 'added' | 'changed' | 'removed'
}

type Plain = Readonly<Record<string, unknown>>

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is absent, an empty string or list, or an object of such values. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isPlain(value) && Object.values(value).every(isBlank)
}

/** Changes between two versions of a draft, field by field. An emptied field equals one never filled; a list counts as one field. */
export function changedPaths(before: Plain, after: Plain): ChangedPath[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((section) => {
    const [old, now] = [own(before, section), own(after, section)]
    if (!isPlain(old ?? {}) || !isPlain(now ?? {}) || (old === undefined && now === undefined))
      return changeOf(section, old, now)
    const [was, is] = [isPlain(old) ? old : {}, isPlain(now) ? now : {}]
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) =>
      changeOf(`${section}.${field}`, own(was, field), own(is, field)),
    )
  })
}

function changeOf(path: string, old: unknown, now: unknown): ChangedPath[] {
  if (isBlank(old) && isBlank(now)) return []
  if (isBlank(old)) return [{ path, how: 'added' }]
  if (isBlank(now)) return [{ path, how: 'removed' }]
  return sameValue(old, now) ? [] : [{ path, how: 'changed' }]
}

const own = (object: Plain, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)
