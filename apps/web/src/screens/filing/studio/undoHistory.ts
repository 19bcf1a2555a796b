import type { TextKey } from '@saki/texts'

/** An undoable change of the pictures. `undo` and `redo` call the server and reject when they fail. */
export interface UndoableAction {
  text: TextKey
  undo: () => Promise<void>
  redo: () => Promise<void>
}

export interface UndoHistory {
  done: readonly UndoableAction[]
  undone: readonly UndoableAction[]
}

export const emptyUndoHistory: UndoHistory = { done: [], undone: [] }
const MOST = 50

/** Adds an action and discards what could have been redone. */
export function addToHistory({ done }: UndoHistory, action: UndoableAction): UndoHistory {
  return { done: [...done, action].slice(-MOST), undone: [] }
}

export function stepBack({ done, undone }: UndoHistory): UndoHistory {
  const action = done.at(-1)
  return action ? { done: done.slice(0, -1), undone: [...undone, action] } : { done, undone }
}

export function stepForward({ done, undone }: UndoHistory): UndoHistory {
  const action = undone.at(-1)
  return action ? { done: [...done, action], undone: undone.slice(0, -1) } : { done, undone }
}
