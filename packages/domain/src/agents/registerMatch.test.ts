import { describe, expect, test } from 'vitest'

import { foldName, hindrance, sameName } from './registerMatch.ts'

describe('foldName', () => {
  test.each([
    ['Dr. Ratna Kusuma, S.H., M.H.', 'ratna kusuma'],
    ['RATNA  KUSUMA', 'ratna kusuma'],
    ['Ir. H. Bagus Prakoso', 'bagus prakoso'],
    ['Siti Nur’aini', 'siti nuraini'],
    ['José Álvarez', 'jose alvarez'],
    ['S.H.', ''],
  ])('%s → %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  test.each([
    ['Ratna Kusuma', 'ratna kusuma, S.H.', true],
    ['Ratna Kusuma', 'Ratna Kusumawati', false],
    ['', '', false],
    ['S.H.', 'M.H.', false],
  ])('%s is %s: %s', (a, b, same) => {
    expect(sameName(a, b)).toBe(same)
  })
})

const fine = { isNumber: true, isRegistered: true, nameMatches: true, nikMatches: true, isFree: true }

describe('hindrance (PP 100/2021: consultants are appointed and registered)', () => {
  test.each([
    ['all checks pass', fine, '', undefined],
    ['no NIK in the register, same name', { ...fine, nikMatches: undefined }, '', undefined],
    ['another name, same NIK', { ...fine, nameMatches: false }, '', undefined],
    ['same name, another NIK', { ...fine, nikMatches: false }, '', 'mismatch'],
    ['another name, another NIK', { ...fine, nameMatches: false, nikMatches: false }, '', 'mismatch'],
    ['another name, no NIK in the register', { ...fine, nameMatches: false, nikMatches: undefined }, '', 'mismatch'],
    ['another NIK, with a reason', { ...fine, nikMatches: false }, 'SK 12/2026', 'mismatch'],
    ['bound to another account', { ...fine, isFree: false }, 'SK 12/2026', 'taken'],
    ['not a number', { ...fine, isNumber: false }, 'SK 12/2026', 'not_a_number'],
    ['not in the register, no reason', { ...fine, isRegistered: false, nameMatches: false }, ' ', 'reason_needed'],
    [
      'not in the register, with a reason',
      { ...fine, isRegistered: false, nameMatches: false },
      'SK 12/2026',
      undefined,
    ],
  ] as const)('%s', (_says, checks, reason, expected) => {
    expect(hindrance(checks, reason)).toBe(expected)
  })
})
