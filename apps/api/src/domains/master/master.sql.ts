import type { MasterList } from '@saki/contracts/master'
import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'

import { containsWords } from '../../plainWords.sql.ts'

type Language = 'id' | 'en' | 'ar'

/** Columns of names. Master tables have Indonesian and English names, countries also Arabic ones. */
const nameColumns = { id: 'nameId', en: 'nameEn', ar: 'nameEn' } as const
const countryNames = { id: 'nameId', en: 'nameEn', ar: 'nameAr' } as const

export function countryRows(db: Db, language: Language) {
  const name = countryNames[language]
  return tables(db)
    .selectFrom('country')
    .select(['countryCode as COUNTRY_CODE', `${name} as COUNTRY_NAME`, 'kind as KIND'])
    .orderBy('kind')
    .orderBy(name)
    .orderBy('countryCode')
    .execute()
}

/** The lists of getMaster by name. `jenis` filters cities by province, file sequences by file type, file types by right; others ignore it. */
export const masterLists = {
  country: (db: Db, language: Language) =>
    tables(db)
      .selectFrom('country')
      .select(['countryCode as CountryCode', `${countryNames[language]} as CountryName`])
      .orderBy(countryNames[language])
      .orderBy('countryCode')
      .execute(),
  state: (db: Db) =>
    tables(db)
      .selectFrom('regionState')
      .select(['stateCode as StateCode', 'stateName as StateName'])
      .orderBy('stateCode')
      .execute(),
  city: (db: Db, _language: Language, jenis?: string) => {
    const cities = tables(db)
      .selectFrom('regionCity')
      .select(['cityCode as CityCode', 'cityName as CityName', 'stateCode as StateCode'])
      .orderBy('cityCode')
    return (jenis === undefined ? cities : cities.where('stateCode', '=', jenis)).execute()
  },
  fileSequence: (db: Db, language: Language, jenis?: string) => {
    const sequences = tables(db)
      .selectFrom('fileSequence')
      .select(['fileSeq as FileSeq', `${nameColumns[language]} as FileSeqName`, 'fileTyp as FileTyp'])
      .orderBy('fileTyp')
      .orderBy('fileSeq')
    return (jenis === undefined ? sequences : sequences.where('fileTyp', '=', jenis)).execute()
  },
  fileType: (db: Db, language: Language, jenis?: string) => {
    const types = tables(db)
      .selectFrom('fileType')
      .select(['fileTyp as FileTyp', `${nameColumns[language]} as FileTypeName`, 'right as Right'])
      .orderBy('right')
      .orderBy('fileTyp')
    return (jenis === undefined ? types : types.where(sql.ref('right'), '=', jenis)).execute()
  },
  reprType: (db: Db, language: Language) =>
    tables(db)
      .selectFrom('reprType')
      .select(['reprType as ReprType', `${nameColumns[language]} as ReprTypeDesc`])
      .orderBy('reprType')
      .execute(),
} satisfies Record<z.infer<typeof MasterList>, unknown>

/** Locarno classes whose code, names or product words contain every word sought, all for none; matches in code and names first, then by code. */
export function locarnoRows(db: Db, sought: string[]) {
  const inNames = [sql.ref('locarnoClassCode'), sql.ref('nameId'), sql.ref('nameEn')]
  const everyWord = (texts: RawBuilder<unknown>[]): RawBuilder<boolean> =>
    sql`${sql.join(
      sought.map((word) => containsWords(texts, word)),
      sql` and `,
    )}`
  return tables(db)
    .selectFrom('locarnoClass')
    .select(['edition as LOCARNO_EDITION_CODE', 'locarnoClassCode as LOCARNO_CLASS_CODE', 'nameId as LOCARNO_NAME'])
    .select(['nameEn as LOCARNO_NAME_EN', 'words as WORDS'])
    .$if(sought.length > 0, (all) =>
      all.where(everyWord([...inNames, sql.ref('words')])).orderBy(everyWord(inNames), 'desc'),
    )
    .orderBy('locarnoClassCode')
    .execute()
}

