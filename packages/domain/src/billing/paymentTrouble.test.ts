import { describe, expect, test } from 'vitest'

import { choicesFor, settlement, type TroubleChoice, type Trouble } from './paymentTrouble.ts'

describe('choicesFor: choices for a payment that settled no bill (Permenkum 41/2025 art. 2 and 7)', () => {
  test.each<[Trouble, boolean, TroubleChoice[]]>([
    ['LATE', false, ['ACCEPT', 'REFUND', 'IGNORE']],
    ['OVER', false, ['ACCEPT', 'REFUND', 'IGNORE']],
    ['WRONG_TIME', true, ['ACCEPT', 'REFUND', 'IGNORE']],
    ['SHORT', false, ['REST', 'REFUND', 'IGNORE']],
    ['SHORT', true, ['REFUND', 'IGNORE']],
    ['UNKNOWN', false, ['ACCEPT', 'REST', 'REFUND', 'IGNORE']],
    ['DOUBLE', false, ['REFUND', 'IGNORE']],
    ['CLOSED', false, ['REFUND', 'IGNORE']],
    ['NTPN_USED', false, ['REFUND', 'IGNORE']],
  ])('%s, joint bill %s', (trouble, isJoint, choices) => {
    expect(choicesFor(trouble, { isJoint })).toEqual(choices)
  })
})

test.each([
  [800_000, 800_000, { rest: 0, refund: 0 }],
  [500_000, 800_000, { rest: 300_000, refund: 0 }],
  [900_000, 800_000, { rest: 0, refund: 100_000 }],
])('settlement of %i paid for %i', (paid, expected, left) => {
  expect(settlement(paid, expected)).toEqual(left)
})
