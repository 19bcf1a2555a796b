import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { KeptRule } from '@saki/domain/workflow/keptRule'
import type { PostingWay } from '@saki/domain/workflow/posting'
import { sql } from 'kysely'

import type { ActionKey } from '../workflow/process.sql.ts'

export interface UnpostedLetter {
  letterId: string
  docNumber: string
  letterTyp: string
  title: string
  fileTyp: string
  applicationNumber: string
  caseTitle: string
  issuedOn: LegalDate
  dueDate: LegalDate | null
  /** Names and lines of the address as printed. */
  recipient: {
    names?: { text: string }[]
    lines?: { text: string }[]
    through?: { name: { text: string } } | null
  } | null
}

/** Letters in force that are not posted yet, the oldest first. Reads the partial index `postal_letter_waiting`. */
export const waitingLettersQuery = ({ page, size }: { page: number; size: number }) => sql<UnpostedLetter>`
  select l.letter_id as "letterId", l.doc_number as "docNumber", l.letter_typ as "letterTyp", l.title, a.file_typ as "fileTyp", a.application_number as "applicationNumber", a.title as "caseTitle",
         l.issued_on as "issuedOn", l.due_date as "dueDate", l.content -> 'recipient' as recipient
    from postal_letter y join letter l using (letter_id) join application a using (application_id)
   where y.posted_on is null and l.withdrawn_at is null
   order by y.issued_at, y.letter_id limit ${size} offset ${(page - 1) * size}`

export const countWaitingQuery = () => sql<{ total: number }>`
  select count(*)::int as total from postal_letter y join letter l using (letter_id) where y.posted_on is null and l.withdrawn_at is null`

export interface LetterToPost {
  issuedOn: LegalDate
  dueDate: LegalDate | null
  withdrawnAt: Date | null
  /** Day of the first posting; null before. */
  postedOn: LegalDate | null
}

/** The act that issued a letter; undefined for a letter without one, or no letter. */
export async function findLetterAct(db: Db, letterId: string): Promise<ActionKey | undefined> {
  const row = await tables(db)
    .selectFrom('letter')
    .select(['procTyp', 'procNbr', 'actionNbr'])
    .where('letterId', '=', letterId)
    .executeTakeFirst()
  if (!row || row.procTyp === null || row.procNbr === null || row.actionNbr === null) return undefined
  return { procTyp: row.procTyp, procNbr: row.procNbr, actionNbr: row.actionNbr }
}

/** Locks a letter that goes by post; undefined when it does not, or does not exist. */
export function lockLetterToPost(tx: Db, letterId: string): Promise<LetterToPost | undefined> {
  return tables(tx)
    .selectFrom('postalLetter as y')
    .innerJoin('letter as l', 'l.letterId', 'y.letterId')
    .select(['l.issuedOn', 'l.dueDate', 'l.withdrawnAt', 'y.postedOn'])
    .where('y.letterId', '=', letterId)
    .forUpdate('y')
    .executeTakeFirst()
}

export interface Posting {
  postedOn: LegalDate
  way: PostingWay
  proof: string
  recordedBy: number
  now: Date
}

/** Records one posting; the first one ends the waiting. */
export async function insertPosting(
  tx: Db,
  letterId: string,
  { now, ...posting }: Posting,
  isFirst: boolean,
): Promise<void> {
  await tables(tx)
    .insertInto('letterPosting')
    .values({ letterId, ...posting, recordedAt: now })
    .execute()
  if (isFirst)
    await tables(tx)
      .updateTable('postalLetter')
      .set({ postedOn: posting.postedOn })
      .where('letterId', '=', letterId)
      .execute()
}

/** The deadline that the act of a letter set, if its process is still in the state the act led to, else undefined. */
export async function findLetterPeriod(
  tx: Db,
  { procTyp, procNbr, actionNbr }: ActionKey,
): Promise<{ rule: KeptRule | null; letterDue: LegalDate | null; issuedOn: LegalDate } | undefined> {
  const { rows } = await sql<{ rule: KeptRule | null; letterDue: LegalDate | null; issuedOn: LegalDate }>`
    select h.due_rule as rule, h.due_date as "letterDue", h.action_date as "issuedOn" from process_action h
     where h.proc_typ = ${procTyp} and h.proc_nbr = ${procNbr} and h.action_nbr = ${actionNbr}
       and not exists (select from process_action t
            where t.proc_typ = h.proc_typ and t.proc_nbr = h.proc_nbr and t.action_nbr > h.action_nbr and t.from_state <> t.to_state and t.undoes is null
              and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr)))`.execute(
    tx,
  )
  return rows[0]
}

export interface PostalRecord {
  letterId: string
  docNumber: string
  letterTyp: string
  title: string
  fileTyp: string
  addressee: string
  issuedOn: LegalDate
  postedOn: LegalDate | null
  way: PostingWay | null
  proof: string | null
  recordedBy: string | null
}

/** Letters of a case that go by post and are in force, the oldest first, each with its newest posting. */
export const postalOfCaseQuery = (applicationId: number) => sql<PostalRecord>`
  select l.letter_id as "letterId", l.doc_number as "docNumber", l.letter_typ as "letterTyp", l.title, a.file_typ as "fileTyp", coalesce(l.content #>> '{recipient,names,0,text}', '') as addressee,
         l.issued_on as "issuedOn", g.posted_on as "postedOn", g.way, g.proof, u.full_name as "recordedBy"
    from letter l join postal_letter y using (letter_id) join application a using (application_id)
    left join lateral (select * from letter_posting one where one.letter_id = y.letter_id and y.posted_on is not null order by one.posting_id desc limit 1) g on true
    left join app_user u on u.user_id = g.recorded_by
   where l.application_id = ${applicationId} and l.withdrawn_at is null order by l.issued_at, l.letter_id`

/** Document numbers of letters by their ids. */
export async function numbersOfLetters(db: Db, letterIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tables(db)
    .selectFrom('letter')
    .select(['letterId', 'docNumber'])
    .where((eb) => eb('letterId', '=', eb.fn.any(eb.val([...letterIds]))))
    .execute()
  return new Map(rows.map(({ letterId, docNumber }) => [letterId, docNumber]))
}

/** The case with an application number; undefined when there is none. */
export function findCaseId(db: Db, applicationNumber: string): Promise<{ applicationId: number } | undefined> {
  return tables(db)
    .selectFrom('application')
    .select('applicationId')
    .where('applicationNumber', '=', applicationNumber)
    .executeTakeFirst()
}
