import type { TextKey } from '@saki/texts'
import { useRef } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryClient, queryKeyOf, useSend } from '../../lib/queries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

interface WithdrawDialogProps {
  /** Submission number. */
  number: string
  /** USERDOC_TYP. */
  kind: string
  isUnpaid: boolean
  /** One application of several; undefined ends the request in all of them. */
  patentId?: string
  onClose: () => void
}

/** What the withdrawal of an appeal leaves standing, by kind. */
const appeals: Readonly<Partial<Record<string, TextKey>>> = {
  BD: 'ownRequests:withdraw.appeal',
  BC: 'ownRequests:withdraw.appeal',
  BG: 'ownRequests:withdraw.appeal.BG',
}

/** Asks before a request is withdrawn, and says what it costs. */
export function WithdrawDialog({ number, kind, isUnpaid, patentId, onClose }: WithdrawDialogProps) {
  const { say } = useWords('ownRequests')
  const key = useRef(newKey())
  const withdraw = useSend('requestWithdraw', {
    onSuccess: ({ ENDED }) => {
      showToast('ownRequests:withdraw.done', { values: { count: ENDED.length } })
      for (const name of ['requestList', 'requestDetail', 'getPayments'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={say('ownRequests:withdraw.title', { number })}
      yes={<Label k="ownRequests:withdraw" />}
      no={<Label k="ownRequests:withdraw.keep" />}
      danger
      busy={withdraw.isPending && say('ownRequests:withdraw.busy')}
      onYes={() =>
        withdraw.mutate({
          body: { SUBMISSION_NBR: number, ...(patentId !== undefined && { PATENT_ID: patentId }) },
          key: key.current,
        })
      }
      onNo={onClose}
    >
      <p>
        {isUnpaid
          ? say('ownRequests:withdraw.unpaid')
          : patentId === undefined
            ? say('ownRequests:withdraw.all')
            : say('ownRequests:withdraw.one', { case: patentId })}
      </p>
      {!isUnpaid && appeals[kind] && <p>{say(appeals[kind])}</p>}
      {withdraw.error && <ErrorPanel error={withdraw.error} />}
    </ConfirmDialog>
  )
}
