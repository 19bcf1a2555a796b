import type { Db } from '@saki/db'
import type { LetterTable } from '@saki/db/schema'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type Selectable } from 'kysely'

import type { OfficeDocument, StoredFile } from './documents.sql.ts'

export type Letter = Selectable<LetterTable>

export interface NewLetter {
  letterId: string
  ori: string
  ser: number
  docNumber: string
  applicationId: number
  action: { procTyp: string; procNbr: number; actionNbr: number } | null
  letterTyp: string
  title: string
  fileName: string
  content: unknown
  issuedOn: LegalDate
  issuedAt: Date
  issuedBy: number | null
  dueDate: LegalDate | null
  registrationNbr: string | null
  verifyCode: string
}

/** How many letters of a type a case has had, withdrawn ones included: numbers are never given twice. */
export async function countLetters(tx: Db, applicationId: number, letterTyp: string) {
  const { rows } = await sql<{ issued: number; standing: number }>`
    select count(*)::int as issued, (count(*) filter (where withdrawn_at is null))::int as standing
      from letter where application_id = ${applicationId} and letter_typ = ${letterTyp}`.execute(tx)
  return rows[0] ?? { issued: 0, standing: 0 }
}

export async function insertLetter(tx: Db, letter: NewLetter): Promise<{ offidocNbr: number }> {
  const { action } = letter
  const { rows } = await sql<{ offidocNbr: number }>`
    insert into letter (letter_id, offidoc_ori, offidoc_ser, offidoc_nbr, doc_number, application_id, proc_typ, proc_nbr, action_nbr, letter_typ,
                        title, file_name, content, issued_on, issued_at, issued_by, due_date, registration_nbr, verify_code)
    values (${letter.letterId}, ${letter.ori}, ${letter.ser}, nextval('letter_seq'), ${letter.docNumber}, ${letter.applicationId},
            ${action?.procTyp ?? null}, ${action?.procNbr ?? null}, ${action?.actionNbr ?? null}, ${letter.letterTyp}, ${letter.title},
            ${letter.fileName}, ${JSON.stringify(letter.content)}::jsonb, ${letter.issuedOn}, ${letter.issuedAt}, ${letter.issuedBy},
            ${letter.dueDate}, ${letter.registrationNbr}, ${letter.verifyCode})
    returning offidoc_nbr as "offidocNbr"`.execute(tx)
  const inserted = rows[0]
  if (!inserted) throw new Error('a letter just written is not there')
  return inserted
}

export function findLetter(db: Db, letterId: string): Promise<Letter | undefined> {
  return db.selectFrom('letter').selectAll().where('letter_id', '=', letterId).executeTakeFirst()
}

/** Marks the letter of an action as taken back; its paper stays. Undefined when the action had none. */
export async function markWithdrawn(
  tx: Db,
  action: { procTyp: string; procNbr: number; actionNbr: number },
  at: { now: Date; why: string },
): Promise<Pick<Letter, 'letter_id' | 'letter_typ' | 'application_id' | 'registration_nbr'> | undefined> {
  return tx
    .updateTable('letter')
    .set({ withdrawn_at: at.now, withdrawn_why: at.why })
    .where('proc_typ', '=', action.procTyp)
    .where('proc_nbr', '=', action.procNbr)
    .where('action_nbr', '=', action.actionNbr)
    .where('withdrawn_at', 'is', null)
    .returning(['letter_id', 'letter_typ', 'application_id', 'registration_nbr'])
    .executeTakeFirst()
}

export function findOfficeDocument(db: Db, docId: string): Promise<OfficeDocument | undefined> {
  return db.selectFrom('office_document').selectAll().where('doc_id', '=', docId).executeTakeFirst()
}

export async function listFilesById(db: Db, fileIds: string[]): Promise<StoredFile[]> {
  if (fileIds.length === 0) return []
  return db.selectFrom('stored_file').selectAll().where('file_id', 'in', fileIds).execute()
}
