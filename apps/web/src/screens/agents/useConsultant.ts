import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { AskError } from '../../lib/askError.ts'
import { queryKeyOf, useCall, useSend } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { agentAnswers, emptyAnswers, LEGAL_NATURE, missingIn, type AgentAnswers } from './agentForm.ts'
import { useAgentLookup, type ConsultantLookup } from '../../forms/agents/useAgentLookup.ts'

/** How long the notice about a new consultant is shown, in milliseconds. */
const ADDED_STANDS = 10_000

export type ConsultantState = ReturnType<typeof useConsultant>

/**
 * State of the consultant form: looks the number up while it is typed, fills in the register's values and sends the
 * form. Calls `onDone` after success.
 */
export function useConsultant(onDone: () => void) {
  const { say } = useWords('agents')
  const userId = useUser()?.USER_ID ?? 0
  const read = useCall('getAgentUser', { query: { userId } }, { enabled: userId !== 0 })
  const own = read.data?.data[0]
  const [changes, setChanges] = useState<Partial<AgentAnswers>>({})
  const [fromRegister, setFromRegister] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const answers = { ...emptyAnswers, NOTES: own?.REQUEST?.NOTES || own?.NOTES || '', ...changes }
  const answered =
    answers.NOTES.trim() === '' ? answers : { ...answers, REPRESENTATIVETYPE: answers.REPRESENTATIVETYPE || 'A' }
  const lookup = useAgentLookup(answered.NOTES, applyLookup)
  const sending = useSending(own, onDone)

  /**
   * When the number is found, fills in the register's values; otherwise empties what the register had filled in and
   * keeps what the user typed.
   */
  function applyLookup(result: ConsultantLookup) {
    if (result.as === 'found') setChanges((before) => ({ ...before, ...agentAnswers(result.agent) }))
    else if (fromRegister)
      setChanges(({ NOTES = '', REPRESENTATIVETYPE = '' }) => ({ ...emptyAnswers, NOTES, REPRESENTATIVETYPE }))
    setFromRegister(result.as === 'found')
  }

  const missing = missingIn(answered)
  const errors = new Map<string, string>(sending.refused.map(({ field, message }) => [field, message]))
  if (isSubmitted) for (const { field, message } of missing) errors.set(field, say(message))
  if (lookup.as === 'none') errors.set('NOTES', say('agents:notAvailable'))
  return {
    read,
    own,
    answers: answered,
    lookup,
    isLocked: lookup.as === 'found',
    errors,
    attempt,
    sending,
    change: (next: Readonly<Record<string, unknown>>) => setChanges((before) => ({ ...before, ...next })),
    submit: (password: string | undefined) => {
      setSubmitted(true)
      setAttempt(attempt + 1)
      if (missing.length === 0 && lookup.as !== 'searching') sending.start(answered, password)
    },
  }
}

type Own = { AGENT_CODE: number | null; NOTES: string; REQUEST: { NOTES: string; STATUS: string } | null }

/**
 * Sends `setAgentCode` for the user's own number or one the office has granted, and `insertAgent` (a request to the
 * office) for any other.
 */
function useSending(own: Own | undefined, onDone: () => void) {
  const client = useQueryClient()
  const userId = useUser()?.USER_ID ?? 0
  const refresh = () =>
    Promise.all(
      (['session', 'getAgentUser', 'getUserDataDetail', 'myMandates'] as const).map((call) =>
        client.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
  const set = useSend('setAgentCode', {
    onSuccess: () => {
      showToast('agents:set.done')
      void refresh()
      onDone()
    },
  })
  const request = useSend('insertAgent', {
    onSuccess: (_answer, { body }) => {
      showToast('agents:added', { tone: 'info', lasts: ADDED_STANDS, values: { number: body?.NOTES ?? '' } })
      void refresh()
      onDone()
    },
  })
  const start = (answers: AgentAnswers, password: string | undefined) => {
    const NOTES = answers.NOTES.trim()
    const isMine = own?.AGENT_CODE !== null && own?.NOTES === NOTES
    const isGranted = own?.REQUEST?.NOTES === NOTES && own.REQUEST.STATUS === 'GRANTED'
    set.reset()
    request.reset()
    if (isMine || isGranted)
      set.mutate({ query: { note: NOTES, userId }, body: password ? { LOGIN_PASSWORD: password } : {} })
    else request.mutate({ body: { ...answers, NOTES, LEGALNATURE: LEGAL_NATURE } })
  }
  const error: AskError | null = set.error ?? request.error
  return {
    start,
    isBusy: set.isPending || request.isPending,
    error,
    refused: error?.fields ?? [],
    /** The session is too old for this change: the server asks for the password again. */
    needsPassword:
      error?.err === 'PASSWORD_NEEDED' || (error?.fields ?? []).some(({ field }) => field === 'LOGIN_PASSWORD'),
  }
}
