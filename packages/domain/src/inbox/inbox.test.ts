import { describe, expect, test } from 'vitest'

import { deadlineTone, severity } from './severity.ts'
import { shouldAnnounce } from './shouldAnnounce.ts'

describe('shouldAnnounce (office rule: a rise after the first count)', () => {
  test.each([
    ['the first count announces none', undefined, 3, 0],
    ['a rise announces the difference', 3, 5, 2],
    ['a rise from 0 announces all', 0, 1, 1],
    ['the same count announces none', 3, 3, 0],
    ['a fall announces none', 3, 1, 0],
  ])('%s', (_says, before, now, announced) => {
    expect(shouldAnnounce(before, now)).toBe(announced)
  })
})

describe('severity (office rule: a week or less is urgent)', () => {
  test.each([
    ['nothing to do', false, '2026-11-21', 'INFO'],
    ['something to do, no deadline', true, null, 'ACTION'],
    ['eight days left', true, '2026-11-28', 'ACTION'],
    ['seven days left', true, '2026-11-27', 'URGENT'],
    ['the last day', true, '2026-11-20', 'URGENT'],
    ['the day after', true, '2026-11-19', 'OVERDUE'],
  ] as const)('%s', (_says, asks, due, expected) => {
    expect(severity(asks, due, '2026-11-20')).toBe(expected)
  })
})

describe('deadlineTone (office rule: amber from 60 days, red from 7, only when it is the reader’s turn)', () => {
  test.each([
    ['2027-01-20', true, 'plain'],
    ['2027-01-19', true, 'soon'],
    ['2026-11-27', true, 'urgent'],
    ['2026-11-19', true, 'past'],
    ['2026-11-19', false, 'plain'],
  ] as const)('%s, own turn %s → %s', (due, isReadersTurn, tone) => {
    expect(deadlineTone(due, '2026-11-20', isReadersTurn)).toBe(tone)
  })
})
