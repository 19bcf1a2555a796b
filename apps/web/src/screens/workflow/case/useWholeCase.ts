import { newestBill, wholeCase } from '../../../lib/caseCalls.ts'
import { keepsMissing } from '../../../lib/keepsMissing.ts'
import { useCall } from '../../../lib/queries.ts'
import { useUser } from '../../../lib/session.ts'

const EVERY_MS = 60_000

/** The applicant's newest open bill in a case. */
export interface AwaitedBill {
  number: string | undefined
  isAwaited: boolean
}

/** A case with whose turn it is, and the applicant's newest open bill in it, which may come later. Both are asked at once. */
export function useWholeCase(number: string): { detail: ReturnType<typeof useCaseCalls>['detail']; bill: AwaitedBill } {
  const { detail, bill } = useCaseCalls(number, EVERY_MS)
  const isAwaited = bill.isEnabled && bill.isPending && bill.failureCount === 0
  return { detail, bill: { number: bill.data?.data[0]?.SUBMISSION_NBR ?? undefined, isAwaited } }
}

/** Asks both before their page can be drawn. `number` undefined: nothing is asked. */
export function useCaseCalls(number: string | undefined, refetchInterval?: number) {
  const hasBills = useUser()?.ROLE === 'applicant'
  const every = { ...keepsMissing, ...(refetchInterval && { refetchInterval }) }
  const enabled = number !== undefined
  return {
    detail: useCall('getPatentDetail', wholeCase(number ?? ''), { ...every, enabled }),
    bill: useCall('requestList', newestBill(number ?? ''), { ...every, enabled: enabled && hasBills }),
  }
}
