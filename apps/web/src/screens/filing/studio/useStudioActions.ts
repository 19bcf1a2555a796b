import { useCallback, useEffect, useState } from 'react'

import { AskError } from '../../../lib/askError.ts'
import { showToast } from '../../../ui/messages.ts'
import { noDeeds, stepBack, stepForward, withDeed, type Deed, type Deeds } from './deeds.ts'

export interface StudioActions {
  canUndo: Deed | undefined
  canRedo: Deed | undefined
  /** Adds an action that was just done. */
  record: (deed: Deed) => void
  undo: () => void
  redo: () => void
  /** Undoes this action, wherever it is in the history. */
  takeBack: (deed: Deed) => void
}

/**
 * Undo history of the pictures, with Ctrl+Z and Ctrl+Shift+Z outside text fields. `onFailed` reloads the server's
 * state.
 */
export function useDeeds(onFailed: () => void): StudioActions {
  const [deeds, setDeeds] = useState<Deeds>(noDeeds)
  const attempt = (act: () => Promise<void>) => {
    act().catch((error: unknown) => {
      showToast('studio:deed.failed', { tone: 'bad', detail: error instanceof AskError ? error.title : '' })
      onFailed()
    })
  }
  const canUndo = deeds.done.at(-1)
  const canRedo = deeds.undone.at(-1)
  const undo = () => {
    if (!canUndo) return
    setDeeds(stepBack)
    attempt(canUndo.undo)
  }
  const redo = () => {
    if (!canRedo) return
    setDeeds(stepForward)
    attempt(canRedo.redo)
  }
  const takeBack = (deed: Deed) => {
    setDeeds(({ done, undone }) =>
      done.includes(deed)
        ? { done: done.filter((other) => other !== deed), undone: [...undone, deed] }
        : { done, undone },
    )
    attempt(deed.undo)
  }
  useUndoKeys(undo, redo)
  const record = useCallback((deed: Deed) => setDeeds((before) => withDeed(before, deed)), [])
  return { canUndo, canRedo, record, undo, redo, takeBack }
}

function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (
        isText ||
        !(event.ctrlKey || event.metaKey) ||
        event.key.toLowerCase() !== 'z' ||
        document.querySelector('dialog[open]')
      )
        return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
