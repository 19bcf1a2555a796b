import { legalDateOf } from '@saki/domain/dates/legalDate'
import { profileFaults, type ProfileFault } from '@saki/domain/people/profileFaults'
import { useState } from 'react'

import { saveBeforeLogOut } from '../../autosave/allCopies.ts'
import { useOnline } from '../../lib/online.ts'
import { useCall, useSend } from '../../lib/queries.ts'
import { logOutWithNotice, useUser } from '../../lib/session.ts'
import { officeNow } from '../../ui/clock.ts'
import { useWords } from '../../ui/useWords.ts'
import { profileBody, profileFormOf, hasProfileChanges, type ProfileBody, type ProfileForm } from './profileForm.ts'

export type ProfileState = ReturnType<typeof useProfile>

/** State of the profile form: input, errors since the last attempt, saving. */
export function useProfile() {
  const { say } = useWords('profile', 'session')
  const userId = useUser()?.USER_ID ?? 0
  const read = useCall('getUserDataDetail', { params: { id: userId } }, { enabled: userId !== 0 })
  const profile = read.data?.[0]
  const [changes, setChanges] = useState<Partial<ProfileForm>>({})
  const [shownMessages, setShownMessages] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const sending = useSending(userId, () => setAttempt((count) => count + 1))
  const form = { ...profileFormOf(profile), ...changes }
  const body = profile && profileBody(form, profile)
  const faults = body ? profileFaults(body, legalDateOf(new Date(officeNow()))) : []
  // Errors appear at an attempt and disappear when corrected; new ones appear at the next attempt.
  const shown = faults.filter((fault) => shownMessages.includes(fault.message))
  const refused = sending.refused(body)
  const errors = new Map(refused.map(({ field, message }) => [field, message]))
  for (const fault of shown) errors.set(fault.field, say(fieldMessage(fault)))
  /** `evenSo`: the reader confirmed that unsaved drafts will be lost. */
  const submit = (evenSo = false) => {
    setShownMessages(faults.map((fault) => fault.message))
    setAttempt(attempt + 1)
    sending.forget()
    if (body && faults.length === 0) void sending.start(body, evenSo)
  }
  return {
    read,
    profile,
    form,
    errors,
    attempt,
    shown,
    refused,
    sending,
    submit,
    isDirty: profile !== undefined && hasProfileChanges(form, profile),
    change: (next: Readonly<Record<string, unknown>>) => setChanges((before) => ({ ...before, ...next })),
  }
}

/** Saves drafts first, then the profile, because the server then ends every session of the account and this device is cleared. */
function useSending(userId: number, onRefused: () => void) {
  const online = useOnline()
  const [unsent, setUnsent] = useState(0)
  const [draftsOnTheWay, setDraftsOnTheWay] = useState(false)
  const send = useSend('updateProfile', {
    onError: onRefused,
    onSuccess: ({ TYPE_REQUESTED }) =>
      logOutWithNotice(userId, TYPE_REQUESTED === 'Y' ? ['profile:saved', 'profile:requested'] : ['profile:saved']),
  })
  const start = async (body: ProfileBody, evenSo: boolean) => {
    if (!evenSo && online) {
      setDraftsOnTheWay(true)
      const count = await saveBeforeLogOut(userId).catch(() => 0)
      setDraftsOnTheWay(false)
      if (count > 0) return setUnsent(count)
    }
    send.mutate({ body, quiet: true })
  }
  return {
    start,
    forget: () => (send.reset(), setUnsent(0)),
    /** Number of drafts only on this device, once known. */
    unsent,
    error: send.error,
    /** Refused fields that have not been changed since. */
    refused: (body: ProfileBody | undefined) =>
      (send.error?.fields ?? []).filter(({ field }) => valueOf(send.variables?.body, field) === valueOf(body, field)),
    // Stays busy after success until the log-in page opens.
    isBusy: draftsOnTheWay || send.isPending || send.isSuccess,
  }
}

function valueOf(body: ProfileBody | undefined, field: string): unknown {
  return (body as Record<string, unknown> | undefined)?.[field]
}

/** At the field the message is only "required"; the list has the office's full sentence. */
function fieldMessage({ field, message }: ProfileFault) {
  return message === `profile:missing.${field}` ? 'profile:required' : message
}
