import { describe, expect, test } from 'vitest'

import { actionByCode, defineWorkflow, stateByCode, findState } from './definition.ts'
import { dueDate, hasPassed } from './dueDate.ts'
import { reachFaults } from './reach.ts'
import { automaticAction, openActions, nextState } from './nextState.ts'

const words = { text: 'loan', means: 'loan', next: 'loan' } as const
const act = { text: 'loan', means: 'loan', ground: 'library rule 1' } as const

/** A test workflow unrelated to any right: a library loan. */
const loan = defineWorkflow({
  id: 'library-loan',
  version: 1,
  procTyp: 'L',
  start: 'asked',
  states: {
    asked: { ...words, code: '1', turn: 'office' },
    lent: { ...words, code: '2', turn: 'applicant' },
    lost: { ...words, code: '3', turn: 'office' },
    returned: { ...words, code: '4', turn: 'none', end: true },
  },
  actions: {
    lend: {
      ...act,
      code: 'LEND',
      by: 'office',
      from: ['asked'],
      to: 'lent',
      notifies: 'applicant',
      requiresAnswer: true,
      due: { calendarDays: 14 },
    },
    renew: {
      ...act,
      code: 'RENEW',
      by: 'applicant',
      from: ['lent'],
      to: 'same',
      due: { calendarDays: 14, from: 'due' },
      until: { since: 'lend', months: 1, unless: 'renew' },
    },
    note: { ...act, code: 'NOTE', by: 'office', from: ['lent'], to: 'same' },
    give_back: { ...act, code: 'BACK', by: 'applicant', from: ['lent', 'lost'], to: 'returned' },
    write_off: { ...act, code: 'LOST', by: 'system', from: ['lent'], to: 'lost', auto: true, notifies: 'applicant' },
  },
})

describe('nextState (office rule: a process changes only by a listed action)', () => {
  test.each([
    [
      'asked',
      'lend',
      'office',
      {
        ok: true,
        state: 'lent',
        notifiesApplicant: true,
        due: { calendarDays: 14 },
        keepsDue: false,
        requiresAnswer: true,
      },
    ],
    [
      'lent',
      'note',
      'office',
      { ok: true, state: 'lent', notifiesApplicant: false, due: undefined, keepsDue: true, requiresAnswer: false },
    ],
    [
      'lost',
      'give_back',
      'applicant',
      { ok: true, state: 'returned', notifiesApplicant: false, due: undefined, keepsDue: false, requiresAnswer: false },
    ],
    ['asked', 'lend', 'applicant', { ok: false, why: 'not_your_role' }],
    ['returned', 'lend', 'office', { ok: false, why: 'not_from_here' }],
    ['asked', 'burn', 'office', { ok: false, why: 'unknown_action' }],
    ['asked', 'toString', 'office', { ok: false, why: 'unknown_action' }],
    ['__proto__', 'lend', 'office', { ok: false, why: 'unknown_state' }],
  ] as const)('%s + %s by %s', (state, action, role, expected) => {
    expect(nextState(loan, state, action, role)).toEqual(expected)
  })
})

describe('openActions', () => {
  const lent = [{ action: 'lend', day: '2026-01-31' }]
  test.each([
    ['the reader may renew within the window', 'lent', 'applicant', lent, '2026-02-28', ['renew', 'give_back']],
    [
      'but once only',
      'lent',
      'applicant',
      [...lent, { action: 'renew', day: '2026-02-02' }],
      '2026-02-10',
      ['give_back'],
    ],
    [
      'open again after a new loan',
      'lent',
      'applicant',
      [...lent, { action: 'renew', day: '2026-02-02' }, { action: 'lend', day: '2026-05-01' }],
      '2026-05-10',
      ['renew', 'give_back'],
    ],
    ['closed after the last day', 'lent', 'applicant', lent, '2026-03-01', ['give_back']],
    ['closed without the action it counts from', 'lent', 'applicant', [], '2026-02-01', ['give_back']],
    ['automatic actions are not open to any role', 'lent', 'system', lent, '2026-02-01', []],
    ['none in an end state', 'returned', 'office', lent, '2026-02-01', []],
  ] as const)('%s', (_says, state, role, history, today, expected) => {
    expect(openActions(loan, state, role, history, today)).toEqual(expected)
  })

  test('automaticAction returns the automatic action of a state', () => {
    expect(automaticAction(loan, 'lent')).toBe('write_off')
    expect(automaticAction(loan, 'asked')).toBeUndefined()
  })
})

