import { workflows } from '@saki/catalogue'
import { describe, expect, test } from 'vitest'

import { dueTone, timeLeftOf, statusLook, withoutTurn } from './standing.ts'

describe('tone of a deadline', () => {
  test.each([
    [61, true, 'plain'],
    [60, true, 'amber'],
    [8, true, 'amber'],
    [7, true, 'red'],
    [0, true, 'red'],
    [-2, true, 'red'],
    [2, false, 'plain'],
  ] as const)('%i days left, yours %s: %s', (days, isYours, tone) => expect(dueTone(days, isYours)).toBe(tone))
})

test.each([
  [0, { unit: 'days', count: 0, late: false }],
  [92, { unit: 'days', count: 92, late: false }],
  [93, { unit: 'months', count: 3, late: false }],
  [729, { unit: 'months', count: 23, late: false }],
  [3652, { unit: 'years', count: 9, late: false }],
  [-3, { unit: 'days', count: 3, late: true }],
] as const)('%i days left are %o', (days, left) => expect(timeLeftOf(days)).toEqual(left))

test('an unknown status gets a plain look', () => {
  expect(statusLook('toString').tone).toBe('plain')
  expect(statusLook('315')).toEqual({ tone: 'red', icon: 'flag' })
})

const states = workflows.flatMap((flow) => Object.values(flow.states).map((state) => [flow.id, state] as const))

test.each(states)('%s: every state has a look, and it is red or amber while the applicant has to act', (_id, state) => {
  const { tone } = statusLook(state.code)
  expect(tone).not.toBe('plain')
  if (state.turn === 'applicant' && !state.end) expect(['red', 'amber']).toContain(tone)
  if (state.turn === 'office') expect(tone).toBe('blue')
})

test.each([
  ['Your turn: pay Rp800.000', 'Pay Rp800.000'],
  ['Giliran kantor: keputusan paling lama 6 bulan.', 'Keputusan paling lama 6 bulan.'],
  ['دورك: ادفع Rp800.000', 'ادفع Rp800.000'],
  ['Nothing to do: wait.', 'Nothing to do: wait.'],
])('%s without the words for whose turn it is', (sentence, rest) => expect(withoutTurn(sentence)).toBe(rest))
