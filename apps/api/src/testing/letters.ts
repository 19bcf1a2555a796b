import { legalDateOf } from '@saki/domain/dates/legalDate'

import { takeAction } from '../domains/workflow/takeAction.ts'
import type { Services } from '../services.ts'
import { seedNumbered, type NumberedTestCase } from './cases.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** Services of a test portal with its log, as a running portal has them. */
export const servicesOf = (portal: TestPortal): Services => ({ ...portal.services, log: portal.app.log })

/** Takes an action with its letter, mails and events; then runs queued jobs. */
export async function takeOfficeAction(
  portal: TestPortal,
  process: NumberedTestCase['process'],
  taken: { action: string; role: 'applicant' | 'office' | 'system' | 'public'; notes?: string; actorId?: number },
) {
  const now = portal.services.clock()
  const acted = await takeAction(servicesOf(portal), process, {
    actorId: null,
    ...taken,
    actionDate: legalDateOf(now),
    now,
  })
  await portal.drain()
  return acted
}

/** A paid design found incomplete: a letter with three months to answer. */
export async function withDeficiency(
  portal: TestPortal,
  owner: TestActor,
): Promise<NumberedTestCase & { actionNbr: number }> {
  const own = await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
  const { actionNbr } = await takeOfficeAction(portal, own.process, {
    action: 'ask_correction',
    role: 'office',
    notes: 'Gambar 3 buram.',
  })
  return { ...own, actionNbr }
}
