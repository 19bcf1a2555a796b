import { tables, transact, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { passageVector, textTerms, type Passage, type Stems } from '@saki/domain/search/textTerms'
import { sql } from 'kysely'

import type { TextFile } from './caseTexts.sql.ts'

/** A document that came with an answer, and the day it was received. */
export interface AnswerFile extends TextFile {
  answeredOn: LegalDate
}

export type AnswerPassage = Passage & Pick<AnswerFile, 'fileId' | 'answeredOn'>

/** Descriptions, claims and abstracts sent with answers to letters of a case, the earliest first. Other files of answers have no known part. */
export async function listAnswerDocuments(db: Db, applicationId: number): Promise<AnswerFile[]> {
  const { rows } = await sql<AnswerFile>`
    select f.file_id as "fileId", f.specdoc_typ as slot, f.pages, f.object_key as "objectKey", f.sha256, f.size_bytes as "sizeBytes",
           f.scan_state as "scanState", (a.sent_at at time zone 'Asia/Jakarta')::date as "answeredOn"
      from letter_answer a
      join letter_answer_file l on l.answer_id = a.answer_id
      join stored_file f on f.file_id = l.file_id and f.application_id = a.application_id
     where a.application_id = ${applicationId} and a.sent_at is not null and f.specdoc_typ in ('DES', 'KLM', 'ABS')
       and f.deleted_at is null and f.mime = 'application/pdf'
     order by a.sent_at, f.specdoc_typ, f.file_id`.execute(db)
  return rows
}

/** Lets a patent wait for the job that reads texts, when it is in the register already. */
export async function awaitAnswerTexts(tx: Db, applicationId: number): Promise<void> {
  await sql`
    insert into text_waiting (application_id)
    select e.application_id from register_entry e where e.application_id = ${applicationId} and e.file_typ in ('P', 'S')
    on conflict (application_id) do update set waits_until = '-infinity'`.execute(tx)
}

export async function findAnswerSources(db: Db, applicationId: number): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('answerText')
    .select('sources')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return row?.sources
}

/** Passages of the documents filed with the application. */
export async function listFiledPassages(db: Db, applicationId: number): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    select part, page, claim_nbr as claim, file_id as "fileId", body from text_passage where application_id = ${applicationId} order by place`.execute(
    db,
  )
  return rows
}

interface AnswerText {
  applicationId: number
  sources: string
  answers: readonly AnswerPassage[]
  /** With the passages of what was filed. */
  all: readonly Passage[]
  stems: Stems
}

/** Replaces the text of the answers in a case. As in `replaceCaseText`, the row that locks comes first. */
export async function replaceAnswerText(db: Db, text: AnswerText): Promise<void> {
  const { applicationId, sources, answers, all, stems } = text
  const rows = answers.map((passage, place) => ({ ...passage, place, words: passageVector(passage.body, stems) }))
  await transact(db, async (tx) => {
    await sql`
      insert into answer_text (application_id, sources, terms)
      values (${applicationId}, ${sources}, array_to_tsvector(${textTerms(all, stems)}::text[]))
      on conflict (application_id) do update set sources = excluded.sources, terms = excluded.terms`.execute(tx)
    await deletePassages(tx, applicationId)
    await sql`
      insert into answer_passage (application_id, place, part, page, claim_nbr, file_id, answered_on, body, words)
      select ${applicationId}, r.place, r.part, r.page, r.claim, r."fileId", r."answeredOn", r.body, r.words::tsvector
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          r(place int, part text, page int, claim int, "fileId" text, "answeredOn" date, body text, words text)`.execute(
      tx,
    )
  })
}

/** Removes the text of the answers in a case. */
export async function deleteAnswerText(db: Db, applicationId: number): Promise<void> {
  await transact(db, async (tx) => {
    await deletePassages(tx, applicationId)
    await tables(tx).deleteFrom('answerText').where('applicationId', '=', applicationId).execute()
  })
}

const deletePassages = (tx: Db, applicationId: number) =>
  tables(tx).deleteFrom('answerPassage').where('applicationId', '=', applicationId).execute()
