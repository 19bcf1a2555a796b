import { describe, expect, test } from 'vitest'

import { maskNik, nikDigits, nikFindings, spacedNik, type Gender } from './nik.ts'

describe('nikFindings (Permendagri 73/2022: 16 digits, women’s day of birth plus 40)', () => {
  test.each<[string, string, { gender?: Gender; birthday?: string }, string[]]>([
    ['a man', '3174031708450001', { gender: 'Laki-Laki', birthday: '1945-08-17' }, []],
    ['a woman', '3174035708900001', { gender: 'Perempuan', birthday: '1990-08-17' }, []],
    ['no gender and birthday given', '3174035708900001', {}, []],
    ['born on a leap day', '3174032902000001', { birthday: '2000-02-29' }, []],
    ['fifteen digits', '317403170845000', {}, ['length']],
    ['letters', '31740317084500AB', {}, ['length']],
    ['full-width digits', '３174031708450001', {}, ['length']],
    ['an impossible day', '3174033202900001', {}, ['date']],
    ['a woman’s day beyond 71', '3174037208900001', {}, ['date']],
    ['no such month', '3174031713900001', {}, ['date']],
    ['no such province', '0974031708900001', {}, ['province']],
    ['a serial of zero', '3174031708900000', {}, ['serial']],
    ['another gender', '3174031708900001', { gender: 'Perempuan' }, ['gender']],
    ['another birthday', '3174031708900001', { birthday: '1990-08-18' }, ['birthday']],
  ])('%s', (_says, nik, person, findings) => {
    expect(nikFindings(nik, person)).toEqual(findings)
  })
})

test.each([
  ['3174031708450001', '3174********0001'],
  ['A123456', '*******'],
  ['', ''],
])('maskNik %s → %s', (nik, masked) => {
  expect(maskNik(nik)).toBe(masked)
})

test.each([
  ['3174 0317-0845.0001', '3174031708450001'],
  ['3174x', '3174x'],
])('nikDigits %s → %s', (typed, digits) => {
  expect(nikDigits(typed)).toBe(digits)
})

test.each([
  ['31740317084', '3174 0317 084'],
  ['3174 03', '3174 03'],
  ['3174x03', '3174x03'],
  ['', ''],
])('spacedNik %s → %s', (typed, spaced) => {
  expect(spacedNik(typed)).toBe(spaced)
})
