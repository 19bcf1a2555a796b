import { useRef } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { useSend } from '../../../lib/queries.ts'
import { showToast } from '../../../ui/messages.ts'
import { refreshOfficeCase } from '../action/useRecord.ts'

/** Approves a proposed act, returns it or takes it back. The views of the case follow, after a refusal too. */
export function useDecideAct(proposalId: number) {
  const key = useRef(newKey())
  const decide = useSend('officeDecideAct', {
    onSuccess: (_reply, { body }) => {
      showToast(body?.IND_APPROVED === 'Y' ? 'proposals:approved' : 'proposals:returned')
      void refreshOfficeCase()
    },
    onError: ({ err }) => {
      if (err === 'PASSWORD_NEEDED') return
      key.current = newKey()
      void refreshOfficeCase()
    },
  })
  const send = (IND_APPROVED: 'Y' | 'N', remark = '') => {
    const body = { PROPOSAL_ID: proposalId, IND_APPROVED, REMARK: remark.trim() }
    decide.mutate({ body, key: key.current })
  }
  return { send, isPending: decide.isPending, error: decide.error, reset: () => decide.reset() }
}
