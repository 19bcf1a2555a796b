import { lookOf, letterOfNumber } from '@saki/catalogue/rights/looks'
import { findRequest, requestWorkflows } from '@saki/catalogue/requests/registry'
import type { RequestGroup } from '@saki/contracts/requestShapes'
import type { TextKey } from '@saki/texts'

import type { Tone } from '../ui/Chip.tsx'
import type { IconName } from '../ui/icons/Icon.tsx'

/** Name of a kind of request; of an unknown one that of letters without a kind of their own. */
export function requestName(code: string): TextKey {
  return findRequest(code)?.text ?? 'requests:SP'
}

/** Page of a submitted request: appeals have one of their own. */
export function requestPage(code: string) {
  return findRequest(code)?.workflow === 'request-appeal'
    ? '/user-docx/tp/fileListBanding/$fileId'
    : '/user-docx/tp/fileListPen/$fileId'
}

/** Whether its requester may end it: unpaid ones are cancelled, others only where the workflow knows a withdrawal. */
export function isWithdrawable(code: string, group: RequestGroup): boolean {
  if (group === 'UNPAID') return true
  if (group !== 'ACTION' && group !== 'RUNNING') return false
  const flow = requestWorkflows.find(({ id }) => id === findRequest(code)?.workflow)
  return flow !== undefined && Object.hasOwn(flow.actions, 'withdraw')
}

/** Letter of the right of an application, for RightMark. */
export function letterOfCase(applicationNumber: string): string {
  return lookOf(letterOfNumber(applicationNumber)).letter
}

/** Look of a request by its group: red the requester's turn, amber waiting for payment, blue in progress. */
export const groupLooks: Readonly<Record<RequestGroup, { tone: Tone; icon: IconName }>> = {
  DRAFT: { tone: 'grey', icon: 'pencil' },
  UNPAID: { tone: 'amber', icon: 'clock' },
  ACTION: { tone: 'red', icon: 'flag' },
  RUNNING: { tone: 'blue', icon: 'hourglass' },
  DONE: { tone: 'green', icon: 'check' },
  REFUSED: { tone: 'grey', icon: 'close' },
}

/** Why an officer must decide: about a request, and about an annuity. */
const heldReasons: Readonly<Partial<Record<string, TextKey>>> = {
  WINDOW: 'requests:held.WINDOW',
  STATE: 'requests:held.STATE',
  UNDONE: 'requests:held.UNDONE',
  CONFLICT: 'requests:held.CONFLICT',
  ALL_PAID: 'annuities:held.ALL_PAID',
  REVIEW: 'annuities:held.REVIEW',
  ENDED: 'annuities:held.ENDED',
  YEAR: 'annuities:held.YEAR',
}

/** Words about a request that an officer must decide on; any other reason is that the system could not carry it out. */
export function heldWords(why: string): TextKey {
  return heldReasons[why] ?? 'requests:held.EFFECT'
}