describe('dueDate (months clamp to the end of the month; working days skip weekends and holidays, UU 20/2016 art. 1(22))', () => {
  const holidays = new Set(['2026-12-25', '2026-01-01'])
  test.each([
    ['three months from sending (UU 31/2000 art. 19)', { months: 3 }, '2026-11-30', '2027-02-28'],
    ['thirty calendar days', { calendarDays: 30 }, '2026-11-20', '2026-12-20'],
    ['one working day after a Friday', { workingDays: 1 }, '2026-11-20', '2026-11-23'],
    ['five working days over Christmas', { workingDays: 5 }, '2026-12-21', '2026-12-29'],
    [
      'a deadline of a mark on a Saturday moves to Monday',
      { calendarDays: 1, rolls: true },
      '2026-11-20',
      '2026-11-23',
    ],
    ['a deadline of a design on a Saturday stays', { calendarDays: 1 }, '2026-11-20', '2026-11-21'],
    [
      'an extension counts from the earlier deadline',
      { months: 1, from: 'due' },
      { action: '2026-11-20', due: '2026-11-30' },
      '2026-12-30',
    ],
    [
      'protection counts from the filing date (UU 31/2000 art. 5)',
      { months: 120, from: 'filing' },
      { action: '2026-11-20', filing: '2026-02-28' },
      '2036-02-28',
    ],
    ['no earlier deadline, no extension', { months: 1, from: 'due' }, { action: '2026-11-20', due: null }, undefined],
  ] as const)('%s', (_says, rule, basis, expected) => {
    expect(dueDate(rule, basis, holidays)).toBe(expected)
  })

  test('hasPassed is false on the due day', () => {
    expect(hasPassed('2026-11-20', '2026-11-20')).toBe(false)
    expect(hasPassed('2026-11-20', '2026-11-21')).toBe(true)
  })
})

describe('reachFaults', () => {
  test('a sound workflow has no faults', () => {
    expect(reachFaults(loan)).toEqual({
      unreachable: [],
      deadEnds: [],
      neverDue: [],
      sharedCodes: [],
      unknownNames: [],
    })
  })

  test('unreachable states, dead ends, automatic actions without a deadline and shared codes are found', () => {
    const broken = defineWorkflow({
      id: 'broken',
      version: 1,
      procTyp: 'L',
      start: 'a',
      states: {
        a: { ...words, code: '1', turn: 'office' },
        b: { ...words, code: '2', turn: 'office' },
        island: { ...words, code: '2', turn: 'none', end: true },
      },
      actions: {
        go: { ...act, code: 'GO', by: 'office', from: ['a'], to: 'b', due: { months: 3, target: true } },
        late: { ...act, code: 'GO', by: 'system', from: ['b'], to: 'b', auto: true, preferredAfter: 'asked' },
      },
    })
    expect(reachFaults(broken)).toEqual({
      unreachable: ['island'],
      deadEnds: ['b'],
      neverDue: ['late'],
      sharedCodes: ['2', 'GO'],
      unknownNames: ['asked'],
    })
  })
})

test('stateByCode and actionByCode return keys', () => {
  expect(stateByCode(loan, '2')).toBe('lent')
  expect(actionByCode(loan, 'BACK')).toBe('give_back')
  expect(stateByCode(loan, '9')).toBeUndefined()
  expect(findState(loan, 'constructor')).toBeUndefined()
})
