import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { DemoEvent } from '../demoContext.ts'
import { annuityScenes } from './annuityOrders.ts'
import { clientRequests } from './clientRequests.ts'
import type { DemoRequest } from './demoRequest.ts'
import { ownRequests } from './ownRequests.ts'
import { requestScenes } from './playRequest.ts'

/** Every request of the demonstration. */
export const everyRequest: readonly DemoRequest[] = [...ownRequests, ...clientRequests]

/** Events of all requests and orders of annuities up to today. */
export function requestScenesOf(now: Date, today: LegalDate): DemoEvent[] {
  return [...everyRequest.flatMap((demo, n) => requestScenes(demo, n, now, today)), ...annuityScenes(today)]
}
