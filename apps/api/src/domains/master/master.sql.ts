import type { MasterList } from '@saki/contracts/master'
import type { Db } from '@saki/db'
import { sql } from 'kysely'
import type { z } from 'zod'

type Language = 'id' | 'en' | 'ar'

/** Column of a name. Master tables have Indonesian and English names, countries also Arabic ones. */
function nameColumn(language: Language, arabic = false) {
  return sql.ref(language === 'id' ? 'name_id' : language === 'ar' && arabic ? 'name_ar' : 'name_en')
}

async function rows<R>(db: Db, query: ReturnType<typeof sql<R>>): Promise<R[]> {
  return (await query.execute(db)).rows
}

export function countryRows(db: Db, language: Language) {
  const name = nameColumn(language, true)
  return rows(
    db,
    sql<{ COUNTRY_CODE: string; COUNTRY_NAME: string; KIND: 'country' | 'office' | 'stateless' }>`
    select country_code as "COUNTRY_CODE", ${name} as "COUNTRY_NAME", kind as "KIND" from country order by kind, ${name}, country_code`,
  )
}

/** The lists of getMaster by name. `jenis` filters cities by province, file sequences by file type, file types by right; others ignore it. */
export const masterLists = {
  country: (db: Db, language: Language) =>
    rows(
      db,
      sql<{ CountryCode: string; CountryName: string }>`
    select country_code as "CountryCode", ${nameColumn(language, true)} as "CountryName" from country order by 2, 1`,
    ),
  state: (db: Db) =>
    rows(
      db,
      sql<{ StateCode: string; StateName: string }>`
    select state_code as "StateCode", state_name as "StateName" from region_state order by state_code`,
    ),
  city: (db: Db, _language: Language, jenis?: string) =>
    rows(
      db,
      sql<{ CityCode: string; CityName: string; StateCode: string }>`
    select city_code as "CityCode", city_name as "CityName", state_code as "StateCode" from region_city
    where state_code = coalesce(${jenis ?? null}::text, state_code) order by city_code`,
    ),
  fileSequence: (db: Db, language: Language, jenis?: string) =>
    rows(
      db,
      sql<{ FileSeq: string; FileSeqName: string; FileTyp: string }>`
    select file_seq as "FileSeq", ${nameColumn(language)} as "FileSeqName", file_typ as "FileTyp" from file_sequence
    where file_typ = coalesce(${jenis ?? null}::text, file_typ) order by file_typ, file_seq`,
    ),
  fileType: (db: Db, language: Language, jenis?: string) =>
    rows(
      db,
      sql<{ FileTyp: string; FileTypeName: string; Right: 'P' | 'D' | 'T' }>`
    select file_typ as "FileTyp", ${nameColumn(language)} as "FileTypeName", "right" as "Right" from file_type
    where "right" = coalesce(${jenis ?? null}::text, "right") order by "right", file_typ`,
    ),
  reprType: (db: Db, language: Language) =>
    rows(
      db,
      sql<{ ReprType: string; ReprTypeDesc: string }>`
    select repr_type as "ReprType", ${nameColumn(language)} as "ReprTypeDesc" from repr_type order by repr_type`,
    ),
} satisfies Record<z.infer<typeof MasterList>, unknown>

interface LocarnoRow {
  LOCARNO_EDITION_CODE: string
  LOCARNO_CLASS_CODE: string
  LOCARNO_NAME: string
  LOCARNO_NAME_EN: string
  WORDS: string
}

/** Locarno classes whose code, names or product words contain every word sought, all for none; matches in code and names first, then by code. */
export function locarnoRows(db: Db, sought: string[]) {
  const patterns = sought.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return rows(
    db,
    sql<LocarnoRow>`
    select edition as "LOCARNO_EDITION_CODE", locarno_class_code as "LOCARNO_CLASS_CODE", name_id as "LOCARNO_NAME",
      name_en as "LOCARNO_NAME_EN", words as "WORDS"
    from locarno_class
    where concat_ws(' ', locarno_class_code, name_id, name_en, words) ilike all(${patterns}::text[])
    order by (concat_ws(' ', locarno_class_code, name_id, name_en) ilike all(${patterns}::text[])) desc, locarno_class_code`,
  )
}

/** One level of the location tree, by name. Empty when the given codes are not a path of the tree. */
export const locationLevels = {
  provinsi: (db: Db) =>
    rows(
      db,
      sql<{ STATE_CODE: string; STATE_NAME: string }>`
    select state_code as "STATE_CODE", state_name as "STATE_NAME" from region_state order by state_name`,
    ),
  kabupaten: (db: Db, prov: string) =>
    rows(
      db,
      sql<{ CITY_CODE: string; CITY_NAME: string }>`
    select city_code as "CITY_CODE", city_name as "CITY_NAME" from region_city where state_code = ${prov} order by city_name`,
    ),
  kecamatan: (db: Db, prov: string, kab: string) =>
    rows(
      db,
      sql<{ DISTRICT_CODE: string; DISTRICT_NAME: string }>`
    select d.district_code as "DISTRICT_CODE", d.district_name as "DISTRICT_NAME"
    from region_district d join region_city c on c.city_code = d.city_code
    where c.city_code = ${kab} and c.state_code = ${prov} order by d.district_name`,
    ),
  kelurahan: (db: Db, prov: string, kab: string, kec: string) =>
    rows(
      db,
      sql<{ VILLAGE_CODE: string; VILLAGE_NAME: string }>`
    select v.village_code as "VILLAGE_CODE", v.village_name as "VILLAGE_NAME"
    from region_village v join region_district d on d.district_code = v.district_code join region_city c on c.city_code = d.city_code
    where d.district_code = ${kec} and c.city_code = ${kab} and c.state_code = ${prov} order by v.village_name`,
    ),
}

/** Whether the four codes are one path of the location tree. */
export async function isLocation(
  db: Db,
  codes: { state: string; city: string; district: string; village: string },
): Promise<boolean> {
  const found = await rows(
    db,
    sql<{ one: number }>`
    select 1 as one from region_village v join region_district d on d.district_code = v.district_code
      join region_city c on c.city_code = d.city_code
    where v.village_code = ${codes.village} and d.district_code = ${codes.district} and c.city_code = ${codes.city}
      and c.state_code = ${codes.state}`,
  )
  return found.length > 0
}

/** Whether a province (2 digits) or a regency or city (4 digits) exists. */
export async function isRegion(db: Db, code: string): Promise<boolean> {
  const found = await rows(
    db,
    sql<{ one: number }>`
    select 1 as one from region_state where state_code = ${code} union all select 1 from region_city where city_code = ${code}`,
  )
  return found.length > 0
}

export function userTypeRows(db: Db, language: Language) {
  return rows(
    db,
    sql<{ USER_TYP: number; USER_TYPE_NAME: string }>`
    select user_typ as "USER_TYP", ${nameColumn(language)} as "USER_TYPE_NAME" from user_type order by user_typ`,
  )
}
