import type { Secrets } from '../../ports/secrets.ts'
import { openPersonalId } from './personalId.ts'
import type { ProfileRow } from './user.sql.ts'

/** A profile for its owner; missing values are empty texts. */
export function userDetail(row: ProfileRow, secrets: Secrets, language: 'id' | 'en' | 'ar') {
  return {
    ID: row.userId,
    USER_ID: row.userId,
    EMAIL: row.email,
    FULL_NAME: row.fullName,
    PERSONAL_ID: row.personalIdSealed ? openPersonalId(row.personalIdSealed, secrets) : '',
    GENDER: row.gender ?? '',
    BIRTHDAY: row.birthday,
    NATIONALITY_COUNTRY_CODE: row.nationalityCountryCode,
    TELEPHONE: row.telephone ?? '',
    USER_TYP: row.userTyp,
    USER_TYPE_NAME: (language === 'id' ? row.nameId : row.nameEn) ?? '',
    NOTES: row.notes ?? '',
    AGENT_CODE: row.agentCode,
    STATE_CODE: row.stateCode ?? '',
    STATE_NAME: row.stateName ?? '',
    CITY_CODE: row.cityCode ?? '',
    CITY_NAME: row.cityName ?? '',
    DISTRICT_CODE: row.districtCode ?? '',
    DISTRICT_NAME: row.districtName ?? '',
    VILLAGE_CODE: row.villageCode ?? '',
    VILLAGE_NAME: row.villageName ?? '',
    ADDR_STREET: row.addrStreet ?? '',
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
