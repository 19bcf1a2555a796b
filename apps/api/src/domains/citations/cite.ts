import type { citationsCalls } from '@saki/contracts/citations'
import { transact, type Db } from '@saki/db'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import {
  deleteCitation,
  findMarkId,
  insertCitation,
  lockCitation,
  logCitation,
  updateNote,
  type CitedPair,
} from './citations.sql.ts'

type Calls = typeof citationsCalls

/** Id of a trademark case by its number in any spelling. Throws NotFound. */
export async function markIdOf(db: Db, typed: string): Promise<number> {
  const ref = parseCaseRef(typed)
  const id = ref?.kind === 'number' ? await findMarkId(db, ref.applicationNumber) : undefined
  if (id === undefined) throw new NotFound('case', typed)
  return id
}

const stale = (now: { note: string; rowVersion: number } | undefined) =>
  new ConflictError('STALE_VERSION', 'citation changed', now && { NOTE: now.note, ROW_VERSION: now.rowVersion })

/** Pins a mark or changes its note. Asking the same twice changes nothing. Throws NotFound, Invalid for the case itself, STALE_VERSION. */
export async function officeCite({ body, session, db, now }: HandlerInput<Calls['officeCite']>) {
  const pair = await pairOf(db, body)
  if (pair.applicationId === pair.citedId) throw new Invalid([{ field: 'CITED', message: 'citations:itself' }])
  await transact(db, async (tx) => {
    const held = await lockCitation(tx, pair)
    if (held?.note === body.NOTE) return
    if (held?.rowVersion !== body.ROW_VERSION) throw stale(held)
    if (held) await updateNote(tx, pair, body.NOTE)
    else if (!(await insertCitation(tx, { ...pair, note: body.NOTE, citedBy: session.userId, citedAt: now })))
      throw stale(undefined)
    const what = held ? 'noted' : 'cited'
    await logCitation(tx, { ...pair, what, note: body.NOTE, changedBy: session.userId, changedAt: now })
  })
  return { err: '' as const }
}

/** Removes a pinned mark; asking twice is no error. Throws NotFound, STALE_VERSION when its note changed meanwhile. */
export async function officeUncite({ body, session, db, now }: HandlerInput<Calls['officeUncite']>) {
  const pair = await pairOf(db, body)
  await transact(db, async (tx) => {
    const held = await lockCitation(tx, pair)
    if (!held) return
    if (held.rowVersion !== body.ROW_VERSION) throw stale(held)
    await deleteCitation(tx, pair)
    await logCitation(tx, { ...pair, what: 'removed', note: held.note, changedBy: session.userId, changedAt: now })
  })
  return { err: '' as const }
}

async function pairOf(db: Db, { PATENT_ID, CITED }: { PATENT_ID: string; CITED: string }): Promise<CitedPair> {
  return { applicationId: await markIdOf(db, PATENT_ID), citedId: await markIdOf(db, CITED) }
}
