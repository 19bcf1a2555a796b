import { describe, expect, test } from 'vitest'

import type { KeptRule } from './keptRule.ts'
import { dueFromPosting } from './postedPeriod.ts'
import { postingFault } from './posting.ts'

const rule = (more: Partial<KeptRule>): KeptRule => ({
  months: null,
  calendarDays: null,
  workingDays: null,
  from: 'action',
  every: null,
  rolls: false,
  base: '2026-03-02',
  ground: 'UU',
  ...more,
})
const HOLIDAYS = new Set(['2026-03-19', '2026-03-20'])

/** Counted with a calendar: rule, day of the letter, its deadline, the deadline in force, day of posting, and the deadline from then. */
const rows: [string, KeptRule | null, string, string, string, string, string | undefined][] = [
  ['posted on its own day', rule({ months: 3 }), '2026-03-02', '2026-06-02', '2026-06-02', '2026-03-02', undefined],
  [
    'three months, posted five days later',
    rule({ months: 3 }),
    '2026-03-02',
    '2026-06-02',
    '2026-06-02',
    '2026-03-07',
    '2026-06-07',
  ],
  [
    'three months from 30 November',
    rule({ months: 3 }),
    '2026-11-27',
    '2027-02-27',
    '2027-02-27',
    '2026-11-30',
    '2027-02-28',
  ],
  ['thirty days', rule({ calendarDays: 30 }), '2026-03-02', '2026-04-01', '2026-04-01', '2026-03-03', '2026-04-02'],
  [
    'working days over holidays',
    rule({ workingDays: 3 }),
    '2026-03-13',
    '2026-03-18',
    '2026-03-18',
    '2026-03-16',
    '2026-03-23',
  ],
  [
    'two months that move to a working day',
    rule({ months: 2, rolls: true }),
    '2026-03-02',
    '2026-05-04',
    '2026-05-04',
    '2026-03-09',
    '2026-05-11',
  ],
  [
    'the same day after moving',
    rule({ months: 2, rolls: true }),
    '2026-03-02',
    '2026-05-04',
    '2026-05-04',
    '2026-03-03',
    undefined,
  ],
  [
    'an extended deadline keeps its extension',
    rule({ months: 3 }),
    '2026-03-02',
    '2026-06-02',
    '2026-07-02',
    '2026-03-07',
    '2026-07-07',
  ],
  [
    'a period that counts from the priority',
    rule({ months: 16, from: 'priority' }),
    '2026-03-02',
    '2026-06-02',
    '2026-06-02',
    '2026-03-07',
    undefined,
  ],
  ['a deadline set by hand', null, '2026-03-02', '2026-06-02', '2026-06-02', '2026-03-07', undefined],
]

describe('a period runs from the day its letter was posted', () => {
  test.each(rows)('%s', (_, kept, issuedOn, letterDue, presentDue, postedOn, due) => {
    expect(dueFromPosting({ rule: kept, issuedOn, letterDue, presentDue }, postedOn, HOLIDAYS)).toBe(due)
  })
})

describe('a posting', () => {
  const letter = { issuedOn: '2026-03-02', isWithdrawn: false, isPosted: false }
  test.each([
    ['on the day of the letter', letter, { postedOn: '2026-03-02', proof: 'RR1' }, undefined],
    ['today', letter, { postedOn: '2026-03-10', proof: 'RR1' }, undefined],
    ['before the letter', letter, { postedOn: '2026-03-01', proof: 'RR1' }, 'early'],
    ['tomorrow', letter, { postedOn: '2026-03-11', proof: 'RR1' }, 'future'],
    ['without number or name', letter, { postedOn: '2026-03-02', proof: '  ' }, 'noProof'],
    ['of a withdrawn letter', { ...letter, isWithdrawn: true }, { postedOn: '2026-03-02', proof: 'RR1' }, 'withdrawn'],
    ['of a posted letter', { ...letter, isPosted: true }, { postedOn: '2026-03-02', proof: 'RR1' }, 'posted'],
    [
      'of a posted letter once more',
      { ...letter, isPosted: true },
      { postedOn: '2026-03-02', proof: 'RR1', isAgain: true },
      undefined,
    ],
  ] as const)('%s', (_, one, posted, fault) => {
    expect(postingFault(one, { isAgain: false, ...posted }, '2026-03-10')).toBe(fault)
  })
})
