import { legalDateOf } from '@saki/domain/dates/legalDate'
import { useEffect, useState } from 'react'

import { useSend } from '../../../lib/queries.ts'
import { officeNow } from '../../../ui/clock.ts'
import { useWords } from '../../../ui/useWords.ts'
import {
  withoutSpaces,
  dropRegistration,
  keepRegistration,
  recallRegistration,
  registrationFaults,
  type RegistrationField,
  type RegistrationValues,
} from './registrationForm.ts'
import { useCaptcha } from './useCaptcha.ts'

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
