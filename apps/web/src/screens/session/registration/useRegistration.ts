import { legalDateOf } from '@saki/domain/dates/legalDate'
import { useEffect, useState, useCallback, useRef } from 'react'
import type { Challenge, Solution } from 'altcha-lib/types'

import { useSend } from '../../../lib/queries.ts'
import { officeNow } from '../../../ui/clock.ts'
import { useWords } from '../../../ui/useWords.ts'
import { ask } from '../../../lib/ask.ts'
import {
  withoutSpaces,
  dropRegistration,
  keepRegistration,
  recallRegistration,
  registrationFaults,
  type RegistrationField,
  type RegistrationValues,
} from './registrationForm.ts'

const PAUSE = 400

/** State of the registration form: input, storing it on the device, validation on submit, sending. */
export function useRegistration(onRegistered: (email: string) => void) {
  const { say } = useWords('account')
  const captcha = useCaptcha()
  const [form, setForm] = useState<RegistrationValues>(recallRegistration)
  const [keptAt, setKeptAt] = useState<number | undefined>()
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<{ field: RegistrationField; message: string }[]>([])
  const send = useSend('insertNewCustomer', {
    onSuccess: () => {
      dropRegistration()
      onRegistered(form.EMAIL.trim())
    },
    onError: (error) => {
      captcha.renew()
      setShown(error.fields.map(({ field, message }) => ({ field: field as RegistrationField, message })))
      setAttempt((count) => count + 1)
    },
  })
  useEffect(() => {
    const timer = setTimeout(() => setKeptAt(keepRegistration(form) ? officeNow() : undefined), PAUSE)
    return () => clearTimeout(timer)
  }, [form])
  const set = (change: Partial<RegistrationValues>) => {
    setForm((before) => ({ ...before, ...change }))
    setShown((before) => before.filter((fault) => !(fault.field in change)))
  }
  const submit = () => {
    const faults = registrationFaults(form, captcha.state === 'solved', legalDateOf(new Date(officeNow()))).map(
      ({ field, key }) => ({
        field,
        message: say(key),
      }),
    )
    setShown(faults)
    setAttempt(attempt + 1)
    if (faults.length > 0) return
    send.mutate({
      body: {
        ...form,
        EMAIL: form.EMAIL.trim(),
        PERSON_NAME: form.PERSON_NAME.trim(),
        INDI_PERSON_ID_NBR: withoutSpaces(form.INDI_PERSON_ID_NBR),
        NO_CONSULTANT: form.NO_CONSULTANT.trim(),
        PERNYATAAN: 'Y',
        CAPTCHA: captcha.payload,
      },
    })
  }
  const open = new Set(
    registrationFaults(form, captcha.state === 'solved', legalDateOf(new Date(officeNow()))).map(
      (fault) => fault.field,
    ),
  )
  return {
    form,
    set,
    faults: shown,
    open,
    attempt,
    submit,
    keptAt,
    captcha,
    busy: send.isPending,
    refusal: send.error?.fields.length ? null : send.error,
  }
}

export type RegistrationState = ReturnType<typeof useRegistration>

type CaptchaState = 'working' | 'solved' | 'failed'

/** Milliseconds before its expiry at which a challenge is renewed (valid 5 minutes, usable once). */
const EARLY = 20_000

/** Proof of work without user input: starts automatically and renews itself before it expires. `payload` is sent to the server. */
function useCaptcha(): { state: CaptchaState; payload: string; renew: () => void } {
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
