import { isIncompleteDate } from '@saki/domain/dates/legalDate'
import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'
import type { TextKey } from '@saki/texts'

import { isMailLike } from '../../../lib/mailLike.ts'
import { passwordFaultsOf } from '../PasswordRules.tsx'

/** The ten fields as typed, by wire name. */
export interface RegistrationValues {
  EMAIL: string
  LOGIN_PASSWORD: string
  LOGIN_PASSWORD_CONFIRM: string
  PERSON_NAME: string
  INDI_PERSON_ID_NBR: string
  INDI_PERSON_BIRTH_DATE: string
  WILAYAH: string
  NO_CONSULTANT: string
  PERNYATAAN: 'Y' | ''
}

export type RegistrationField = keyof RegistrationValues | 'CAPTCHA'
export type GroupName = 'account' | 'identity' | 'consultant' | 'statement'

/** The four groups of the page and their fields, in page order. */
export const registrationGroups: Record<GroupName, readonly RegistrationField[]> = {
  account: ['EMAIL', 'LOGIN_PASSWORD', 'LOGIN_PASSWORD_CONFIRM'],
  identity: ['PERSON_NAME', 'INDI_PERSON_ID_NBR', 'INDI_PERSON_BIRTH_DATE', 'WILAYAH'],
  consultant: ['NO_CONSULTANT'],
  statement: ['PERNYATAAN', 'CAPTCHA'],
}

export const emptyRegistration: RegistrationValues = {
  EMAIL: '',
  LOGIN_PASSWORD: '',
  LOGIN_PASSWORD_CONFIRM: '',
  PERSON_NAME: '',
  INDI_PERSON_ID_NBR: '',
  INDI_PERSON_BIRTH_DATE: '',
  WILAYAH: '',
  NO_CONSULTANT: '',
  PERNYATAAN: '',
}

const KEPT = 'saki-registration'

/** Input stored earlier on this device; passwords and the consent are never stored. */
export function recallRegistration(): RegistrationValues {
  try {
    return {
      ...emptyRegistration,
      ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<RegistrationValues>),
      LOGIN_PASSWORD: '',
      LOGIN_PASSWORD_CONFIRM: '',
      PERNYATAAN: '',
    }
  } catch {
    return emptyRegistration
  }
}

/** Stores the form on this device; false if the browser refused. */
export function keepRegistration(form: RegistrationValues): boolean {
  const { LOGIN_PASSWORD: _password, LOGIN_PASSWORD_CONFIRM: _repeat, PERNYATAAN: _statement, ...kept } = form
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function dropRegistration(): void {
  localStorage.removeItem(KEPT)
}

export interface RegistrationFault {
  field: RegistrationField
  key: TextKey
}

/** Errors in page order. `today` is the date in Jakarta, 'YYYY-MM-DD'. The server checks everything again. */
export function registrationFaults(
  form: RegistrationValues,
  captchaSolved: boolean,
  today: string,
): RegistrationFault[] {
  const faults: RegistrationFault[] = []
  const check = (field: RegistrationField, ok: boolean, key: TextKey) => (ok ? undefined : faults.push({ field, key }))
  check('EMAIL', isMailLike(form.EMAIL.trim()), 'account:fault.email')
  for (const { field, key } of passwordFaultsOf(form.LOGIN_PASSWORD, form.LOGIN_PASSWORD_CONFIRM, form.EMAIL)) {
    faults.push({ field: field === 'password' ? 'LOGIN_PASSWORD' : 'LOGIN_PASSWORD_CONFIRM', key })
  }
  check('PERSON_NAME', form.PERSON_NAME.trim() !== '', 'account:fault.name')
  check('INDI_PERSON_ID_NBR', withoutSpaces(form.INDI_PERSON_ID_NBR).length === 16, 'account:fault.nik')
  check(
    'INDI_PERSON_BIRTH_DATE',
    /^\d{4}-\d{2}-\d{2}$/.test(form.INDI_PERSON_BIRTH_DATE) &&
      form.INDI_PERSON_BIRTH_DATE < today &&
      form.INDI_PERSON_BIRTH_DATE > '1900-01-01',
    isIncompleteDate(form.INDI_PERSON_BIRTH_DATE) ? 'account:fault.birth.missing' : 'account:fault.birth',
  )
  check('WILAYAH', form.WILAYAH !== '', 'account:fault.region')
  check(
    'NO_CONSULTANT',
    form.NO_CONSULTANT.trim() === '' ||
      parseConsultantNumber(form.NO_CONSULTANT, Number(today.slice(0, 4))) !== undefined,
    'account:fault.consultant',
  )
  check('PERNYATAAN', form.PERNYATAAN === 'Y', 'account:fault.statement')
  check('CAPTCHA', captchaSolved, 'account:captcha.needed')
  return faults
}

/** Removes spaces, dots and hyphens if only digits remain; otherwise returns the text unchanged, so that validation reports it. */
export function withoutSpaces(text: string): string {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d*$/.test(digits) ? digits : ''
}
