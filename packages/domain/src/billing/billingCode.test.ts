import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays } from '../dates/legalDate.ts'
import { billingCode, isBillingCode, luhnDigit } from './billingCode.ts'

describe('luhnDigit (ISO/IEC 7812-1 annex B)', () => {
  test.each([
    ['7992739871', '3'],
    ['411111111111111', '1'],
    ['0', '0'],
  ])('%s → %s', (digits, check) => {
    expect(luhnDigit(digits)).toBe(check)
  })
})

describe('billingCode (office rule: 820, year, day of the year, six digits, check digit)', () => {
  test.each([
    ['2026-11-20', 12, '82026324000012'],
    ['2026-01-01', 999_999, '82026001999999'],
    ['2028-12-31', 0, '82028366000000'],
  ])('%s and %i begin with %s', (day, six, body) => {
    expect(billingCode(day, six)).toBe(body + luhnDigit(body))
  })

  const codes = fc
    .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 999_999 }))
    .map(([days, six]) => billingCode(addDays('2026-01-01', days), six))

  test('every code has fifteen digits and is accepted by isBillingCode', () => {
    fc.assert(fc.property(codes, (code) => /^\d{15}$/.test(code) && isBillingCode(code)))
  })

  test('a code with one wrong digit after the prefix is refused', () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 3, max: 14 }), fc.integer({ min: 1, max: 9 }), (code, at, add) => {
        const wrong = code.slice(0, at) + ((Number(code[at]) + add) % 10) + code.slice(at + 1)
        expect(isBillingCode(wrong)).toBe(false)
      }),
    )
  })

  test.each(['', '820', '８20263240000120', '82026324000012x', ' 820263240000125', '910263240000121'])(
    'refuses %j',
    (text) => {
      expect(isBillingCode(text)).toBe(false)
    },
  )
})
