import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'

import type { Services } from '../../../services.ts'
import { writeLetter } from '../../documents/issueLetter.ts'
import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
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
  { request, kind, officerId, now }: EffectAsked,
  { applicationId, applicationNumber }: { applicationId: number; applicationNumber: string },
  action: ActionKey | null = null,
): Promise<void> {
  const replaced = await tables(tx)
    .updateTable('letter')
    .set({
      withdrawnAt: now,
      withdrawnWhy: say('id', 'requests:certificate.superseded', { submission: request.submissionNbr }),
    })
    .where('applicationId', '=', applicationId)
    .where('letterTyp', '=', CERTIFICATE)
    .where('withdrawnAt', 'is', null)
    .returning('docNumber')
    .execute()
  const actionDate = legalDateOf(now)
  const { docNumber } = await writeLetter(
    tx,
    services,
    { letterTyp: CERTIFICATE, applicationId, dueDate: null, ground: '', actionDate, now, notes: '', detail: {} },
    { action, issuedBy: officerId },
  )
  const { record } = await filedCase(tx, applicationNumber, true)
  await insertLog(tx, {
    applicationId,
    rowVersion: await writeApplication(tx, applicationId, {}, record.corrected),
    userId: officerId,
    section: 'REGISTER',
    requestRef: request.submissionNbr,
    reason: say('id', kind.text),
    legalReason: '',
    changes: [
      {
        field: 'REGISTER.CERTIFICATE',
        oldValue: replaced.map((former) => former.docNumber).join(', '),
        newValue: docNumber,
      },
    ],
    now,
  })
}
