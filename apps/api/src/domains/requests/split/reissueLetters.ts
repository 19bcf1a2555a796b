import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import type { Services } from '../../../services.ts'
import { issueLetter } from '../../documents/issueLetter.ts'
import { listOpenLetters } from '../../fileParts/copyProcess.sql.ts'
import { openLetterProcess } from '../../workflow/childProcesses.ts'
import type { RequestableCase } from '../cases.sql.ts'

/** Issues the letters that wait for an answer again for the file split off, with the points and the last day of the first ones. */
export async function reissueLetters(
  tx: Db,
  services: Services,
  parent: RequestableCase,
  { procTyp, procNbr, applicationId }: RequestableCase,
  now: Date,
): Promise<void> {
  const actionDate = legalDateOf(now)
  for (const { actionNbr, ...letter } of await listOpenLetters(tx, parent)) {
    const under = { procTyp, procNbr, actionNbr }
    await issueLetter(tx, services, { ...letter, ...under, applicationId, actionDate, now })
    await openLetterProcess(tx, { applicationId, under, action: 'send_asking', actionDate, now })
  }
}
