import { useEffect, useRef, useState } from 'react'

import { showToast } from '../ui/messages.ts'

const GRACE = 10_000

export interface Deletions {
  /** DOC_IDs the reader has deleted and the server not yet: not to be shown. */
  hidden: ReadonlySet<string>
  /** Hides a file now and asks the server 10 s later. */
  begin: (id: string) => void
  /** Shows it again; false when the server was asked already. */
  cancel: (id: string) => boolean
  /** Asks the server now, before something else takes the place. */
  hurry: (id: string) => Promise<void>
}

/** Deleting with 10 s to think again. Leaving the page does not forget it: the server is then asked at once. */
export function useDeletions(send: (id: string) => Promise<unknown>, onChanged: () => void): Deletions {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const show = (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id)))
  const ask = useRef(send)
  useEffect(() => {
    ask.current = send
  })
  const hurry = async (id: string) => {
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
    begin: (id) => {
      setHidden((before) => new Set([...before, id]))
      timers.current.set(
        id,
        setTimeout(() => void hurry(id), GRACE),
      )
    },
    cancel: (id) => {
      const isWaiting = timers.current.has(id)
      clearTimeout(timers.current.get(id))
      timers.current.delete(id)
      show(id)
      return isWaiting
    },
    hurry,
  }
}
