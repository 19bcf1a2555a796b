import type { annuitiesCalls } from '@saki/contracts/annuities'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { publishActed } from '../workflow/takeAction.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { listGranted } from '../upkeep/grantedPatents.sql.ts'
import { recordAnnuities } from '../requests/recordAnnuities.ts'
import { lockProcesses } from '../requests/request.sql.ts'
import { applicationNumberOf } from './quoteAnnuities.ts'

type Call = (typeof annuitiesCalls)['officeAnnuityRecord']

/**
 * Records annuities an officer has proof of, dated the day of payment, once per key. Throws NotFound for a number that is no granted patent,
 * Invalid for a day in the future or before the grant, ACTION_NOT_ALLOWED when the years are paid or the case is not open for payments.
 */
export async function recordPaid({ body, session, services, db, key, now }: HandlerInput<Call>) {
  const once = { userId: session.userId, key, call: 'officeAnnuityRecord', request: body, now }
  const applicationNumber = applicationNumberOf(body.PATENT_ID)
  if (applicationNumber === undefined) throw new NotFound('patent', body.PATENT_ID)
  let acted: ActionResult[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const [seen] = await listGranted(tx, { numbers: [applicationNumber] })
      if (!seen) throw new NotFound('patent', applicationNumber)
      await lockProcesses(tx, [seen.applicationId])
      const [patent = seen] = await listGranted(tx, { numbers: [applicationNumber] })
      if (body.PAID_DATE > legalDateOf(now) || body.PAID_DATE < patent.grantDate)
        throw new Invalid([{ field: 'PAID_DATE', message: 'errors:field.wrong' }])
      const recorded = await recordAnnuities(tx, services, patent, {
        toYear: body.TO_YEAR,
        paidOn: body.PAID_DATE,
        amount: body.AMOUNT,
        payerName: '',
        proof: body.PROOF,
        submissionNbr: '',
        officerId: session.userId,
        reason: body.REASON,
        now,
      })
      if (!recorded.ok) throw new ConflictError('ACTION_NOT_ALLOWED', `${applicationNumber}: ${recorded.why}`)
      acted = recorded.acted
      return { err: '' as const, PAID_TO: body.TO_YEAR }
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}
