import { describe, expect, test } from 'vitest'

import { isBirthday, profileFaults, profileFields, type ProfileAnswers } from './profileFaults.ts'

const TODAY = '2026-03-02'
const sari: ProfileAnswers = {
  FULL_NAME: 'Sari Dewi Lestari',
  PERSONAL_ID: '3404 1257 0688 0003',
  GENDER: 'Perempuan',
  BIRTHDAY: '1988-06-17',
  NATIONALITY_COUNTRY_CODE: 'ID',
  TELEPHONE: '0812 3456 7890',
  USER_TYP: 1,
  STATE_CODE: '34',
  CITY_CODE: '3404',
  DISTRICT_CODE: '340412',
  VILLAGE_CODE: '3404122001',
  ADDR_STREET: 'Jl. Melati 5\nRT 02',
  ZIPCODE: '55281',
  NOTES: '',
}
const empty = { ...Object.fromEntries(profileFields.map((field) => [field, ''])), USER_TYP: 0 } as ProfileAnswers

describe('profileFaults (profile rule of the office: 13 answers always, the consultant number for type 6)', () => {
  test('a complete profile has none', () => expect(profileFaults(sari, TODAY)).toEqual([]))

  test('an empty profile has all faults in order, without the consultant number', () => {
    expect(profileFaults(empty, TODAY).map((fault) => fault.message)).toEqual([
      'profile:missing.FULL_NAME',
      'profile:missing.PERSONAL_ID',
      'profile:missing.GENDER',
      'profile:missing.BIRTHDAY',
      'profile:missing.NATIONALITY_COUNTRY_CODE',
      'profile:missing.TELEPHONE',
      'profile:missing.USER_TYP',
      'profile:missing.STATE_CODE',
      'profile:missing.CITY_CODE',
      'profile:missing.DISTRICT_CODE',
      'profile:missing.VILLAGE_CODE',
      'profile:missing.ADDR_STREET',
      'profile:missing.ZIPCODE',
    ])
  })

  test.each<[says: string, changes: Partial<ProfileAnswers>, faults: string[]]>([
    ['a name of blanks', { FULL_NAME: '  ' }, ['profile:missing.FULL_NAME']],
    [
      'type 6 without a number, last',
      { USER_TYP: 6, ZIPCODE: '' },
      ['profile:missing.ZIPCODE', 'profile:missing.NOTES'],
    ],
    ['type 6 with a number', { USER_TYP: 6, NOTES: '0903-2016' }, []],
    ['an invalid number, of another type', { NOTES: '12-34' }, ['session:consultant.wrong']],
    ['a number of next year', { USER_TYP: 6, NOTES: '0903-2027' }, ['session:consultant.wrong']],
    ['a NIK of another birthday and gender is no fault', { PERSONAL_ID: '3404121501900003' }, []],
    ['a NIK of 15 digits', { PERSONAL_ID: '340412570688000' }, ['session:nik.wrong']],
    ['a birthday without a month', { BIRTHDAY: '1988--17' }, ['profile:missing.BIRTHDAY']],
    ['a birthday with half a year', { BIRTHDAY: '198-6-17' }, ['profile:missing.BIRTHDAY']],
    ['a birthday today', { BIRTHDAY: TODAY }, ['session:birthDate.wrong']],
    ['an impossible day', { BIRTHDAY: '1988-2-31' }, ['session:birthDate.wrong']],
    ['a telephone of letters', { TELEPHONE: 'rumah' }, ['session:phone.wrong']],
    ['a postcode of four digits', { ZIPCODE: '5528' }, ['session:zip.wrong']],
    [
      'a postcode of four digits and no nationality',
      { ZIPCODE: '5528', NATIONALITY_COUNTRY_CODE: '' },
      ['profile:missing.NATIONALITY_COUNTRY_CODE', 'session:zip.wrong'],
    ],
  ])('%s', (_says, changes, faults) => {
    expect(profileFaults({ ...sari, ...changes }, TODAY).map((fault) => fault.message)).toEqual(faults)
  })
})

test.each([
  ['1988-06-17', true],
  ['2026-03-01', true],
  ['2026-03-02', false],
  ['1899-12-31', false],
  ['1988-02-30', false],
  ['', false],
])('isBirthday %j → %s', (date, right) => {
  expect(isBirthday(date, TODAY)).toBe(right)
})
