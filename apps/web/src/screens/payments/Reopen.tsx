import type { Payment } from '@saki/contracts/payments'
import { useRef, useState } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Ubah lagi: asks, then closes the code and reopens the draft. */
export function Reopen({ bill, isAsked }: { bill: Payment; isAsked: boolean }) {
  const { say } = useWords('payments')
  const goTo = useGoTo()
  const [asking, setAsking] = useState(isAsked)
  const key = useRef(newKey())
  const reopen = useSend('reopenPermohonan', {
    onSuccess: ({ TEMP_ID }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPatents') })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPatentTemp') })
      void goTo({ to: '/buat-pengajuan/draft', search: { draft: TEMP_ID } })
    },
  })
  return (
    <>
      <Button icon="pencil" onClick={() => setAsking(true)}>
        <Label k="payments:screen.reopen" />
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Label k="payments:screen.reopen.ask" />}
          yes={<Label k="payments:screen.reopen" />}
          no={<Label k="core:cancel" />}
          busy={reopen.isPending && say('payments:screen.reopen.busy')}
          onYes={() => reopen.mutate({ body: { SUBMISSION_NBR: bill.SUBMISSION_NBR }, key: key.current })}
          onNo={() => setAsking(false)}
        >
          <p>
            {say('payments:screen.reopen.closes')} <Code value={bill.BILLING_CODE} group={4} />
          </p>
          <p>{say('payments:screen.reopen.keeps')}</p>
          <p>
            <b>{say('payments:screen.reopen.paid')}</b>
          </p>
          {reopen.error && <ErrorPanel error={reopen.error} />}
        </ConfirmDialog>
      )}
    </>
  )
}
