import { newestBill, wholeCase } from '../../../lib/caseCalls.ts'
import { useCall } from '../../../lib/queries.ts'
import { useUser } from '../../../lib/session.ts'

const EVERY_MS = 60_000

/**
 * A case with whose turn it is, and the applicant's newest open bill in it. Both are asked at once, and the case waits for the bill unless
 * that fails, so that nothing on its page moves.
 */
export function useWholeCase(number: string) {
  const { detail, bill } = useCaseCalls(number, EVERY_MS)
  const isWhole = !bill.isEnabled || !bill.isPending || bill.failureCount > 0
  return { detail, theCase: isWhole ? detail.data : undefined, bill: bill.data?.data[0]?.SUBMISSION_NBR ?? undefined }
}

/** Asks both before their page can be drawn. `number` undefined: nothing is asked. */
export function useCaseCalls(number: string | undefined, refetchInterval?: number) {
  const hasBills = useUser()?.ROLE === 'applicant'
  const every = refetchInterval ? { refetchInterval } : {}
  const enabled = number !== undefined
  return {
    detail: useCall('getPatentDetail', wholeCase(number ?? ''), { ...every, enabled }),
    bill: useCall('requestList', newestBill(number ?? ''), { ...every, enabled: enabled && hasBills }),
  }
}
