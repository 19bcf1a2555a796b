import { sameValue } from './mergeDraft.ts'

/** What of a form's field or list decides whether two answers can stand together. */
export type Room = { as: 'manyLines'; max: number } | { as: 'list'; atMost: number }

/**
 * Both answers in one: texts one under the other, rows of both lists with equal ones once, mine first. Undefined where they cannot stand
 * together: the field holds one line or one choice, or both together are too long.
 */
export function keepBoth(room: Room | undefined, mine: unknown, theirs: unknown): unknown {
  if (room?.as === 'manyLines') {
    if (typeof mine !== 'string' || typeof theirs !== 'string' || mine === '' || theirs === '') return undefined
    const both = `${mine}\n\n${theirs}`
    return [...both].length <= room.max ? both : undefined
  }
  if (room?.as !== 'list' || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  if (mine.length === 0 || theirs.length === 0) return undefined
  const both: unknown[] = [...mine, ...theirs.filter((row: unknown) => !mine.some((other) => sameValue(row, other)))]
  return both.length <= room.atMost ? both : undefined
}
