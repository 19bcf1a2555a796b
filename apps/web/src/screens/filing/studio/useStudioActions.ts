import { useCallback, useEffect, useState } from 'react'

import { AskError } from '../../../lib/askError.ts'
import { showToast } from '../../../ui/messages.ts'
import {
  emptyUndoHistory,
  stepBack,
  stepForward,
  addToHistory,
  type UndoableAction,
  type UndoHistory,
} from './undoHistory.ts'

export interface StudioActions {
  canUndo: UndoableAction | undefined
  canRedo: UndoableAction | undefined
  /** Adds an action that was just done. */
  record: (action: UndoableAction) => void
  undo: () => void
  redo: () => void
  /** Undoes this action, wherever it is in the history. */
  undoAction: (action: UndoableAction) => void
}

/**
 * Undo history of the pictures, with Ctrl+Z and Ctrl+Shift+Z outside text fields. `onFailed` reloads the server's
 * state.
 */
export function useUndoHistory(onFailed: () => void): StudioActions {
  const [undoHistory, setHistory] = useState<UndoHistory>(emptyUndoHistory)
  const attempt = (act: () => Promise<void>) => {
    act().catch((error: unknown) => {
      showToast('studio:deed.failed', { tone: 'bad', detail: error instanceof AskError ? error.title : '' })
      onFailed()
    })
  }
  const canUndo = undoHistory.done.at(-1)
  const canRedo = undoHistory.undone.at(-1)
  const undo = () => {
    if (!canUndo) return
    setHistory(stepBack)
    attempt(canUndo.undo)
  }
  const redo = () => {
    if (!canRedo) return
    setHistory(stepForward)
    attempt(canRedo.redo)
  }
  const undoAction = (action: UndoableAction) => {
    setHistory(({ done, undone }) =>
      done.includes(action)
        ? { done: done.filter((other) => other !== action), undone: [...undone, action] }
        : { done, undone },
    )
    attempt(action.undo)
  }
  useUndoKeys(undo, redo)
  const record = useCallback((action: UndoableAction) => setHistory((before) => addToHistory(before, action)), [])
  return { canUndo, canRedo, record, undo, redo, undoAction }
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
