import { tables, type Db } from '@saki/db'
import type { CitationKind } from '@saki/domain/citations/citationKinds'
import type { TextPart } from '@saki/domain/search/textTerms'

/** What is cited against a case; fields are null where its kind has none. */
export interface CitedThing {
  applicationId: number
  citedId: number
  kind: CitationKind
  fileId: string | null
  ownFileId: string | null
  part: TextPart | null
  page: number | null
  claimNbr: number | null
  quote: string
}

/** A citation, with who made it. */
export interface CitationRecord extends CitedThing {
  citationId: number
  note: string
  citedByName: string
  citedAt: Date
  rowVersion: number
}

const columns = ['kind', 'fileId', 'ownFileId', 'part', 'page', 'claimNbr', 'quote'] as const

/** Citations of a case, in the order in which they were made. */
export function listCitations(db: Db, applicationId: number): Promise<CitationRecord[]> {
  return citationsQuery(db, applicationId).execute()
}

export function citationsQuery(db: Db, applicationId: number) {
  return tables(db)
    .selectFrom('citation as c')
    .innerJoin('appUser as u', 'u.userId', 'c.citedBy')
    .where('c.applicationId', '=', applicationId)
    .select(['c.citationId', 'c.applicationId', 'c.citedId', 'c.note', 'u.fullName as citedByName', 'c.citedAt'])
    .select(['c.rowVersion', 'c.kind', 'c.fileId', 'c.ownFileId', 'c.part', 'c.page', 'c.claimNbr', 'c.quote'])
    .orderBy('c.citedAt')
    .orderBy('c.citationId')
}

/** A citation locked until the transaction ends. */
export type LockedCitation = CitedThing & { citationId: number; note: string; rowVersion: number }

/** Locks a citation of a case by its number. */
export async function lockCitation(
  tx: Db,
  { applicationId, citationId }: { applicationId: number; citationId: number },
): Promise<LockedCitation | undefined> {
  return tables(tx)
    .selectFrom('citation')
    .where('applicationId', '=', applicationId)
    .where('citationId', '=', citationId)
    .select(['citationId', 'applicationId', 'citedId', 'note', 'rowVersion', ...columns])
    .forUpdate()
    .executeTakeFirst()
}

/** Number and note of the citation of the same thing; its own picture and words may be others. */
export async function findSameCitation(
  db: Db,
  { applicationId, citedId, kind, fileId, part, page, claimNbr }: CitedThing,
): Promise<{ citationId: number; note: string; rowVersion: number } | undefined> {
  return tables(db)
    .selectFrom('citation')
    .where('applicationId', '=', applicationId)
    .where('citedId', '=', citedId)
    .where('kind', '=', kind)
    .where('fileId', 'is not distinct from', fileId)
    .where('part', 'is not distinct from', part)
    .where('page', 'is not distinct from', page)
    .where('claimNbr', 'is not distinct from', claimNbr)
    .select(['citationId', 'note', 'rowVersion'])
    .executeTakeFirst()
}

/** Adds a citation; undefined when the same thing is cited already. */
export async function insertCitation(
  tx: Db,
  citation: CitedThing & { note: string; citedBy: number; citedAt: Date },
): Promise<number | undefined> {
  const row = await tables(tx)
    .insertInto('citation')
    .values(citation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('citationId')
    .executeTakeFirst()
  return row?.citationId
}

/** Changes the note of a locked citation. */
export async function updateNote(tx: Db, citationId: number, note: string): Promise<void> {
  await tables(tx)
    .updateTable('citation')
    .set((eb) => ({ note, rowVersion: eb('rowVersion', '+', 1) }))
    .where('citationId', '=', citationId)
    .execute()
}

/** Removes a locked citation. */
export async function deleteCitation(tx: Db, citationId: number): Promise<void> {
  await tables(tx).deleteFrom('citation').where('citationId', '=', citationId).execute()
}

/** Logs what was done with a citation. */
export async function logCitation(
  tx: Db,
  {
    applicationId,
    citedId,
    kind,
    fileId,
    part,
    page,
    claimNbr,
    quote,
    ...entry
  }: CitedThing & {
    citationId: number
    what: 'cited' | 'noted' | 'removed'
    note: string
    changedBy: number
    changedAt: Date
  },
): Promise<void> {
  const { ownFileId: _own, ...rest } = entry
  const place = fileId === null && part === null ? null : JSON.stringify({ fileId, part, page, claimNbr, quote })
  await tables(tx)
    .insertInto('citationLog')
    .values({ ...rest, applicationId, citedId, kind, place })
    .execute()
}
