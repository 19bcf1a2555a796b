import type { citationsCalls } from '@saki/contracts/citations'
import { transact } from '@saki/db'

import { ConflictError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import {
  deleteCitation,
  findSameCitation,
  insertCitation,
  lockCitation,
  logCitation,
  updateNote,
} from './citations.sql.ts'
import { citedThingOf, caseOfNumber } from './citedThing.ts'

type Calls = typeof citationsCalls

const stale = (now: { note: string; rowVersion: number } | undefined) =>
  new ConflictError('STALE_VERSION', 'citation changed', now && { NOTE: now.note, ROW_VERSION: now.rowVersion })

/** Pins something to a case. Asking the same twice changes nothing. Throws as citedThingOf, and STALE_VERSION when it is pinned with another note. */
export async function officeCite({ body, session, db, now }: HandlerInput<Calls['officeCite']>) {
  const thing = await citedThingOf(db, body)
  const made = { citedBy: session.userId, citedAt: now }
  const citationId = await transact(db, async (tx) => {
    const added = await insertCitation(tx, { ...thing, note: body.NOTE, ...made })
    if (added === undefined) {
      const held = await findSameCitation(tx, thing)
      if (held?.note !== body.NOTE) throw stale(held)
      return held.citationId
    }
    const log = { what: 'cited' as const, note: body.NOTE, changedBy: session.userId, changedAt: now }
    await logCitation(tx, { ...thing, citationId: added, ...log })
    return added
  })
  return { err: '' as const, CITATION_ID: citationId }
}

/** Changes the note of a citation. The same note again changes nothing. Throws STALE_VERSION, also when the citation is gone. */
export async function officeNoteCitation({ body, session, db, now }: HandlerInput<Calls['officeNoteCitation']>) {
  const { applicationId } = await caseOfNumber(db, body.PATENT_ID)
  await transact(db, async (tx) => {
    const held = await lockCitation(tx, { applicationId, citationId: body.CITATION_ID })
    if (held?.note === body.NOTE) return
    if (held?.rowVersion !== body.ROW_VERSION) throw stale(held)
    await updateNote(tx, held.citationId, body.NOTE)
    await logCitation(tx, {
      ...logged(held),
      what: 'noted',
      note: body.NOTE,
      changedBy: session.userId,
      changedAt: now,
    })
  })
  return { err: '' as const }
}

/** Removes a citation; asking twice is no error. Throws NotFound for an unknown case, STALE_VERSION when its note changed meanwhile. */
export async function officeUncite({ body, session, db, now }: HandlerInput<Calls['officeUncite']>) {
  const { applicationId } = await caseOfNumber(db, body.PATENT_ID)
  await transact(db, async (tx) => {
    const held = await lockCitation(tx, { applicationId, citationId: body.CITATION_ID })
    if (!held) return
    if (held.rowVersion !== body.ROW_VERSION) throw stale(held)
    await deleteCitation(tx, held.citationId)
    await logCitation(tx, {
      ...logged(held),
      what: 'removed',
      note: held.note,
      changedBy: session.userId,
      changedAt: now,
    })
  })
  return { err: '' as const }
}

const logged = <T extends { rowVersion: number }>({ rowVersion: _version, ...citation }: T) => citation
