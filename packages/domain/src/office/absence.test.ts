import { expect, test } from 'vitest'

import { absenceFault, type Absence } from './absence.ts'

const TODAY = '2026-11-24'
const of = (officerId: number, from: string, to: string, substituteId: number | null = null): Absence => ({
  officerId,
  from,
  to,
  substituteId,
})

test.each<[string, Absence, Absence[], string | undefined]>([
  ['of one day', of(1, TODAY, TODAY, 2), [], undefined],
  ['that began earlier', of(1, '2026-11-20', TODAY), [], undefined],
  ['that ends before it begins', of(1, '2026-11-26', '2026-11-25'), [], 'order'],
  ['that is over', of(1, '2026-11-20', '2026-11-23'), [], 'past'],
  ['of a year and a day', of(1, '2026-12-01', '2027-12-02'), [], undefined],
  ['of more', of(1, '2026-12-01', '2027-12-03'), [], 'tooLong'],
  ['replaced by oneself', of(1, TODAY, TODAY, 1), [], 'ownSubstitute'],
  ['on a day already noted', of(1, '2026-11-27', '2026-11-30'), [of(1, '2026-11-24', '2026-11-27')], 'overlap'],
  ['on the next day', of(1, '2026-11-28', '2026-11-30'), [of(1, '2026-11-24', '2026-11-27')], undefined],
  [
    'replaced by somebody absent',
    of(1, TODAY, '2026-11-27', 2),
    [of(2, '2026-11-27', '2026-11-30')],
    'substituteAbsent',
  ],
  ['replaced by somebody back', of(1, TODAY, '2026-11-27', 2), [of(2, '2026-11-28', '2026-11-30')], undefined],
])('an absence %s', (_what, absence, others, fault) => {
  expect(absenceFault(absence, others, TODAY)).toBe(fault)
})
