import { describe, expect, test } from 'vitest'

import { tariffFault } from './tariffChange.ts'

const today = '2026-11-20'
const inForce = { validFrom: '2024-12-17', validTo: null, amounts: [800_000] }
const tomorrow = { validFrom: '2026-11-21', validTo: null, amounts: [900_000] }

describe('tariffFault', () => {
  test.each([
    ['a new amount from tomorrow', tomorrow, undefined, undefined],
    ['a new amount from today', { ...tomorrow, validFrom: today }, undefined, 'reaches_back'],
    ['a new amount from yesterday', { ...tomorrow, validFrom: '2026-11-19' }, undefined, 'reaches_back'],
    ['another amount for one in force', { ...inForce, amounts: [1] }, inForce, 'in_force'],
    ['another second amount', { ...inForce, amounts: [1, 3] }, { ...inForce, amounts: [1, 2] }, 'in_force'],
    ['an unchanged row in force', inForce, inForce, undefined],
    ['an end to come', { ...inForce, validTo: '2026-12-31' }, inForce, undefined],
    ['an end today', { ...inForce, validTo: today }, inForce, undefined],
    ['an end that has passed', { ...inForce, validTo: '2026-11-19' }, inForce, 'ends_in_the_past'],
    [
      'an unchanged end in the past',
      { ...inForce, validTo: '2025-01-01' },
      { ...inForce, validTo: '2025-01-01' },
      undefined,
    ],
    ['an end before the beginning', { ...tomorrow, validTo: today }, undefined, 'ends_before_it_begins'],
    ['another amount for one not yet in force', { ...tomorrow, amounts: [1] }, tomorrow, undefined],
  ])('%s', (_says, change, before, fault) => expect(tariffFault(change, before, today)).toBe(fault))

  test.each([
    ['from today', today, undefined],
    ['from tomorrow', '2026-11-21', undefined],
    ['from yesterday', '2026-11-19', 'reaches_back'],
  ])('the first amount of a code %s', (_says, validFrom, fault) =>
    expect(tariffFault({ ...tomorrow, validFrom }, undefined, today, true)).toBe(fault),
  )
})
