import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'

import type { Services } from '../../../services.ts'
import { writeLetter } from '../../documents/issueLetter.ts'
import type { ActionKey } from '../../workflow/recordAction.ts'
import type { EffectAsked } from './effect.ts'

const CERTIFICATE = 'SER'

/**
 * Issues the certificate of a registered right again from the register as it is now. The certificates before it stay readable and are no
 * longer valid; day of registration, number and term stay. `action`: the action it belongs to, when it is the decision itself.
 */
export async function reissueCertificate(
  tx: Db,
  services: Services,
  { request, officerId, now }: EffectAsked,
  { applicationId }: { applicationId: number },
  action: ActionKey | null = null,
): Promise<void> {
  await tables(tx)
    .updateTable('letter')
    .set({
      withdrawnAt: now,
      withdrawnWhy: say('id', 'requests:certificate.superseded', { submission: request.submissionNbr }),
    })
    .where('applicationId', '=', applicationId)
    .where('letterTyp', '=', CERTIFICATE)
    .where('withdrawnAt', 'is', null)
    .execute()
  const actionDate = legalDateOf(now)
  await writeLetter(
    tx,
    services,
    { letterTyp: CERTIFICATE, applicationId, dueDate: null, ground: '', actionDate, now, notes: '', detail: {} },
    { action, issuedBy: officerId },
  )
}
