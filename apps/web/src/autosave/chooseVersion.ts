import type { Difference, EditCopy, MergeFunction } from './copy.ts'

type Content = Record<string, unknown>
export type ConflictSide = 'mine' | 'theirs' | 'both'

/** The fields that differ now, with what was typed since the conflict was found. */
export function differencesOf<T>(copy: EditCopy<T>, merge: MergeFunction<T>): readonly Difference[] {
  return copy.conflict ? merge(copy.base, copy.data, copy.conflict.theirs.data).conflicts : []
}

/** Whether both values are texts that fit into one field of `limit` characters. */
export function canKeepBoth({ mine, theirs }: Difference, limit: number): boolean {
  return typeof mine === 'string' && typeof theirs === 'string' && bothTexts(mine, theirs).length <= limit
}

/** The merged content with the chosen side, or both texts, in every field that differs; without a choice this side's. */
export function chooseVersion<T extends object>(
  copy: EditCopy<T>,
  merge: MergeFunction<T>,
  chosen: Readonly<Record<string, ConflictSide>>,
): T {
  if (!copy.conflict) return copy.data
  const { merged, conflicts } = merge(copy.base, copy.data, copy.conflict.theirs.data)
  return conflicts.reduce<Content>(
    (content, difference) =>
      withPath(content, difference.path.split('.'), valueOf(difference, chosen[difference.path])),
    merged as Content,
  ) as T
}

function valueOf({ mine, theirs }: Difference, side: ConflictSide = 'mine'): unknown {
  if (side === 'both' && typeof mine === 'string' && typeof theirs === 'string') return bothTexts(mine, theirs)
  return side === 'theirs' ? theirs : mine
}

function bothTexts(mine: string, theirs: string): string {
  return [mine, theirs].filter(Boolean).join('\n\n')
}

/** The object with a value at a path; undefined removes it. */
function withPath(content: Content, [name = '', ...rest]: readonly string[], value: unknown): Content {
  const entries = Object.entries(content).filter(([key]) => key !== name)
  const next = rest.length === 0 ? value : withPath((content[name] ?? {}) as Content, rest, value)
  return Object.fromEntries(next === undefined ? entries : [...entries, [name, next]])
}
