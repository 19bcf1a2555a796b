import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { say } from '@saki/texts/say'

import type { Services } from '../../../services.ts'
import { copyMandates } from '../../fileParts/copyCase.sql.ts'
import { numberFile } from '../../fileParts/numberFile.ts'
import { flowOfKind } from '../../payments/filingKind.ts'
import { openProcess } from '../../workflow/recordAction.ts'
import { actIn } from '../../workflow/takeAction.ts'
import type { EffectAsked } from '../effects/effect.ts'
import { assertUndisputed } from './assertSplittable.ts'
import { insertFileOfType } from './insertFileOfType.ts'
import { logOrigin } from './logOrigin.ts'

const noMail = () => Promise.resolve()

/**
 * Makes a file of the other right from a patent or simple patent, in the caller's transaction: a number of that right's series, filing date,
 * priorities and parties of the case, the new description and claims, and a formality check of its own. Throws as `assertUndisputed`.
 */
export async function makeFileOfType(tx: Db, services: Services, asked: EffectAsked): Promise<void> {
  const { one, request, receivedOn, now } = asked
  assertUndisputed(one)
  const right = rightOf(rightOf(one.applTyp).patent?.changesTo ?? '')
  const { flowId, flowVersion, lawCode, paidAction } = flowOfKind(right.id, one.filingDate)
  const applicationId = await insertFileOfType(tx, asked, right, lawCode)
  const process = await openProcess(tx, { applicationId, flowId, flowVersion, now })
  const notes = say('id', 'requests:changeType.note', {
    parent: one.applicationNumber,
    submission: request.submissionNbr,
  })
  const begun = { action: paidAction, role: 'system', actorId: null, actionDate: receivedOn, now, notes } as const
  // The mail with the number takes the place of the one about the payment.
  await actIn(tx, services, process, begun, noMail)
  const applicationNumber = await numberFile(tx, services, {
    parent: one,
    submission: request.submissionNbr,
    now,
    applicationId,
    ownerId: one.ownerId,
    mail: { subject: 'requests:changeType.mail.subject', body: 'requests:changeType.mail.body' },
  })
  await logOrigin(tx, asked, { applicationId, applicationNumber })
  await copyMandates(tx, one.applicationId, applicationId, now)
}
