import { describe, expect, it } from 'vitest'

import { withoutSpaces, emptyRegistration, registrationFaults, type RegistrationValues } from './registrationForm.ts'

const TODAY = '2026-11-20'
const good: RegistrationValues = {
  EMAIL: 'ratna.hapsari@contoh.id',
  LOGIN_PASSWORD: 'kucing hijau di atap',
  LOGIN_PASSWORD_CONFIRM: 'kucing hijau di atap',
  PERSON_NAME: 'Ratna Hapsari',
  INDI_PERSON_ID_NBR: '3404 1257 0688 0003',
  INDI_PERSON_BIRTH_DATE: '1988-06-17',
  WILAYAH: '34',
  NO_CONSULTANT: '',
  PERNYATAAN: 'Y',
}
const faultsOf = (change: Partial<RegistrationValues>, captcha = true) =>
  registrationFaults({ ...good, ...change }, captcha, TODAY).map((fault) => fault.field)

describe('the registration form', () => {
  it('accepts a complete form', () => expect(faultsOf({})).toEqual([]))

  it('lists the errors of an empty form in page order', () => {
    expect(registrationFaults(emptyRegistration, false, TODAY).map((fault) => fault.field)).toEqual([
      'EMAIL',
      'LOGIN_PASSWORD',
      'PERSON_NAME',
      'INDI_PERSON_ID_NBR',
      'INDI_PERSON_BIRTH_DATE',
      'WILAYAH',
      'PERNYATAAN',
      'CAPTCHA',
    ])
  })

  it.each<[string, Partial<RegistrationValues>, string]>([
    ['a doubled at sign', { EMAIL: 'ratna@@contoh.id' }, 'EMAIL'],
    ['unequal passwords', { LOGIN_PASSWORD_CONFIRM: 'kucing merah di atap' }, 'LOGIN_PASSWORD_CONFIRM'],
    ['fifteen digits', { INDI_PERSON_ID_NBR: '3404 1257 0688 000' }, 'INDI_PERSON_ID_NBR'],
    ['letters among the digits', { INDI_PERSON_ID_NBR: '34041257068800O3' }, 'INDI_PERSON_ID_NBR'],
    ['a birthday today', { INDI_PERSON_BIRTH_DATE: TODAY }, 'INDI_PERSON_BIRTH_DATE'],
    ['an unfinished date', { INDI_PERSON_BIRTH_DATE: '1988--17' }, 'INDI_PERSON_BIRTH_DATE'],
    ['a malformed consultant number', { NO_CONSULTANT: '903-2016' }, 'NO_CONSULTANT'],
  ])('refuses %s', (_, change, field) => expect(faultsOf(change)).toEqual([field]))

  it.each([
    ['nothing typed', '', 'account:fault.birth.missing'],
    ['no day', '1988-6-', 'account:fault.birth.missing'],
    ['no month', '1988--17', 'account:fault.birth.missing'],
    ['two digits of the year', '88-6-17', 'account:fault.birth.missing'],
    ['an impossible day', '1988-2-31', 'account:fault.birth'],
    ['a day to come', '2026-11-21', 'account:fault.birth'],
  ] as const)('of a birth date with %s says %s', (_typed, INDI_PERSON_BIRTH_DATE, key) =>
    expect(registrationFaults({ ...good, INDI_PERSON_BIRTH_DATE }, true, TODAY)).toEqual([
      { field: 'INDI_PERSON_BIRTH_DATE', key },
    ]),
  )

  it('requires the captcha to be solved', () => expect(faultsOf({}, false)).toEqual(['CAPTCHA']))

  it('removes separators between digits', () => expect(withoutSpaces('3404 1257-0688.0003')).toBe('3404125706880003'))
})
