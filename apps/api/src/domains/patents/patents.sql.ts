import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { casesReadable } from '../../access.ts'
import { casePicture } from '../../casePicture.sql.ts'
import { isPublicCase } from '../../publicCase.sql.ts'
import type { Session } from '../../session.ts'

/** A row of a case; the process fields are null before the fee is settled. */
export interface CaseRecord {
  applicationId: number
  ownerId: number
  applicationNumber: string | null
  submissionNbr: string
  fileSeq: string
  fileTyp: string
  fileSer: number | null
  fileNbr: number | null
  applTyp: string
  applSubtyp: string
  lawCode: string
  payerCategory: string
  title: string
  reference: string
  ownerNames: string
  submittedAt: Date
  filingDate: LegalDate | null
  receivedAt: Date | null
  procTyp: string | null
  procNbr: number | null
  flowId: string | null
  flowVersion: number | null
  state: string | null
  stateSince: Date | null
  dueDate: LegalDate | null
  billAmount: number | null
  billValidUntil: Date | null
  unread: number
  hasReceipt: boolean
  imageId: string | null
}

/** The fields of a case that mandates are checked against. */
export const scopeOf = ({ ownerId, fileTyp, applicationId }: CaseRecord) => ({
  ownerId,
  fileTyp,
  formTyp: null,
  caseId: applicationId,
})

/** Applications with process and open bill. Queries must exclude reopened filings (`reopened_at`), which are drafts again. */
const cases = sql`application a
  left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
  left join bill b on b.application_id = a.application_id and b.status = 'open'`

/** Needs the aliases `application` a, `process` p and the open `bill` b. */
export const caseColumns = sql`a.application_id as "applicationId", a.owner_id as "ownerId", a.application_number as "applicationNumber", a.submission_nbr as "submissionNbr",
  a.file_seq as "fileSeq", a.file_typ as "fileTyp", a.file_ser as "fileSer", a.file_nbr as "fileNbr", a.appl_typ as "applTyp",
  a.appl_subtyp as "applSubtyp", a.law_code as "lawCode", a.payer_category as "payerCategory", a.title, a.reference, a.owner_names as "ownerNames",
  a.submitted_at as "submittedAt", a.filing_date as "filingDate", a.received_at as "receivedAt", p.proc_typ as "procTyp", p.proc_nbr as "procNbr",
  p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, p.state_since as "stateSince", p.due_date as "dueDate",
  b.amount as "billAmount", b.valid_until as "billValidUntil"`

/** Columns computed per row shown; needs the alias c with `caseColumns`. */
export const rowColumns = (readerId: number) => sql`
  (select count(*) from inbox_item i where i.user_id = ${readerId} and i.unread
     and i.proc_typ = c."procTyp" and i.proc_nbr = c."procNbr")::int as unread,
  exists (select from office_document o where o.application_id = c."applicationId" and o.doc_typ = 'TT') as "hasReceipt",
  ${casePicture(sql`c."applicationId"`)} as "imageId"`

type CaseName = { applicationNumber: string } | { submissionNbr: string }

const isNamed = (by: CaseName) =>
  'applicationNumber' in by
    ? sql`a.application_number = ${by.applicationNumber}`
    : sql`a.submission_nbr = ${by.submissionNbr}`

/** One case the asker may see: officers any, others their own and those of mandates. */
export async function findReadableCase(db: Db, asker: Session, by: CaseName): Promise<CaseRecord | undefined> {
  const { rows } = await sql<CaseRecord>`select c.*, ${rowColumns(asker.userId)} from (
    select ${caseColumns} from ${cases} where ${isNamed(by)} and a.reopened_at is null and ${casesReadable(asker)}) c`.execute(
    db,
  )
  return rows[0]
}

/** What the register has of a case, and whether the asker may read all of the case. */
export interface VisibleCase extends CaseRecord {
  isFull: boolean
  isPublic: boolean
  publicationDate: LegalDate | null
  journalCode: string | null
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  importedAt: Date | null
}

/** SQL of one case for anybody: `isFull` when the asker may see it as by findReadableCase, else published or registered cases only. */
export function visibleCaseQuery(asker: Session | null, by: CaseName) {
  const allowed = asker ? casesReadable(asker) : sql`false`
  return sql<VisibleCase>`select c.*, ${rowColumns(asker?.userId ?? 0)} from (
    select ${caseColumns}, (${allowed}) as "isFull", ${isPublicCase()} as "isPublic", a.publication_date as "publicationDate", a.journal_code as "journalCode",
           a.registration_nbr as "registrationNbr", a.registration_date as "registrationDate", a.expiration_date as "expirationDate", a.imported_at as "importedAt"
      from ${cases} where ${isNamed(by)} and a.reopened_at is null) c
   where c."isFull" or c."isPublic"`
}

export async function findVisibleCase(db: Db, asker: Session | null, by: CaseName): Promise<VisibleCase | undefined> {
  const { rows } = await visibleCaseQuery(asker, by).execute(db)
  return rows[0]
}
