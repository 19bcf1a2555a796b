import type { deskCaseCalls } from '@saki/contracts/deskCase'
import { tables, transact } from '@saki/db'

import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { caseOfNumber } from '../citations/citedThing.ts'

/** Shows a party's identity number in full and records who asked. Throws NotFound, also for a party without a number. */
export function officeReadNumber({ body, session, db, now }: HandlerInput<(typeof deskCaseCalls)['officeReadNumber']>) {
  return transact(db, async (tx) => {
    const { applicationId } = await caseOfNumber(tx, body.PATENT_ID)
    const party = { applicationId, partyRole: body.ROLE, seqNum: body.SEQ_NBR }
    const found = await tables(tx)
      .selectFrom('applicationParty')
      .select('person')
      .where('applicationId', '=', applicationId)
      .where('partyRole', '=', body.ROLE)
      .where('seqNum', '=', body.SEQ_NBR)
      .$narrowType<{ person: Record<string, unknown> }>()
      .executeTakeFirst()
    const number = found?.person['INDI_PERSON_ID_NBR']
    if (typeof number !== 'string' || number === '') throw new NotFound('identity number', party)
    await tables(tx)
      .insertInto('identityReading')
      .values({ ...party, readBy: session.userId, readAt: now })
      .execute()
    return { err: '' as const, NUMBER: number, READ_AT: now.toISOString() }
  })
}
