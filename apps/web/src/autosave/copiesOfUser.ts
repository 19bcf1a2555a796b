import { registerEditing } from './allCopies.ts'
import { browserPorts } from './browserPorts.ts'
import type { EditCopy } from './copy.ts'
import { OpenCopies } from './openCopies.ts'
import type { EditKind } from './ports.ts'

/** The copies of one kind that this tab edits, for each user: they stay open between pages. */
export function copiesOfUser<T, C extends EditCopy<T>, X = never>(
  kind: EditKind<T, C>,
): (userId: number) => OpenCopies<T, C, X> {
  const ofUser = new Map<number, OpenCopies<T, C, X>>()
  return (userId) => {
    const copies =
      ofUser.get(userId) ?? registerEditing(userId, new OpenCopies<T, C, X>(kind, browserPorts<C>(kind.name, userId)))
    ofUser.set(userId, copies)
    return copies
  }
}
