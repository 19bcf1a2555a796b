import type { Challenge, Solution } from 'altcha-lib/types'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { officeNow } from '../../../ui/clock.ts'

export type CaptchaState = 'working' | 'solved' | 'failed'

/** Milliseconds before its expiry at which a challenge is renewed (valid 5 minutes, usable once). */
const EARLY = 20_000

/** Proof of work without user input: starts automatically and renews itself before it expires. `payload` is sent to the server. */
export function useCaptcha(): { state: CaptchaState; payload: string; renew: () => void } {
  const [done, setDone] = useState<{ round: number; state: CaptchaState; payload: string } | undefined>()
  const [round, setRound] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const renew = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    const abort = new AbortController()
    prove(abort.signal).then(
      ({ text, expiresAt }) => {
        if (abort.signal.aborted) return
        setDone({ round, state: 'solved', payload: text })
        if (expiresAt) timer.current = setTimeout(renew, Math.max(5000, expiresAt * 1000 - officeNow() - EARLY))
      },
      () => (abort.signal.aborted ? undefined : setDone({ round, state: 'failed', payload: '' })),
    )
    return () => {
      abort.abort()
      clearTimeout(timer.current)
    }
  }, [round, renew])
  const current = done?.round === round ? done : undefined
  return { state: current?.state ?? 'working', payload: current?.payload ?? '', renew }
}

async function prove(signal: AbortSignal): Promise<{ text: string; expiresAt: number | undefined }> {
  const challenge: Challenge = await ask('captcha', { signal })
  const solution = await solveInWorker(challenge, signal)
  return { text: btoa(JSON.stringify({ challenge, solution })), expiresAt: challenge.parameters.expiresAt }
}

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./captchaWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('unsolved')),
    )
    worker.addEventListener('error', () => reject(new Error('worker')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
