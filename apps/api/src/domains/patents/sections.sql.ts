import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'
import { sql } from 'kysely'

/** A party as filed, with the current names of its codes. */
export interface PartyRecord {
  seqNum: number
  person: Record<string, unknown>
  countryName: string | null
  stateName: string | null
  cityName: string | null
  districtName: string | null
  villageName: string | null
  reprTypeName: string | null
}

const nameIn = (language: Language) => sql.ref(`name_${language}`)

/** The parties of one role, in the order of filing. */
export async function listParties(
  db: Db,
  applicationId: number,
  role: 'applicant' | 'designer' | 'inventor' | 'representative',
  language: Language,
): Promise<PartyRecord[]> {
  const { rows } = await sql<PartyRecord>`
    select t.seq_num as "seqNum", t.person, c.${nameIn(language)} as "countryName", s.state_name as "stateName", i.city_name as "cityName",
           d.district_name as "districtName", v.village_name as "villageName", r.name_id as "reprTypeName"
      from application_party t
      left join country c on c.country_code = t.person->>'NATIONALITY_COUNTRY_CODE'
      left join region_state s on s.state_code = t.person->>'STATE_CODE'
      left join region_city i on i.city_code = t.person->>'CITY_CODE'
      left join region_district d on d.district_code = t.person->>'DISTRICT_CODE'
      left join region_village v on v.village_code = t.person->>'VILLAGE_CODE'
      left join repr_type r on r.repr_type = t.person->>'REPRESENTATIVE_TYP'
     where t.application_id = ${applicationId} and t.party_role = ${role}
     order by t.seq_num`.execute(db)
  return rows
}

export function listLocarno(db: Db, applicationId: number, language: Language) {
  return tables(db)
    .selectFrom('applicationLocarno as t')
    .innerJoin('locarnoClass as l', 'l.locarnoClassCode', 't.locarnoClassCode')
    .select(['l.edition as LOCARNO_EDITION_CODE', 'l.locarnoClassCode as LOCARNO_CLASS_CODE'])
    .select([`l.${language === 'id' ? 'nameId' : 'nameEn'} as LOCARNO_NAME`, 't.productTitle as PRODUCT_TITLE'])
    .where('t.applicationId', '=', applicationId)
    .orderBy('l.locarnoClassCode')
    .execute()
}

const headings = { id: 'headingId', en: 'headingEn', ar: 'headingAr' } as const

/** Goods and services of a mark by class; the heading is empty when `nice_class` lacks the class. */
export function listNice(db: Db, applicationId: number, language: Language) {
  return tables(db)
    .selectFrom('applicationNice as t')
    .leftJoin('niceClass as n', 'n.niceClassCode', 't.niceClassCode')
    .select((eb) => [
      't.niceClassCode as NICE_CLASS_CODE',
      eb.fn.coalesce(`n.${headings[language]}`, eb.val('')).as('HEADING'),
      't.terms as TERMS',
    ])
    .where('t.applicationId', '=', applicationId)
    .orderBy('t.niceClassCode')
    .execute()
}

/** The sign of a mark; undefined for another right. */
export async function findMark(db: Db, applicationId: number) {
  return db.selectFrom('application_mark').selectAll().where('application_id', '=', applicationId).executeTakeFirst()
}

/** The fields only patents have; undefined for another right. */
export async function findPatent(db: Db, applicationId: number) {
  return db.selectFrom('application_patent').selectAll().where('application_id', '=', applicationId).executeTakeFirst()
}

/** IPC symbols in the order of filing. */
export async function listIpc(db: Db, applicationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('application_ipc')
    .select('ipc_symbol')
    .where('application_id', '=', applicationId)
    .orderBy('seq_num')
    .execute()
  return rows.map(({ ipc_symbol }) => ipc_symbol)
}

export async function listPriorities(db: Db, applicationId: number, language: Language) {
  const { rows } = await sql<{
    SEQ_NBR: number
    COUNTRY_CODE: string
    COUNTRY_NAME: string
    PRIORITY_APPL_ID: string
    PRIORITY_DATE: LegalDate
  }>`
    select t.seq_num as "SEQ_NBR", t.country_code as "COUNTRY_CODE", c.${nameIn(language)} as "COUNTRY_NAME",
           t.priority_appl_id as "PRIORITY_APPL_ID", t.priority_date as "PRIORITY_DATE"
      from application_priority t join country c using (country_code)
     where t.application_id = ${applicationId} order by t.seq_num`.execute(db)
  return rows
}

/** The filed answers, with sections corrected by the office replaced, and the number of pictures (GDI, ETK). */
export async function getSnapshot(
  db: Db,
  applicationId: number,
): Promise<{ snapshot: Record<string, unknown>; drawings: number }> {
  const { rows } = await sql<{ snapshot: Record<string, unknown>; drawings: number }>`
    select a.snapshot || coalesce(a.corrected, '{}') as snapshot, (select count(*) from stored_file f where f.application_id = a.application_id and f.specdoc_typ in ('GDI', 'ETK')
                          and f.deleted_at is null)::int as drawings
      from application a where a.application_id = ${applicationId}`.execute(db)
  const found = rows[0]
  if (!found) throw new Error(`no application ${applicationId}`)
  return found
}
