import { describe, expect, test } from 'vitest'

import { periodChangeFault } from './changedPeriod.ts'
import { defineWorkflow, type Action } from './definition.ts'
import { dueDate } from './dueDate.ts'
import { givesDay, keptRule } from './keptRule.ts'
import { asksTooLate } from './letterPeriod.ts'
import { answersOpenUntil, awaitedUntil } from './openAnswer.ts'
import { paperDates } from './paperDates.ts'

const words = { text: 'x', means: 'x', next: 'x' }
const ground = 'UU 31/2000 art. 26'
const flow = defineWorkflow({
  id: 'opposed',
  version: 1,
  procTyp: '3',
  start: 'publication',
  states: {
    publication: { code: '1', turn: 'public', ...words },
    opposed: { code: '2', turn: 'applicant', ...words },
    examination: { code: '3', turn: 'office', ...words },
  },
  actions: {
    oppose: { code: 'A', by: 'public', from: ['publication'], to: 'opposed', due: { months: 3 }, ground, ...words },
    object: { code: 'B', by: 'public', from: ['publication', 'examination'], to: 'same', ground, ...words },
    answer: { code: 'C', by: 'applicant', from: ['opposed'], to: 'examination', answers: true, ground, ...words },
    answer_objection: {
      code: 'D',
      by: 'applicant',
      from: ['examination'],
      to: 'same',
      answers: true,
      until: { since: 'object', workingDays: 30, unless: 'answer_objection' },
      ground,
      ...words,
    },
    over: { code: 'E', by: 'system', auto: true, from: ['opposed'], to: 'examination', ground, ...words },
    refuse: {
      code: 'F',
      by: 'office',
      from: ['opposed', 'examination'],
      to: 'same',
      awaitsAnswers: true,
      ground,
      ...words,
    },
  },
})
const past = (...actions: [string, string][]) => actions.map(([action, day]) => ({ action, day }))

describe('the office waits for an answer (UU 31/2000 art. 26(4), (5); UU 13/2016 art. 49(3))', () => {
  test.each([
    ['in the time to answer', { state: 'opposed', dueDate: '2027-02-10', history: [] }, '2027-02-10'],
    [
      'after views on a patent',
      { state: 'examination', dueDate: null, history: past(['object', '2026-06-01']) },
      '2026-07-13',
    ],
    [
      'once they are answered',
      {
        state: 'examination',
        dueDate: null,
        history: past(['object', '2026-06-01'], ['answer_objection', '2026-06-20']),
      },
      undefined,
    ],
    ['with nothing to answer', { state: 'examination', dueDate: '2027-01-01', history: [] }, undefined],
  ])('%s', (_says, at, until) => {
    expect(answersOpenUntil(flow, at)).toBe(until)
  })

  test('on the last day still, on the day after no more', () => {
    const at = { state: 'opposed', dueDate: '2027-02-10', history: [] }
    expect(awaitedUntil(flow, flow.actions.refuse, at, '2027-02-10')).toBe('2027-02-10')
    expect(awaitedUntil(flow, flow.actions.refuse, at, '2027-02-11')).toBeUndefined()
  })
})

describe('two days of a paper: the period to answer runs from the notice (UU 20/2016 art. 17: from the sending)', () => {
  test.each([
    ['public', { actionDate: '2026-08-27', receivedOn: '2026-08-19' }],
    ['applicant', { actionDate: '2026-08-19', receivedOn: '2026-08-19' }],
  ] as const)('%s', (by, days) => {
    expect(paperDates({ by }, '2026-08-19', '2026-08-27')).toEqual(days)
  })
})

test.each([
  ['2026-06-30', '2026-07-01', true],
  ['2026-07-01', '2026-07-01', false],
  ['2026-07-02', '2026-07-01', false],
])('a letter asking by %s sent on %s comes too late: %s (UU 31/2000 art. 17)', (due, sent, late) => {
  const asking = { by: 'office', requiresAnswer: true } as Action
  expect(asksTooLate(asking, due, sent)).toBe(late)
})

test.each([
  ['2026-11-10', '2026-10-01', 'shorter'],
  ['2026-11-10', '2026-11-10', 'same'],
  ['2026-08-01', '2026-08-05', 'past'],
  ['2026-11-10', '2026-12-10', undefined],
] as const)('a deadline of %s set to %s by hand: %s', (present, wanted, fault) => {
  expect(periodChangeFault(present, wanted, '2026-08-10')).toBe(fault)
})

describe('months around an anniversary count from it, 28 February in a common year (UU 20/2016 art. 35, 36; UU 13/2016 art. 126(2))', () => {
  const filing = '2024-02-29'
  test.each([
    [
      'renewal opens six months before the end of the term',
      { months: 114, calendarDays: -1, every: 120, from: 'filing' },
      '2033-08-27',
    ],
    ['the higher fee ends six months after it', { months: 126, every: 120, from: 'filing' }, '2034-08-28'],
    ['an annuity is due one month before the year', { months: 11, every: 12, from: 'effective' }, '2025-01-28'],
  ] as const)('%s', (_says, rule, day) => {
    expect(dueDate(rule, { action: '2024-03-01', filing })).toBe(day)
  })
})

test('the rule of a deadline is kept with the day it counts from, and one that does not give the day is not shown', () => {
  const basis = { action: '2026-08-10', filing: '2026-08-10' }
  expect(keptRule({ months: 3 }, 'UU 31/2000 art. 19', basis)).toMatchObject({
    months: 3,
    from: 'action',
    base: '2026-08-10',
  })
  expect(keptRule({ months: 0, from: 'target' }, '', basis)).toBeNull()
  expect(givesDay({ months: 3 }, basis, '2026-11-10', new Set())).toBe(true)
  expect(givesDay({ months: 120, from: 'filing' }, basis, '2036-03-01', new Set())).toBe(false)
})
