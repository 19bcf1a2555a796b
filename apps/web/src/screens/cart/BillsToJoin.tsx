import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { MIN_FILINGS, PickActions } from './PickActions.tsx'
import { PickRows } from './PickRows.tsx'
import { useTicked } from './useTicked.ts'
import { useUnpaid } from './useUnpaid.tsx'

/** Filings and requests that wait for payment. Two or more of them can be joined under one billing code. */
export function BillsToJoin() {
  const { say } = useWords('fees')
  const { rows, error, refetch } = useUnpaid()
  const { ticked, isTicked, toggle, clear } = useTicked(rows.map(({ id }) => id))
  const key = useRef(newKey())
  const [tried, setTried] = useState(false)
  const join = useSend('combineBills', {
    onSuccess: () => {
      key.current = newKey()
      showToast('fees:cart.joined')
      clear()
      setTried(false)
      for (const name of ['jointBills', 'getPatents', 'getPayments', 'requestList'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
    },
  })
  if (!error && rows.length < MIN_FILINGS) return null
  const total = rows.filter(({ id }) => ticked.includes(id)).reduce((sum, { amount = 0 }) => sum + amount, 0)
  const onJoin = () => {
    setTried(true)
    if (ticked.length >= MIN_FILINGS && !join.isPending)
      join.mutate({ body: { SUBMISSION_NBRS: ticked }, key: key.current })
  }
  return (
    <Card title={<Label k="fees:cart.bills" />} flush>
      <p className={'hint inset-12'}>{say('fees:cart.bills.hint')}</p>
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      <PickRows
        caption={say('fees:cart.bills')}
        rows={rows}
        isTicked={isTicked}
        onToggle={(id) => {
          key.current = newKey()
          toggle(id)
        }}
      />
      {join.error && <ErrorPanel error={join.error} />}
      <PickActions
        count={ticked.length}
        total={total}
        tried={tried}
        busy={join.isPending}
        icon="money"
        label="fees:cart.join"
        onGo={onJoin}
      />
    </Card>
  )
}
