import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { insertLog, writeApplication } from '../register/filedCase.sql.ts'
import { filedCase } from '../register/filedData.ts'
import { accountOf } from '../upkeep/accounts.ts'
import { listGranted, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'
import type { OfficeWork } from '../workflow/officeWork.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

const GROUND = 'UU 13/2016 art. 126'

/** Last year of protection that is paid in a case; 0 when none is. */
export async function lastYearPaid(tx: Db, key: ProcessKey, now: Date): Promise<number> {
  return accountOf(await grantedIn(tx, key), legalDateOf(now)).paidTo
}

/** Writes into the change log that annuities were taken back: the last year paid `before` and now, with the officer's reason. */
export async function logUndone(
  tx: Db,
  key: ProcessKey,
  { before, submissionNbr, actorId, reason, now }: OfficeWork & { before: number; submissionNbr: string },
): Promise<void> {
  const { applicationId, applicationNumber } = await grantedIn(tx, key)
  const after = await lastYearPaid(tx, key, now)
  const { record } = await filedCase(tx, applicationNumber, true)
  await insertLog(tx, {
    applicationId,
    rowVersion: await writeApplication(tx, applicationId, {}, record.corrected),
    userId: actorId,
    section: 'ANNUITIES',
    requestRef: submissionNbr,
    reason,
    legalReason: GROUND,
    changes: [{ field: 'ANNUITIES.PAID_YEARS', oldValue: String(before), newValue: String(after) }],
    now,
  })
}

async function grantedIn(tx: Db, { procTyp, procNbr }: ProcessKey): Promise<GrantedCase> {
  const { applicationId } = await tables(tx)
    .selectFrom('application')
    .select('applicationId')
    .where('procTyp', '=', procTyp)
    .where('procNbr', '=', procNbr)
    .executeTakeFirstOrThrow()
  const [patent] = await listGranted(tx, { applicationId })
  if (!patent) throw new Error(`${procTyp}-${procNbr} is not granted`)
  return patent
}
