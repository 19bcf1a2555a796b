import type { AnswerForm } from '@saki/contracts/answers'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf } from '../../lib/queries.ts'
import type { AnswerEditor } from './useAnswer.ts'

const STALE = [
  'getAnswerForm',
  'getLettersToAnswer',
  'getPatents',
  'getInbox',
  'getListWorkflowCust',
  'getStatusWorkflow',
  'getPatentDetail',
] as const

/**
 * Sends the answer once, however often the button is pressed: an attempt without a reply is repeated under the same
 * key.
 */
export function useSendAnswer(form: AnswerForm, answer: AnswerEditor, onSent: (tempId: string) => void) {
  const client = useQueryClient()
  const attempt = useRef<{ key: string; version: number }>(undefined)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<AskError>()
  const refresh = () => {
    for (const name of STALE) void client.invalidateQueries({ queryKey: queryKeyOf(name) })
  }
  const send = async () => {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      const { tempId, version } = await answer.ensureSaved()
      if (attempt.current?.version !== version) attempt.current = { key: newKey(), version }
      const { key } = attempt.current
      const { PROC_TYP, PROC_NBR, ACTION_NBR } = form
      await ask('sendAnswer', { body: { PROC_TYP, PROC_NBR, ACTION_NBR, ROW_VERSION: version }, key })
      answer.finish()
      onSent(tempId)
      refresh()
    } catch (error) {
      const failed = error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' })
      // A network error leaves open whether the attempt arrived, so its key is kept. After a refusal the next attempt
      // gets a new key.
      if (!failed.isPassing) attempt.current = undefined
      setFailure(failed)
      if (failed.err === 'ACTION_NOT_ALLOWED') refresh()
    }
    setSending(false)
  }
  return { send, isSending, failure }
}
