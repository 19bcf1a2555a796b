import type { TextKey } from '@saki/texts'

/** An undoable change of the pictures. `undo` and `redo` call the server and reject when they fail. */
export interface Deed {
  text: TextKey
  undo: () => Promise<void>
  redo: () => Promise<void>
}

export interface Deeds {
  done: readonly Deed[]
  undone: readonly Deed[]
}

export const noDeeds: Deeds = { done: [], undone: [] }
const MOST = 50

/** Adds an action and discards what could have been redone. */
export function withDeed({ done }: Deeds, deed: Deed): Deeds {
  return { done: [...done, deed].slice(-MOST), undone: [] }
}

export function stepBack({ done, undone }: Deeds): Deeds {
  const deed = done.at(-1)
  return deed ? { done: done.slice(0, -1), undone: [...undone, deed] } : { done, undone }
}

export function stepForward({ done, undone }: Deeds): Deeds {
  const deed = undone.at(-1)
  return deed ? { done: [...done, deed], undone: undone.slice(0, -1) } : { done, undone }
}
