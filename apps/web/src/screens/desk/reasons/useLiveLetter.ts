import { useEffect, useRef, useState } from 'react'

import { ask, type Asking } from '../../../lib/ask.ts'
import { AskError } from '../../../lib/askError.ts'
import { useOnline } from '../../../lib/online.ts'

export type LetterWish = NonNullable<Asking<'previewLetter'>['body']>

/** Milliseconds without a change after which a newer letter is asked for. */
const PAUSE = 1200

interface Answered {
  /** The wish that it answers. */
  of: string
  bytes?: Uint8Array<ArrayBuffer>
  error?: AskError
}

/**
 * The letter for what is written, asked for when writing pauses, and never stored. Of several wishes the last alone is answered; the letter before
 * stays until then, and when a newer one cannot be made.
 */
export function useLiveLetter(wish: LetterWish | undefined) {
  const online = useOnline()
  const [letter, setLetter] = useState<Answered>()
  const [failure, setFailure] = useState<Answered>()
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  const wanted = wish && JSON.stringify(wish)
  useEffect(() => {
    if (wanted === undefined || !online) return undefined
    const control = new AbortController()
    const { signal } = control
    const make = async () => {
      isFirst.current = false
      try {
        const reply = await ask('previewLetter', { body: JSON.parse(wanted) as LetterWish, quiet: true, signal })
        const bytes = new Uint8Array(await reply.arrayBuffer())
        if (signal.aborted) return
        setLetter({ of: wanted, bytes })
        setFailure(undefined)
      } catch (error) {
        if (signal.aborted) return
        // A body that breaks off is no answer of the server.
        setFailure({ of: wanted, error: error instanceof AskError ? error : new AskError({ err: 'NETWORK' }) })
      }
    }
    const timer = setTimeout(() => void make(), isFirst.current ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [wanted, online, attempt])
  const failed = failure?.of === wanted ? failure?.error : undefined
  return {
    bytes: letter?.bytes,
    isOld: letter !== undefined && letter.of !== wanted,
    isUpdating: online && wanted !== undefined && letter?.of !== wanted && !failed,
    isOffline: !online,
    failed,
    retry: () => setAttempt(attempt + 1),
  }
}
