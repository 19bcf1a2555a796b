import type { LegalDate } from '@saki/domain/dates/legalDate'
import { subjectSlots } from '@saki/catalogue'
import { type Db, tables } from '@saki/db'
import type { Language } from '@saki/texts'
import { sql, type RawBuilder } from 'kysely'

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

const names = { id: 'nameId', en: 'nameEn', ar: 'nameAr' } as const

/** The parties of one role, in the order of filing. */
export function listParties(
  db: Db,
  applicationId: number,
  role: 'applicant' | 'designer' | 'inventor' | 'representative',
  language: Language,
): Promise<PartyRecord[]> {
  const entered = (key: string): RawBuilder<string> => sql`t.person ->> ${sql.lit(key)}`
  return tables(db)
    .selectFrom('applicationParty as t')
    .leftJoin('country as c', (join) => join.on('c.countryCode', '=', entered('NATIONALITY_COUNTRY_CODE')))
    .leftJoin('regionState as s', (join) => join.on('s.stateCode', '=', entered('STATE_CODE')))
    .leftJoin('regionCity as i', (join) => join.on('i.cityCode', '=', entered('CITY_CODE')))
    .leftJoin('regionDistrict as d', (join) => join.on('d.districtCode', '=', entered('DISTRICT_CODE')))
    .leftJoin('regionVillage as v', (join) => join.on('v.villageCode', '=', entered('VILLAGE_CODE')))
    .leftJoin('reprType as r', (join) => join.on('r.reprType', '=', entered('REPRESENTATIVE_TYP')))
    .select(['t.seqNum', 't.person', `c.${names[language]} as countryName`, 's.stateName', 'i.cityName'])
    .select(['d.districtName', 'v.villageName', `r.${language === 'id' ? 'nameId' : 'nameEn'} as reprTypeName`])
    .where('t.applicationId', '=', applicationId)
    .where('t.partyRole', '=', role)
    .orderBy('t.seqNum')
    .$narrowType<{ person: Record<string, unknown> }>()
    .execute()
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

/** A figurative element of a mark. The name is that of the division. */
export interface ViennaElement {
  code: string
  name: string
}

/** The Vienna codes of a mark in the order of the classification. */
export function listVienna(db: Db, applicationId: number, language: Language): Promise<ViennaElement[]> {
  return tables(db)
    .selectFrom('viennaCode as t')
    .innerJoin('viennaClass as v', 'v.viennaClassCode', 't.division')
    .select(['t.viennaCode as code', `v.${language === 'id' ? 'nameId' : 'nameEn'} as name`])
    .where('t.applicationId', '=', applicationId)
    .orderBy(sql`string_to_array(t.vienna_code, '.')::int[]`)
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
  return tables(db)
    .selectFrom('applicationMark')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/** The fields only patents have; undefined for another right. */
export async function findPatent(db: Db, applicationId: number) {
  return tables(db)
    .selectFrom('applicationPatent')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/** IPC symbols in the order of filing, with the name of the subclass; of the class or section when the edition lacks it, '' for no symbol. */
export function listIpc(db: Db, applicationId: number, language: Language): Promise<{ code: string; name: string }[]> {
  const own = sql.ref(language === 'id' ? 'c.name_id' : 'c.name_en')
  const name: RawBuilder<string> = sql`coalesce((
    select ${own} from ipc_class c
     where c.ipc_class_code in (left(t.ipc_symbol, 4), left(t.ipc_symbol, 3), left(t.ipc_symbol, 1))
     order by length(c.ipc_class_code) desc limit 1), '')`
  return tables(db)
    .selectFrom('applicationIpc as t')
    .select(['t.ipcSymbol as code', name.as('name')])
    .where('t.applicationId', '=', applicationId)
    .orderBy('t.seqNum')
    .execute()
}

/** Text of the abstract of a patent, as read from its file; '' without one. */
export async function findAbstract(db: Db, applicationId: number): Promise<string> {
  const text: RawBuilder<string> = sql`string_agg(body, ' ' order by place)`
  const found = await tables(db)
    .selectFrom('textPassage')
    .select(text.as('text'))
    .where('applicationId', '=', applicationId)
    .where('part', '=', 'abstract')
    .executeTakeFirst()
  return found?.text ?? ''
}

/** Claims of priority, also those that were lost for want of their document (LOST_ON). */
export function listPriorities(db: Db, applicationId: number, language: Language) {
  const columns = ['applicationId', 'seqNum', 'countryCode', 'priorityApplId', 'priorityDate'] as const
  const held = tables(db)
    .selectFrom('applicationPriority')
    .select(columns)
    .select(sql`null::date`.$castTo<LegalDate | null>().as('lostOn'))
    .where('applicationId', '=', applicationId)
  const lost = tables(db)
    .selectFrom('lostPriority')
    .select([...columns, 'lostOn'])
    .where('applicationId', '=', applicationId)
  return tables(db)
    .selectFrom(held.unionAll(lost).as('t'))
    .innerJoin('country as c', 'c.countryCode', 't.countryCode')
    .select(['t.seqNum as SEQ_NBR', 't.countryCode as COUNTRY_CODE', `c.${names[language]} as COUNTRY_NAME`])
    .select(['t.priorityApplId as PRIORITY_APPL_ID', 't.priorityDate as PRIORITY_DATE', 't.lostOn as LOST_ON'])
    .orderBy('t.seqNum')
    .execute()
}

/** The filed answers, with sections corrected by the office replaced, and the number of pictures (GDI, ETK). */
export function getSnapshot(
  db: Db,
  applicationId: number,
): Promise<{ snapshot: Record<string, unknown>; drawings: number }> {
  return tables(db)
    .selectFrom('application as a')
    .select((eb) => [
      sql`a.snapshot || coalesce(a.corrected, '{}')`.$castTo<Record<string, unknown>>().as('snapshot'),
      eb
        .selectFrom('storedFile as f')
        .select((f) => f.fn.countAll<number>().as('drawings'))
        .whereRef('f.applicationId', '=', 'a.applicationId')
        .where('f.specdocTyp', 'in', subjectSlots)
        .where('f.deletedAt', 'is', null)
        .as('drawings'),
    ])
    .where('a.applicationId', '=', applicationId)
    .$narrowType<{ drawings: number }>()
    .executeTakeFirstOrThrow()
}
