import { useEffect, useRef, useState } from 'react'

import { showToast } from '../ui/messages.ts'

const GRACE = 10_000

export interface Deletions {
  /** DOC_IDs the user has deleted and the server has not yet: not to be shown. */
  hidden: ReadonlySet<string>
  /** Hides a file now and deletes it at the server 10 s later. */
  hideAndDelete: (id: string) => void
  /** Shows the file again; false when the server has already been asked. */
  cancel: (id: string) => boolean
  /** Deletes it at the server now, before another file is stored in its slot. */
  deleteNow: (id: string) => Promise<void>
}

/** Deletes files with 10 s to undo. Leaving the page deletes them at once. */
export function useDeletions(send: (id: string) => Promise<unknown>, onChanged: () => void): Deletions {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const show = (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id)))
  const ask = useRef(send)
  useEffect(() => {
    ask.current = send
  })
  const deleteNow = async (id: string) => {
    if (!timers.current.has(id)) return
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    try {
      await ask.current(id)
    } catch {
      show(id)
      showToast('studio:delete.failed', { tone: 'bad' })
    }
    onChanged()
  }
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer)
        void ask.current(id).catch(() => undefined)
      }
      waiting.clear()
    }
  }, [])
  return {
    hidden,
    hideAndDelete: (id) => {
      setHidden((before) => new Set([...before, id]))
      timers.current.set(
        id,
        setTimeout(() => void deleteNow(id), GRACE),
      )
    },
    cancel: (id) => {
      const isWaiting = timers.current.has(id)
      clearTimeout(timers.current.get(id))
      timers.current.delete(id)
      show(id)
      return isWaiting
    },
    deleteNow,
  }
}
