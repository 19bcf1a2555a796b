import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { MIN_FILINGS, PickActions } from './PickActions.tsx'
import { PickRows } from './PickRows.tsx'
import { rightIcon } from './rightIcon.ts'
import { useTicked } from './useTicked.ts'

const MOST = 100

/** Filings that wait for payment. Two or more of them can be joined under one billing code. */
export function BillsToJoin() {
  const { say } = useWords('fees')
  const { data, error, refetch } = useCall('getPatents', { query: { group: 'payment', size: MOST } })
  const cases = (data?.data ?? []).filter(({ ACTIONS }) => ACTIONS.includes('PAY') || ACTIONS.includes('REISSUE'))
  const { ticked, isTicked, toggle, clear } = useTicked(cases.map(({ SUBMISSION_NBR }) => SUBMISSION_NBR))
  const key = useRef(newKey())
  const [tried, setTried] = useState(false)
  const join = useSend('combineBills', {
    onSuccess: () => {
      key.current = newKey()
      showToast('fees:cart.joined')
      clear()
      setTried(false)
      for (const name of ['jointBills', 'getPatents', 'getPayments'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
    },
  })
  if (!error && cases.length < MIN_FILINGS) return null
  const total = cases
    .filter(({ SUBMISSION_NBR }) => ticked.includes(SUBMISSION_NBR))
    .reduce((sum, row) => sum + row.AMOUNT_OUTSTANDING, 0)
  const onJoin = () => {
    setTried(true)
    if (ticked.length >= MIN_FILINGS && !join.isPending)
      join.mutate({ body: { SUBMISSION_NBRS: ticked }, key: key.current })
  }
  return (
    <Card title={<Label k="fees:cart.bills" />} flush>
      <p className={'hint inset-12'}>{say('fees:cart.bills.hint')}</p>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      <PickRows
        caption={say('fees:cart.bills')}
        rows={cases.map((row) => ({
          id: row.SUBMISSION_NBR,
          icon: rightIcon(row.RIGHT),
          title: row.TITLE,
          about: (
            <>
              <bdi dir="ltr" className="mono">
                {row.SUBMISSION_NBR}
              </bdi>{' '}
              <bdi>{row.OWNER_NAMES}</bdi>
            </>
          ),
          amount: row.AMOUNT_OUTSTANDING,
        }))}
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