/** Categories and divisions of the Vienna classification, each category before its divisions. */
export function viennaRows(db: Db) {
  return tables(db)
    .selectFrom('viennaClass')
    .select(['viennaClassCode as VIENNA_CLASS_CODE', 'nameId as VIENNA_NAME', 'nameEn as VIENNA_NAME_EN'])
    .orderBy(sql`string_to_array(vienna_class_code, '.')::int[]`)
    .execute()
}

/** Sections, classes and subclasses of the IPC, each before what it contains; with `codes` only these. */
export function ipcRows(db: Db, codes?: readonly string[]) {
  const wanted: RawBuilder<string> = sql`any(${codes}::text[])`
  return tables(db)
    .selectFrom('ipcClass')
    .select(['edition as IPC_EDITION_CODE', 'ipcClassCode as IPC_SYMBOL', 'nameId as IPC_NAME'])
    .select(['nameEn as IPC_NAME_EN', 'words as WORDS'])
    .$if(codes !== undefined, (all) => all.where('ipcClassCode', '=', wanted))
    .orderBy(sql`ipc_class_code collate "C"`)
    .execute()
}

/** One level of the location tree, by name. Empty when the given codes are not a path of the tree. */
export const locationLevels = {
  provinsi: (db: Db) =>
    tables(db)
      .selectFrom('regionState')
      .select(['stateCode as STATE_CODE', 'stateName as STATE_NAME'])
      .orderBy('stateName')
      .execute(),
  kabupaten: (db: Db, prov: string) =>
    tables(db)
      .selectFrom('regionCity')
      .select(['cityCode as CITY_CODE', 'cityName as CITY_NAME'])
      .where('stateCode', '=', prov)
      .orderBy('cityName')
      .execute(),
  kecamatan: (db: Db, prov: string, kab: string) =>
    tables(db)
      .selectFrom('regionDistrict as d')
      .innerJoin('regionCity as c', 'c.cityCode', 'd.cityCode')
      .select(['d.districtCode as DISTRICT_CODE', 'd.districtName as DISTRICT_NAME'])
      .where('c.cityCode', '=', kab)
      .where('c.stateCode', '=', prov)
      .orderBy('d.districtName')
      .execute(),
  kelurahan: (db: Db, prov: string, kab: string, kec: string) =>
    villages(db)
      .select(['v.villageCode as VILLAGE_CODE', 'v.villageName as VILLAGE_NAME'])
      .where('d.districtCode', '=', kec)
      .where('c.cityCode', '=', kab)
      .where('c.stateCode', '=', prov)
      .orderBy('v.villageName')
      .execute(),
}

const villages = (db: Db) =>
  tables(db)
    .selectFrom('regionVillage as v')
    .innerJoin('regionDistrict as d', 'd.districtCode', 'v.districtCode')
    .innerJoin('regionCity as c', 'c.cityCode', 'd.cityCode')

/** Whether the four codes are one path of the location tree. */
export async function isLocation(
  db: Db,
  codes: { state: string; city: string; district: string; village: string },
): Promise<boolean> {
  const found = await villages(db)
    .select('v.villageCode')
    .where('v.villageCode', '=', codes.village)
    .where('d.districtCode', '=', codes.district)
    .where('c.cityCode', '=', codes.city)
    .where('c.stateCode', '=', codes.state)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a province (2 digits) or a regency or city (4 digits) exists. */
export async function isRegion(db: Db, code: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('regionState')
    .select('stateCode as code')
    .where('stateCode', '=', code)
    .unionAll(tables(db).selectFrom('regionCity').select('cityCode as code').where('cityCode', '=', code))
    .executeTakeFirst()
  return found !== undefined
}

export function userTypeRows(db: Db, language: Language) {
  return tables(db)
    .selectFrom('userType')
    .select(['userTyp as USER_TYP', `${nameColumns[language]} as USER_TYPE_NAME`])
    .orderBy('userTyp')
    .execute()
}
