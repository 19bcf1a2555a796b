import type { Payment } from '@saki/contracts/payments'
import { useEffect } from 'react'

import type { AskError } from '../lib/askError.ts'
import { useCall, useSend } from '../lib/queries.ts'
import { newKey } from '../lib/newKey.ts'
import { officeNow } from '../ui/clock.ts'
import { showToast } from '../ui/messages.ts'

const SEEN = 10_000
const UNSEEN = 60_000

export interface BillHandle {
  /** The paid bill, else the newest one. Undefined while loading and when nothing is to be paid. */
  bill: Payment | undefined
  /** All bills, newest first; undefined while loading. */
  bills: readonly Payment[] | undefined
  isPaid: boolean
  /** By the server's clock, also between two polls. */
  isExpired: boolean
  error: AskError | null
  /** When the server's last answer came, in milliseconds by the device's clock; 0: not yet. */
  loadedAt: number
  check: () => void
  /** Asks for a new code in place of a lapsed one. */
  reissue: () => void
  isReissuing: boolean
  reissueError: AskError | null
}

/**
 * The bill of a case (application or submission number). Refreshed by pushed events, and polled every 10 s while the page is visible and
 * every 60 s while it is hidden.
 */
export function useBill(patentId: string): BillHandle {
  const reading = useCall(
    'getPayments',
    { query: { patentId } },
    {
      enabled: patentId !== '',
      staleTime: 0,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state }) =>
        state.data?.some(
          ({ STATUS, PATENT_ID, IND_REQUEST }) => STATUS === 'PAID' && (PATENT_ID !== null || IND_REQUEST === 'Y'),
        )
          ? false
          : document.visibilityState === 'visible'
            ? SEEN
            : UNSEEN,
    },
  )
  const { data: bills, refetch, dataUpdatedAt } = reading
  useEffect(() => {
    const onSeen = () => (document.visibilityState === 'visible' ? void refetch() : undefined)
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [refetch])
  const sending = useSend('regenerateBilling', {
    onSuccess: () => {
      showToast('result:reissue.done')
      void refetch()
    },
  })
  const bill = bills?.find(({ STATUS }) => STATUS === 'PAID') ?? bills?.[0]
  const isPaid = bill?.STATUS === 'PAID'
  return {
    bill,
    bills,
    isPaid,
    loadedAt: dataUpdatedAt,
    error: reading.error,
    isExpired:
      bill !== undefined && !isPaid && (bill.STATUS !== 'BILLED' || new Date(bill.VALID_UNTIL).getTime() < officeNow()),
    check: () => void refetch(),
    reissue: () =>
      bill && !sending.isPending
        ? sending.mutate({ body: { SUBMISSION_NBR: bill.SUBMISSION_NBR }, key: newKey() })
        : undefined,
    isReissuing: sending.isPending,
    reissueError: sending.error,
  }
}
