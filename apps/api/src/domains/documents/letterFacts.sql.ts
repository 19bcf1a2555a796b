import { subjectSlots } from '@saki/catalogue'
import { prepared, tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

export interface PartyFact {
  role: 'applicant' | 'designer' | 'inventor' | 'representative'
  name: string
  person: Record<string, string>
}

/** Current data of a case for its letters and certificate. */
export interface LetterFacts {
  applicationId: number
  applicationNumber: string
  applTyp: string
  title: string
  reference: string
  payerCategory: string
  filingDate: LegalDate
  internationalDate: LegalDate | null
  internationalNbr: string | null
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  publicationDate: LegalDate | null
  journalCode: string | null
  /** Page of the issue on which the publication of the case begins. */
  journalPage: number | null
  claims: number | null
  markName: string | null
  colours: string[]
  parties: PartyFact[]
  /** Address for letters, when one is recorded besides that of the owner. */
  correspondence: { ADDR_STREET: string; ZIPCODE: string } | null
  priorities: { country: string; number: string; date: LegalDate }[]
  locarno: { code: string; name: string; product: string }[]
  nice: { code: string; terms: string[] }[]
  ipc: string[]
}

/** Undefined while the case has no number or filing date: no letters exist before. */
export async function findCaseFacts(db: Db, applicationId: number): Promise<LetterFacts | undefined> {
  const { rows } = await sql<LetterFacts>`${prepared}
    select a.application_id as "applicationId", a.application_number as "applicationNumber", a.appl_typ as "applTyp", a.title, a.reference, a.payer_category as "payerCategory", a.filing_date as "filingDate",
           p.pct_appl_date as "internationalDate", p.pct_appl_id as "internationalNbr", a.registration_nbr as "registrationNbr",
           a.registration_date as "registrationDate", a.expiration_date as "expirationDate", a.publication_date as "publicationDate",
           a.journal_code as "journalCode",
           (select e.page from gazette_entry e where e.journal_code = a.journal_code and e.application_id = a.application_id
               and e.kind = 'PUBLICATION' and e.dropped_at is null limit 1) as "journalPage", a.corrected -> 'CORRESPONDENCE' as correspondence, p.claims, m.mark_name as "markName", coalesce(m.colours, '{}') as colours,
           (select coalesce(json_agg(json_build_object('role', party_role, 'name', person_name, 'person', person) order by party_role, seq_num), '[]')
              from application_party x where x.application_id = a.application_id) as parties,
           (select coalesce(json_agg(json_build_object('country', c.name_id, 'number', priority_appl_id, 'date', priority_date) order by seq_num), '[]')
              from application_priority x join country c using (country_code) where x.application_id = a.application_id) as priorities,
           (select coalesce(json_agg(json_build_object('code', locarno_class_code, 'name', k.name_id, 'product', product_title) order by locarno_class_code), '[]')
              from application_locarno x join locarno_class k using (locarno_class_code) where x.application_id = a.application_id) as locarno,
           (select coalesce(json_agg(json_build_object('code', nice_class_code, 'terms', terms) order by nice_class_code), '[]')
              from application_nice x where x.application_id = a.application_id) as nice,
           (select coalesce(json_agg(ipc_symbol order by seq_num), '[]')
              from application_ipc x where x.application_id = a.application_id) as ipc
      from application a
      left join application_patent p on p.application_id = a.application_id
      left join application_mark m on m.application_id = a.application_id
     where a.application_id = ${applicationId} and a.application_number is not null and a.filing_date is not null`.execute(
    db,
  )
  return rows[0]
}

/** Workflow, action and deadline of one action. */
export function findActionFact(db: Db, key: { procTyp: string; procNbr: number; actionNbr: number }) {
  return tables(db)
    .selectFrom('processAction as h')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'h.procTyp').onRef('p.procNbr', '=', 'h.procNbr'))
    .select(['p.flowId', 'p.flowVersion', 'h.action', 'h.dueDate'])
    .where('h.procTyp', '=', key.procTyp)
    .where('h.procNbr', '=', key.procNbr)
    .where('h.actionNbr', '=', key.actionNbr)
    .executeTakeFirst()
}

