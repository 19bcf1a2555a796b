import { CONSULTANT_TYPE } from '../agents/consultantGate.ts'
import { isIncompleteDate, isLegalDate, yearOf, type LegalDate } from '../dates/legalDate.ts'
import { parseConsultantNumber } from '../ids/consultantNumber.ts'
import { isPostcode, parsePhone } from './contact.ts'
import { nikDigits, nikFindings } from './nik.ts'

/** Required fields, in the order in which faults are listed; NOTES (the consultant number) for USER_TYP 6 only. */
export const profileFields = [
  'FULL_NAME',
  'PERSONAL_ID',
  'GENDER',
  'BIRTHDAY',
  'NATIONALITY_COUNTRY_CODE',
  'TELEPHONE',
  'USER_TYP',
  'STATE_CODE',
  'CITY_CODE',
  'DISTRICT_CODE',
  'VILLAGE_CODE',
  'ADDR_STREET',
  'ZIPCODE',
  'NOTES',
] as const
export type ProfileField = (typeof profileFields)[number]

/** Answers as on the wire; USER_TYP is 0 until a type is chosen. */
export type ProfileAnswers = Record<Exclude<ProfileField, 'USER_TYP'>, string> & { USER_TYP: number }

export interface ProfileFault {
  field: ProfileField
  /** Text key. */
  message:
    | `profile:missing.${ProfileField}`
    | 'session:nik.wrong'
    | 'session:birthDate.wrong'
    | 'session:phone.wrong'
    | 'session:zip.wrong'
    | 'session:consultant.wrong'
}

/**
 * Why a profile cannot be saved: at most one fault per field, in the order of `profileFields`. `today`: date in Jakarta. A NIK needs 16
 * digits; other findings are no fault. Whether the regions belong together is checked elsewhere, by the regions in the database.
 */
export function profileFaults(profile: ProfileAnswers, today: LegalDate): ProfileFault[] {
  return profileFields.flatMap((field) => {
    const message = isMissing(profile, field) ? (`profile:missing.${field}` as const) : wrongIn(profile, field, today)
    return message ? [{ field, message }] : []
  })
}

function isMissing(profile: ProfileAnswers, field: ProfileField): boolean {
  if (field === 'USER_TYP') return profile.USER_TYP === 0
  if (field === 'NOTES' && profile.USER_TYP !== CONSULTANT_TYPE) return false
  if (field === 'BIRTHDAY') return isIncompleteDate(profile.BIRTHDAY)
  return profile[field].trim() === ''
}

function wrongIn(profile: ProfileAnswers, field: ProfileField, today: LegalDate): ProfileFault['message'] | undefined {
  switch (field) {
    case 'PERSONAL_ID':
      return nikFindings(nikDigits(profile.PERSONAL_ID)).includes('length') ? 'session:nik.wrong' : undefined
    case 'BIRTHDAY':
      return isBirthday(profile.BIRTHDAY, today) ? undefined : 'session:birthDate.wrong'
    case 'TELEPHONE':
      return parsePhone(profile.TELEPHONE) ? undefined : 'session:phone.wrong'
    case 'ZIPCODE':
      return isPostcode(profile.ZIPCODE.trim(), profile.NATIONALITY_COUNTRY_CODE || 'ID')
        ? undefined
        : 'session:zip.wrong'
    case 'NOTES':
      return profile.NOTES.trim() === '' || parseConsultantNumber(profile.NOTES, yearOf(today))
        ? undefined
        : 'session:consultant.wrong'
    default:
      return undefined
  }
}

/** Whether the date exists, is before today and after 1900-01-01. */
export function isBirthday(date: LegalDate, today: LegalDate): boolean {
  return isLegalDate(date) && date < today && date > '1900-01-01'
}
