import { sameValue } from './mergeDraft.ts'

/** The limits of a field or list that decide whether it can hold both answers: `max` characters, `atMost` rows. */
export type FieldCapacity = { as: 'manyLines'; max: number } | { as: 'list'; atMost: number }

/**
 * Joins two answers: texts separated by an empty line, rows of both lists without duplicates, `mine` first. Undefined when they cannot be
 * joined: a one-line field or choice, an empty answer, or too long together.
 */
export function keepBoth(room: FieldCapacity | undefined, mine: unknown, theirs: unknown): unknown {
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
