import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import { sql, type RawBuilder } from 'kysely'

/** The ids by which a request may name a case, draft, file or document. */
export type CaseOrDraft =
  | { tempId: string }
  | { fileId: string }
  | { docId: string }
  | { ref: CaseRef }
  | { procTyp: string; procNbr: number }

/** Owner of a case or draft, with the values a mandate's scope is compared with. */
export interface OwnedThing {
  ownerId: number
  /** First letter of the application number; null while it is only a draft. */
  fileTyp: string | null
  formTyp: string | null
  caseId: number | null
  /** Part of an answer to a letter that has not been sent: hidden from mandates that only allow reading. */
  isUnsentAnswer?: boolean
}

type OfDraft = Extract<CaseOrDraft, { tempId: string } | { fileId: string }>
type OfCase = Exclude<CaseOrDraft, OfDraft>

/** Owner of a draft or of a file's draft; `caseId` is the case it was filed as, whose letter it answers, or in which it asks something. */
export async function draftOwner(db: Db, named: OfDraft): Promise<OwnedThing | undefined> {
  const from =
    'tempId' in named
      ? sql`draft d where d.temp_id = ${named.tempId}`
      : sql`stored_file f join draft d on d.temp_id = f.temp_id where f.file_id = ${named.fileId}`
  const found = await sql<OwnedThing>`
    select d.owner_id as "ownerId", d.form_typ as "formTyp", a.file_typ as "fileTyp", a.application_id as "caseId",
           l.temp_id is not null and l.sent_at is null as "isUnsentAnswer"
      from (select d.* from ${from}) d
      left join letter_answer l on l.temp_id = d.temp_id
      left join request_draft q on q.temp_id = d.temp_id
      left join application a on a.application_id = coalesce(
        (select f.application_id from application f where f.temp_id = d.temp_id and f.reopened_at is null), l.application_id, q.application_id)`.execute(
    db,
  )
  return found.rows[0]
}

/** Owner of a case found by its number, its process or one of its documents; of the process of a request, the person who made it. */
export function caseOwner(db: Db, named: OfCase): Promise<OwnedThing | undefined> {
  const party: RawBuilder<number | null> =
    'procTyp' in named
      ? sql`(select p.party_id from process p where p.proc_typ = ${named.procTyp} and p.proc_nbr = ${named.procNbr})`
      : sql`null::int`
  const ownerId: RawBuilder<number> = sql`coalesce(${party}, a.owner_id)`
  return tables(db)
    .selectFrom('application as a')
    .select(['a.formTyp', 'a.fileTyp', 'a.applicationId as caseId'])
    .select(ownerId.as('ownerId'))
    .where(isNamed(named))
    .executeTakeFirst()
}

function isNamed(named: OfCase): RawBuilder<boolean> {
  if ('docId' in named)
    return sql`a.application_id = coalesce((select o.application_id from case_document o where o.doc_id = ${named.docId}),
      (select f.application_id from application_form f where f.doc_id = ${named.docId}))`
  if ('procTyp' in named)
    return sql`a.application_id = (select p.application_id from process p where p.proc_typ = ${named.procTyp} and p.proc_nbr = ${named.procNbr})`
  return named.ref.kind === 'number'
    ? sql`a.application_number = ${named.ref.applicationNumber}`
    : sql`a.submission_nbr = ${named.ref.submissionNbr}`
}

/**
 * Condition on `inbox_item` under the alias i, with its process under p, for statements without a session (jobs): the reader is the
 * addressee, or holds a mandate over the case on that day.
 */
export const mayReadItem = (today: LegalDate) => sql`(i.on_behalf_of is null or exists (
  select from mandates_over_case(p.application_id, ${today}::date) m
   where m.agent_user_id = i.user_id and m.principal_id = i.on_behalf_of))`

/** Values of `agent_audit.what`: acts of a consultant for a principal. */
export type ActedOn =
  | 'draft_begun'
  | 'filing_submitted'
  | 'filed_together'
  | 'filing_reopened'
  | 'bill_renewed'
  | 'bills_combined'
  | 'file_uploaded'
  | 'answer_sent'

/** Writes an audit row when the actor acts for somebody else. Writes nothing for an owner's own acts, which their own rows record. */
export async function recordActing(
  tx: Db,
  actorId: number,
  ownerId: number,
  what: ActedOn,
  object: string,
  now: Date,
): Promise<void> {
  if (actorId === ownerId) return
  await tables(tx).insertInto('agentAudit').values({ at: now, actorId, actingFor: ownerId, what, object }).execute()
}
