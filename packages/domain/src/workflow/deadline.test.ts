import { describe, expect, test } from 'vitest'

import { dueAction, firesAfter, isBlocked, isTooLate } from './deadline.ts'
import { defineWorkflow } from './definition.ts'
import { isLastDayOver } from './dueDate.ts'

const words = { text: 'loan', means: 'loan', next: 'loan' } as const
const action = { text: 'loan', means: 'loan', ground: 'library rule 1' } as const
const loan = defineWorkflow({
  id: 'library-loan',
  version: 1,
  procTyp: 'L',
  start: 'lent',
  states: {
    lent: { ...words, code: '1', turn: 'applicant' },
    late: { ...words, code: '2', turn: 'applicant' },
    lost: { ...words, code: '3', turn: 'office' },
    returned: { ...words, code: '4', turn: 'none', end: true },
  },
  actions: {
    explain: { ...action, code: 'EXPLAIN', by: 'applicant', from: ['lent'], to: 'late' },
    ask: { ...action, code: 'ASK', by: 'applicant', from: ['lent'], to: 'same' },
    extend: {
      ...action,
      code: 'EXTEND',
      by: 'applicant',
      from: ['lent'],
      to: 'late',
      until: { since: 'lend', months: 1 },
    },
    give_back: { ...action, code: 'BACK', by: 'applicant', from: ['lent'], to: 'returned' },
    recall: { ...action, code: 'RECALL', by: 'office', from: ['lent'], to: 'late' },
    note: { ...action, code: 'NOTE', by: 'office', from: ['lent'], to: 'same' },
    write_off: { ...action, code: 'LOST', by: 'system', from: ['lent'], to: 'lost', auto: true },
    remind: {
      ...action,
      code: 'REMIND',
      by: 'system',
      from: ['lent'],
      to: 'late',
      auto: true,
      preferredAfter: 'recall',
    },
  },
})
const { actions } = loan

test.each([
  ['on the last day', '2026-05-10', null, false],
  ['the day after', '2026-05-11', null, true],
  ['suspended on the last day', '2026-05-11', '2026-05-10', false],
  ['suspended the day after', '2026-05-11', '2026-05-11', true],
] as const)('isLastDayOver: %s', (_case, day, frozenSince, over) => {
  expect(isLastDayOver({ dueDate: '2026-05-10', frozenSince }, day)).toBe(over)
  expect(isLastDayOver({ dueDate: null, frozenSince }, day)).toBe(false)
})

describe('isTooLate', () => {
  const deadline = { dueDate: '2026-05-10', firesOn: '2026-05-11', frozenSince: null }
  test.each([
    ['an action of the applicant', actions.explain, true],
    ['one that keeps the state', actions.ask, false],
    ['one with a window of its own', actions.extend, false],
    ['one that ends the case', actions.give_back, false],
    ['an action of the office', actions.recall, false],
  ])('the day after the last day: %s', (_case, given, late) => {
    expect(isTooLate(loan, given, deadline, '2026-05-11')).toBe(late)
  })
  test('never without an automatic action', () => {
    expect(isTooLate(loan, actions.explain, { ...deadline, firesOn: null }, '2026-05-11')).toBe(false)
  })
})

test('a suspension blocks the office and the system, except for notes', () => {
  const blocked = Object.values(actions).filter((each) => isBlocked({ frozenSince: '2026-05-01' }, each))
  expect(blocked.map(({ code }) => code)).toEqual(['RECALL', 'LOST', 'REMIND'])
  expect(Object.values(actions).filter((each) => isBlocked({ frozenSince: null }, each))).toEqual([])
})

test.each([
  ['the day after the due day', 'lent', { keepsDue: false, due: { months: 1 } }, '2026-05-11'],
  ['unchanged with the due day', 'lent', { keepsDue: true, due: undefined }, '2026-01-01'],
  ['none in a state without an automatic action', 'late', { keepsDue: false, due: { months: 1 } }, null],
  ['none for a target of the office', 'lent', { keepsDue: false, due: { months: 1, target: true } }, null],
] as const)('firesAfter: %s', (_case, state, stepped, fires) => {
  expect(firesAfter(loan, { firesOn: '2026-01-01' }, { ...stepped, state }, '2026-05-10')).toBe(fires)
})

describe('dueAction', () => {
  const lent = { state: 'lent', firesOn: '2026-05-11', frozenSince: null, isHeld: false, taken: ['lend'] } as const
  test.each([
    ['on its day', lent, { isDue: true, action: 'write_off' }],
    ['chosen by the history', { ...lent, taken: ['lend', 'recall'] }, { isDue: true, action: 'remind' }],
    ['before its day', { ...lent, firesOn: '2026-05-12' }, { isDue: false, why: 'too early' }],
    ['without a day', { ...lent, firesOn: null }, { isDue: false, why: 'too early' }],
    ['in a suspended case', { ...lent, frozenSince: '2026-05-01' }, { isDue: false, why: 'frozen' }],
    ['while an answer is not examined', { ...lent, isHeld: true }, { isDue: false, why: 'held' }],
    ['in a state without one', { ...lent, state: 'lost' }, { isDue: false, why: 'nothing' }],
  ])('%s', (_case, process, found) => {
    expect(dueAction(loan, process, '2026-05-11')).toEqual(found)
  })
})
