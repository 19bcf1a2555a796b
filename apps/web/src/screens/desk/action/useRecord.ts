import type { OfficeCase } from '@saki/contracts/desk'
import type { OpenAction } from '@saki/contracts/workflow'
import { useState } from 'react'

import { keyOf, queryClient, useSend } from '../../../lib/queries.ts'
import { legalDateText } from '../../../ui/dates.ts'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'
import { bodyOf, type Entered } from './useActionForm.ts'

const changed = ['officeQueue', 'officeCase', 'getListAction', 'getListDokumen', 'getFormalitas'] as const

/** After anything moved a case: what lists and shows it asks again. */
export function refreshDesk(): Promise<unknown> {
  return Promise.all(changed.map((name) => queryClient.invalidateQueries({ queryKey: keyOf(name) })))
}

/** Records an action. When somebody was quicker, the case is read again and what was typed stays. */
export function useRecord(onDone: () => void) {
  const { say, language } = useWords('desk')
  const [stale, setStale] = useState(false)
  const send = useSend('insertAction', {
    onError: (error) => {
      if (error.err !== 'STALE_VERSION' && error.err !== 'ACTION_NOT_ALLOWED') return
      setStale(true)
      void refreshDesk()
    },
  })
  const record = (entered: Entered, choice: OpenAction, seen: OfficeCase) => {
    if (send.isPending) return
    setStale(false)
    send.mutate(
      { body: bodyOf(entered, choice, seen), key: entered.key },
      {
        onSuccess: ({ DUE_DATE }) => {
          const detail = DUE_DATE && choice.DUE_KIND === 'DEADLINE'
          showToast('desk:action.done', {
            values: { action: choice.ACTION_TYPE_NAME },
            detail: detail ? say('desk:action.done.due', { date: legalDateText(DUE_DATE, language) }) : undefined,
          })
          void refreshDesk()
          onDone()
        },
      },
    )
  }
  return { record, stale, isPending: send.isPending, error: send.error }
}
