import type { deskCaseCalls, OfficeNotes } from '@saki/contracts/deskCase'
import { tables, transact } from '@saki/db'

import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { caseOfNumber } from '../citations/citedThing.ts'

type Calls = typeof deskCaseCalls

/** Notes on a case and readings of identity numbers in it, oldest first. Throws NotFound. */
export async function officeNotes({ query, db }: HandlerInput<Calls['officeNotes']>): Promise<OfficeNotes> {
  const { applicationId } = await caseOfNumber(db, query.patentId)
  const notes = await tables(db)
    .selectFrom('caseNote as n')
    .innerJoin('appUser as u', 'u.userId', 'n.writtenBy')
    .select(['n.noteId as NOTE_ID', 'n.text as TEXT', 'u.fullName as WRITTEN_BY', 'n.writtenAt'])
    .where('n.applicationId', '=', applicationId)
    .orderBy('n.noteId')
    .execute()
  const readings = await tables(db)
    .selectFrom('identityReading as r')
    .innerJoin('appUser as u', 'u.userId', 'r.readBy')
    .select(['r.partyRole', 'r.seqNum as SEQ_NBR', 'u.fullName as READ_BY', 'r.readAt'])
    .where('r.applicationId', '=', applicationId)
    .orderBy('r.readingId')
    .execute()
  return {
    NOTES: notes.map(({ writtenAt, ...note }) => ({ ...note, WRITTEN_AT: writtenAt.toISOString() })),
    NUMBER_READINGS: readings.map(({ partyRole, readAt, ...reading }) => ({
      ...reading,
      ROLE: partyRole,
      READ_AT: readAt.toISOString(),
    })),
  }
}

/** Adds a note. Idempotent per key. Throws NotFound. */
export function officeAddNote({ body, session, db, now, key }: HandlerInput<Calls['officeAddNote']>) {
  return transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call: 'officeAddNote', request: body, now }, async () => {
      const { applicationId } = await caseOfNumber(tx, body.PATENT_ID)
      const { noteId } = await tables(tx)
        .insertInto('caseNote')
        .values({ applicationId, text: body.TEXT, writtenBy: session.userId, writtenAt: now })
        .returning('noteId')
        .executeTakeFirstOrThrow()
      return { err: '' as const, NOTE_ID: noteId }
    }),
  )
}
