import { type Db, tables, type Tables } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder, type Selectable } from 'kysely'

import { casesReadable, requestsWithin } from '../../access.ts'
import type { Session } from '../../session.ts'
import type { OfficeDocument, StoredFile } from './documents.sql.ts'

export type LetterRecord = Selectable<Tables['letter']>

/** A letter by id, withdrawn ones included. The caller checks who asks. */
export function findLetter(db: Db, letterId: string): Promise<LetterRecord | undefined> {
  return tables(db).selectFrom('letter').selectAll().where('letterId', '=', letterId).executeTakeFirst()
}

/** An office document with a PDF, by id. The caller checks who asks. */
export function findOfficeDocument(db: Db, docId: string): Promise<OfficeDocument | undefined> {
  return tables(db).selectFrom('officeDocument').selectAll().where('docId', '=', docId).executeTakeFirst()
}

/** Files by id, in no order. */
export async function listFilesById(db: Db, fileIds: string[]): Promise<StoredFile[]> {
  if (fileIds.length === 0) return []
  return tables(db).selectFrom('storedFile').selectAll().where('fileId', 'in', fileIds).execute()
}

/** An action of a process, or the key of an office document. */
export type ActionPosition =
  | { procTyp: string; procNbr: number; actionNbr: number }
  | { ori: string; ser: number; nbr: number }

export interface FoundAction {
  applicationId: number
  applicationNumber: string | null
  /** Set when the position is the key of a document. */
  letterId: string | null
  procTyp: string | null
  procNbr: number | null
  actionNbr: number | null
}

/** Condition on `letter` under the alias l: documents ordered by somebody outside the case are read by that person and by officers. */
function readableBy(asker: Session, isOfCase: RawBuilder<boolean>): RawBuilder<boolean> {
  if (asker.role === 'office') return sql`true`
  return sql`case when l.addressee_id is null then ${isOfCase} else ${requestsWithin(asker, sql`l.addressee_id`)} end`
}

/** The case of an action or document, if the asker may see it. A letter's own process resolves to the action that issued the letter. */
export function findCaseOfAction(db: Db, asker: Session, position: ActionPosition): Promise<FoundAction | undefined> {
  const isOfCase = casesReadable(asker)
  if ('ori' in position) {
    // The column is a smallint; the number asked for can be larger.
    const isOfSeries: RawBuilder<boolean> = sql`l.offidoc_ser = ${position.ser}::int`
    return tables(db)
      .selectFrom('letter as l')
      .innerJoin('application as a', 'a.applicationId', 'l.applicationId')
      .select(['a.applicationId', 'a.applicationNumber', 'l.letterId', 'l.procTyp', 'l.procNbr', 'l.actionNbr'])
      .where('l.offidocOri', '=', position.ori)
      .where(isOfSeries)
      .where('l.offidocNbr', '=', position.nbr)
      .where(readableBy(asker, isOfCase))
      .executeTakeFirst()
  }
  const isOrdered: RawBuilder<boolean> = sql`exists (select from letter o where (o.proc_typ, o.proc_nbr) = (p.proc_typ, p.proc_nbr) and ${requestsWithin(asker, sql`o.addressee_id`)})`
  return tables(db)
    .selectFrom('process as p')
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .select(['a.applicationId', 'a.applicationNumber'])
    .select((eb) => [
      eb.val(null).as('letterId'),
      eb.fn.coalesce('p.upperProcTyp', 'p.procTyp').as('procTyp'),
      eb.fn.coalesce('p.upperProcNbr', 'p.procNbr').as('procNbr'),
      eb.fn.coalesce('p.upperActionNbr', eb.val(position.actionNbr)).as('actionNbr'),
    ])
    .where('p.procTyp', '=', position.procTyp)
    .where('p.procNbr', '=', position.procNbr)
    .where((eb) => eb.or([isOfCase, isOrdered]))
    .executeTakeFirst()
}

const matches = (
  { letterId, procTyp, procNbr, actionNbr }: FoundAction,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  letterId === null
    ? sql`(d.proc_typ, d.proc_nbr, d.action_nbr) = (${procTyp}::text, ${procNbr}::int, ${actionNbr}::int)`
    : sql`${id} = ${letterId}`

/** Letters of an action without a PDF that the asker may read. */
export async function listUnmadeLetters(db: Db, asker: Session, position: FoundAction): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('letter as d')
    .innerJoin('letter as l', 'l.letterId', 'd.letterId')
    .innerJoin('application as a', 'a.applicationId', 'd.applicationId')
    .select('d.letterId')
    .where(readableBy(asker, casesReadable(asker)))
    .where(matches(position, sql`d.letter_id`))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('officeDocument as o').select('o.docId').whereRef('o.docId', '=', 'd.letterId'))),
    )
    .execute()
  return rows.map(({ letterId }) => letterId)
}

/** Documents of an action, oldest first. `issuedOn`: the date printed on the document (Asia/Jakarta). */
export function listDocumentsOfAction(
  db: Db,
  asker: Session,
  position: FoundAction,
): Promise<(OfficeDocument & { issuedOn: LegalDate; fileTyp: string })[]> {
  return tables(db)
    .selectFrom('officeDocument as d')
    .innerJoin('application as a', 'a.applicationId', 'd.applicationId')
    .leftJoin('letter as l', 'l.letterId', 'd.docId')
    .selectAll('d')
    .select('a.fileTyp')
    .select(
      sql`coalesce(l.issued_on, (d.issued_at at time zone 'Asia/Jakarta')::date)`.$castTo<LegalDate>().as('issuedOn'),
    )
    .where(matches(position, sql`d.doc_id`))
    .where(readableBy(asker, casesReadable(asker)))
    .orderBy('d.issuedAt')
    .execute()
}
