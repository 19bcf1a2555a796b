import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { profileFields } from '@saki/domain/people/profileFaults'
import { describe, expect, test } from 'vitest'

import {
  hasProfileChanges,
  isConsultant,
  nikAdvice,
  profileBody,
  profileFormOf,
  type StoredProfile,
} from './profileForm.ts'

const stored = {
  ID: 41,
  AGENT_CODE: null,
  FULL_NAME: 'Sari Wulandari',
  PERSONAL_ID: '3174096008900001',
  GENDER: 'Perempuan',
  BIRTHDAY: '1990-08-20',
  NATIONALITY_COUNTRY_CODE: 'ID',
  TELEPHONE: '+6281234567890',
  USER_TYP: 1,
  STATE_CODE: '31',
  CITY_CODE: '3174',
  DISTRICT_CODE: '317409',
  VILLAGE_CODE: '3174091001',
  ADDR_STREET: 'Jalan Asia 1',
  ZIPCODE: '12160',
  NOTES: '0908-2016',
} as unknown as StoredProfile
const form = profileFormOf(stored)

test('the form has every field as text, the identity number in groups of four', () => {
  expect(Object.keys(form).toSorted()).toEqual([...profileFields].toSorted())
  expect([form.PERSONAL_ID, form.USER_TYP]).toEqual(['3174 0960 0890 0001', '1'])
})

test('without a profile, and with fields that are not known, the form is empty and has no word "null"', () => {
  expect(new Set(Object.values(profileFormOf(undefined)))).toEqual(new Set(['']))
  const empty = { ...stored, BIRTHDAY: null, ZIPCODE: undefined } as unknown as StoredProfile
  expect([profileFormOf(empty).BIRTHDAY, profileFormOf(empty).ZIPCODE]).toEqual(['', ''])
})

describe('the body that is sent', () => {
  test('is trimmed, has the identity number without groups and the type as number', () => {
    const typed = { ...form, FULL_NAME: '  Sari  ', PERSONAL_ID: '3174.0960-0890 0001' }
    expect(profileBody(typed, stored)).toMatchObject({
      FULL_NAME: 'Sari',
      PERSONAL_ID: '3174096008900001',
      USER_TYP: 1,
      ID: 41,
    })
  })

  test('of an unchanged form has the stored values', () => {
    const { ID, AGENT_CODE, ...rest } = profileBody(form, stored)
    expect(rest).toEqual(Object.fromEntries(profileFields.map((name) => [name, stored[name]])))
    expect([ID, AGENT_CODE]).toEqual([41, null])
  })

  test('keeps the number of a consultant that is not shown, and sends the one that is typed', () => {
    const typed = { ...form, NOTES: ' 1111-2020 ' }
    expect(profileBody(typed, stored).NOTES).toBe('0908-2016')
    expect(profileBody({ ...typed, USER_TYP: String(CONSULTANT_TYPE) }, stored).NOTES).toBe('1111-2020')
  })
})

describe('whether there are changes', () => {
  test.each(profileFields)('a change of %s is one', (name) => {
    expect(hasProfileChanges({ ...form, [name]: `${form[name]}1` }, stored)).toBe(true)
  })

  test.each([
    ['nothing', {}],
    ['spaces around a name, which are not sent', { FULL_NAME: ' Sari Wulandari ' }],
    ['an identity number in other groups', { PERSONAL_ID: '3174096008900001' }],
    ['an identity number with dashes', { PERSONAL_ID: '3174-0960-0890-0001' }],
  ])('%s is none', (_what, change) => expect(hasProfileChanges({ ...form, ...change }, stored)).toBe(false))
})

test.each([
  ['1', false],
  [String(CONSULTANT_TYPE), true],
  ['', false],
  ['06', false],
])('the type "%s" is a consultant: %s', (USER_TYP, is) => expect(isConsultant({ USER_TYP })).toBe(is))

describe('advice about the identity number', () => {
  test.each([
    ['fits', {}, undefined],
    ['is of another day', { BIRTHDAY: '1990-08-21' }, 'profile:nik.birthday'],
    ['is of a man', { GENDER: 'Laki-Laki' }, 'profile:nik.gender'],
    ['has a day that does not exist', { PERSONAL_ID: '3174093102900001' }, 'profile:nik.birthday'],
    ['is of no province', { PERSONAL_ID: '0074096008900001' }, 'profile:nik.odd'],
    ['ends with zeros', { PERSONAL_ID: '3174096008900000' }, 'profile:nik.odd'],
    ['is too short, which is an error of its own', { PERSONAL_ID: '317409' }, undefined],
    ['is empty', { PERSONAL_ID: '' }, undefined],
    ['cannot be compared with a day that is not whole', { BIRTHDAY: '1990-08' }, undefined],
    ['cannot be compared with a gender that is not given', { GENDER: '' }, undefined],
  ])('that %s', (_what, change, key) => expect(nikAdvice({ ...form, ...change })).toBe(key))
})
