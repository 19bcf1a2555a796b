import type { Secrets } from '../../ports/secrets.ts'
import { openPersonalId } from './personalId.ts'
import type { ProfileRow } from './user.sql.ts'

/** A profile for its owner; missing values are empty texts. */
export function userDetail(row: ProfileRow, secrets: Secrets, language: 'id' | 'en' | 'ar') {
  return {
    ID: row.user_id,
    USER_ID: row.user_id,
    EMAIL: row.email,
    FULL_NAME: row.full_name,
    PERSONAL_ID: row.personal_id_sealed ? openPersonalId(row.personal_id_sealed, secrets) : '',
    GENDER: row.gender ?? '',
    BIRTHDAY: row.birthday,
    NATIONALITY_COUNTRY_CODE: row.nationality_country_code,
    TELEPHONE: row.telephone ?? '',
    USER_TYP: row.user_typ,
    USER_TYPE_NAME: language === 'id' ? row.name_id : row.name_en,
    NOTES: row.notes ?? '',
    AGENT_CODE: row.agent_code,
    STATE_CODE: row.state_code ?? '',
    STATE_NAME: row.state_name ?? '',
    CITY_CODE: row.city_code ?? '',
    CITY_NAME: row.city_name ?? '',
    DISTRICT_CODE: row.district_code ?? '',
    DISTRICT_NAME: row.district_name ?? '',
    VILLAGE_CODE: row.village_code ?? '',
    VILLAGE_NAME: row.village_name ?? '',
    ADDR_STREET: row.addr_street ?? '',
    ZIPCODE: row.zipcode ?? '',
    WILAYAH: row.wilayah ?? '',
  }
}

type Detail = ReturnType<typeof userDetail>

/**
 * The profile of a client for a consultant. `isWhole` (a mandate for everything): all fields, needed to fill in forms, with the identity
 * number masked; else only name, nationality and type.
 */
export function clientDetail(detail: Detail, isWhole: boolean): Detail {
  if (isWhole) return { ...detail, PERSONAL_ID: masked(detail.PERSONAL_ID) }
  const { ID, USER_ID, FULL_NAME, NATIONALITY_COUNTRY_CODE, USER_TYP, USER_TYPE_NAME } = detail
  return { ...emptyDetail, ID, USER_ID, FULL_NAME, NATIONALITY_COUNTRY_CODE, USER_TYP, USER_TYPE_NAME }
}

const emptyDetail = {
  EMAIL: '',
  PERSONAL_ID: '',
  GENDER: '',
  BIRTHDAY: null,
  TELEPHONE: '',
  NOTES: '',
  AGENT_CODE: null,
  STATE_CODE: '',
  STATE_NAME: '',
  CITY_CODE: '',
  CITY_NAME: '',
  DISTRICT_CODE: '',
  DISTRICT_NAME: '',
  VILLAGE_CODE: '',
  VILLAGE_NAME: '',
  ADDR_STREET: '',
  ZIPCODE: '',
  WILAYAH: '',
}

/** Replaces all but the last four digits by asterisks. */
function masked(number: string): string {
  return number.slice(-4).padStart(number.length, '*')
}