/** Pictures of the registered right: views of a design or label of a mark, in order, at most nine. */
export function listRegisteredPictures(
  db: Db,
  applicationId: number,
): Promise<{ fileId: string; viewTyp: number | null }[]> {
  return tables(db)
    .selectFrom('storedFile')
    .select(['fileId', 'viewTyp'])
    .where('applicationId', '=', applicationId)
    .where('specdocTyp', 'in', subjectSlots)
    .where('deletedAt', 'is', null)
    .where('mime', 'like', 'image/%')
    .orderBy('specdocTyp')
    .orderBy('viewTyp')
    .orderBy('seqNum')
    .limit(9)
    .execute()
}

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
  /** Person outside the case who alone reads the letter; null: for the parties of the case. */
  addresseeId: number | null
  requestId: number | null
  /** Payment whose refund it confirms. */
  refundEventId: string | null
  dueDate: LegalDate | null
  registrationNbr: string | null
  verifyCode: string
}

/**
 * Letters of a type in a case: `issued` includes withdrawn ones, because numbers are never reused, and those a restored backup
 * lacks; `inForce` excludes withdrawn ones.
 */
export function countIssuedLetters(
  tx: Db,
  applicationId: number,
  letterTyp: string,
): Promise<{ issued: number; inForce: number }> {
  const skipped: RawBuilder<number> = sql`coalesce((select sum(r.letter_skip)::int from restored_backup r
    join application a on a.received_at <= r.taken_at where a.application_id = ${applicationId}), 0)`
  return tables(tx)
    .selectFrom('letter')
    .select((eb) => [
      eb(eb.fn.countAll<number>(), '+', skipped).as('issued'),
      eb.fn.countAll<number>().filterWhere('withdrawnAt', 'is', null).as('inForce'),
    ])
    .where('applicationId', '=', applicationId)
    .where('letterTyp', '=', letterTyp)
    .executeTakeFirstOrThrow()
}

/** Inserts a letter; its document number comes from `letter_seq`. */
export function insertLetter(tx: Db, letter: NewLetter): Promise<{ offidocNbr: number }> {
  const { action } = letter
  return tables(tx)
    .insertInto('letter')
    .values({
      letterId: letter.letterId,
      offidocOri: letter.ori,
      offidocSer: letter.ser,
      offidocNbr: sql`nextval('letter_seq')`,
      docNumber: letter.docNumber,
      applicationId: letter.applicationId,
      procTyp: action?.procTyp ?? null,
      procNbr: action?.procNbr ?? null,
      actionNbr: action?.actionNbr ?? null,
      letterTyp: letter.letterTyp,
      title: letter.title,
      fileName: letter.fileName,
      content: JSON.stringify(letter.content),
      issuedOn: letter.issuedOn,
      issuedAt: letter.issuedAt,
      issuedBy: letter.issuedBy,
      addresseeId: letter.addresseeId,
      requestId: letter.requestId,
      refundEventId: letter.refundEventId,
      dueDate: letter.dueDate,
      registrationNbr: letter.registrationNbr,
      verifyCode: letter.verifyCode,
    })
    .returning('offidocNbr')
    .executeTakeFirstOrThrow()
}

/** Marks the letter of an action as withdrawn; the document is kept. Undefined when the action has none. */
export function markWithdrawn(
  tx: Db,
  action: { procTyp: string; procNbr: number; actionNbr: number },
  at: { now: Date; why: string },
) {
  return tables(tx)
    .updateTable('letter')
    .set({ withdrawnAt: at.now, withdrawnWhy: at.why })
    .where('procTyp', '=', action.procTyp)
    .where('procNbr', '=', action.procNbr)
    .where('actionNbr', '=', action.actionNbr)
    .where('withdrawnAt', 'is', null)
    .returning(['letterTyp', 'applicationId', 'registrationNbr'])
    .executeTakeFirst()
}

/** Names of regions and countries by their codes. The codes of each level have a different length, so one map holds all. */
export async function findRegionNames(db: Db, codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const names = tables(db)
  const rows = await names
    .selectFrom('regionState')
    .select(['stateCode as code', 'stateName as name'])
    .where('stateCode', 'in', codes)
    .unionAll(
      names.selectFrom('regionCity').select(['cityCode as code', 'cityName as name']).where('cityCode', 'in', codes),
    )
    .unionAll(
      names
        .selectFrom('regionDistrict')
        .select(['districtCode as code', 'districtName as name'])
        .where('districtCode', 'in', codes),
    )
    .unionAll(
      names
        .selectFrom('regionVillage')
        .select(['villageCode as code', 'villageName as name'])
        .where('villageCode', 'in', codes),
    )
    .unionAll(
      names.selectFrom('country').select(['countryCode as code', 'nameId as name']).where('countryCode', 'in', codes),
    )
    .execute()
  return new Map(rows.map((row) => [row.code, row.name]))
}
