import { describe, expect, test } from 'vitest'

import { defineWorkflow, type Action } from './definition.ts'
import { withActionRules } from './periods.ts'
import { automaticAction, hasLimits, isOpen, nextState } from './nextState.ts'

const act = { text: 'loan', means: 'loan', ground: 'library rule 1' } as const
const words = { text: 'loan', means: 'loan', next: 'loan' } as const
const action = (more: Partial<Action>): Action => ({
  ...act,
  code: 'X',
  by: 'office',
  from: ['a'],
  to: 'b',
  ...more,
})
const taken = (...days: [string, string][]) => days.map(([name, day]) => ({ action: name, day }))

describe('isOpen with `after` (UU 20/2016 art. 24: no refusal without a proposed one)', () => {
  const refuse = action({ after: { taken: 'propose', unless: ['give_way', 'start_anew'] } })
  test.each([
    ['not proposed', taken(), false],
    ['proposed', taken(['propose', '2026-11-20']), true],
    ['proposed and given up', taken(['propose', '2026-11-20'], ['give_way', '2026-11-21']), false],
    ['proposed again', taken(['give_way', '2026-11-21'], ['propose', '2026-11-22']), true],
  ])('%s', (_says, history, expected) => expect(isOpen(refuse, history, '2026-11-23')).toBe(expected))
})

describe('isOpen with `after` and `each` (UU 13/2016 art. 70: a decision for each appeal)', () => {
  const decide = action({ after: { taken: 'appeal', unless: ['uphold', 'limit'], each: true } })
  test.each([
    ['no appeal', taken(), false],
    ['one appeal', taken(['appeal', '2026-11-20']), true],
    ['one appeal, decided', taken(['appeal', '2026-11-20'], ['uphold', '2026-11-21']), false],
    [
      'two appeals, one decided',
      taken(['appeal', '2026-11-20'], ['appeal', '2026-11-21'], ['limit', '2026-11-22']),
      true,
    ],
    [
      'two appeals, both decided',
      taken(['appeal', '2026-11-20'], ['limit', '2026-11-21'], ['appeal', '2026-11-22'], ['uphold', '2026-11-23']),
      false,
    ],
  ])('%s', (_says, history, expected) => expect(isOpen(decide, history, '2026-11-23')).toBe(expected))
})

test.each([
  ['the last day of the period', '2027-02-20', false],
  ['the day after', '2027-02-21', true],
])('isOpen with `notBefore`, on %s', (_says, today, expected) => {
  const register = action({ notBefore: { since: 'publish', months: 3 } })
  expect(isOpen(register, taken(['publish', '2026-11-20']), today)).toBe(expected)
  expect(isOpen(register, [], today)).toBe(true)
})

test('a window may count from the international filing date (PCT art. 11(3))', () => {
  const ask = action({ until: { since: 'pay', months: 36, from: 'effective' } })
  const history = taken(['pay', '2026-11-20'])
  const known = { filing: '2026-11-20', international: '2024-05-01' }
  expect(isOpen(ask, history, '2027-05-01', undefined, known)).toBe(true)
  expect(isOpen(ask, history, '2027-05-02', undefined, known)).toBe(false)
})

test('any of several actions closes a window', () => {
  const ask = action({ until: { since: 'pay', months: 3, unless: ['ask', 'stop'] } })
  expect(isOpen(ask, taken(['pay', '2026-11-20'], ['stop', '2026-11-21']), '2026-11-22')).toBe(false)
  expect(isOpen(ask, taken(['stop', '2026-11-19'], ['pay', '2026-11-20']), '2026-11-22')).toBe(true)
})

test('hasLimits is true with `after` or `notBefore`', () => {
  expect(hasLimits(action({}))).toBe(false)
  expect(hasLimits(action({ after: { taken: 'x' } }))).toBe(true)
  expect(hasLimits(action({ notBefore: { since: 'x', months: 1 } }))).toBe(true)
})

const shelf = defineWorkflow({
  id: 'shelf',
  version: 1,
  procTyp: 'S',
  start: 'a',
  states: { a: { ...words, code: '1', turn: 'none' }, b: { ...words, code: '2', turn: 'none', end: true } },
  actions: {
    put: { ...act, code: 'PUT', by: 'office', from: ['a'], to: 'same', due: { months: 1 } },
    look: {
      ...act,
      code: 'LOOK',
      by: 'system',
      auto: true,
      switched: true,
      from: ['a'],
      to: 'b',
      due: { months: 0, target: true },
    },
    tidy: {
      ...act,
      code: 'TIDY',
      by: 'system',
      auto: true,
      preferredAfter: ['dust', 'rain'],
      preferredUnless: 'shine',
      from: ['a'],
      to: 'b',
    },
    fade: { ...act, code: 'FADE', by: 'system', auto: true, from: ['a'], to: 'same' },
  },
})

describe('several automatic actions', () => {
  test('a switched action is chosen only when the office has set its period (office rule: periods are rows)', () => {
    expect(automaticAction(shelf, 'a')).toBe('fade')
    const length = { months: 6, calendarDays: null, workingDays: null } as const
    const rule = { action: 'look', part: 'due', ...length, ground: 'x', validFrom: '2016-01-01' } as const
    const on = { ...shelf, actions: { ...shelf.actions, look: withActionRules('look', shelf.actions.look, [rule]) } }
    expect(automaticAction(on, 'a')).toBe('look')
  })

  test('an action with `preferredAfter` is chosen when one of those actions was performed', () => {
    expect(automaticAction(shelf, 'a', ['rain'])).toBe('tidy')
    expect(automaticAction(shelf, 'a', ['sun'])).toBe('fade')
  })

  test('and not once one of `preferredUnless` was performed after it', () => {
    expect(automaticAction(shelf, 'a', ['rain', 'shine'])).toBe('fade')
    expect(automaticAction(shelf, 'a', ['shine', 'rain'])).toBe('tidy')
  })

  test('an automatic action that keeps the state removes the deadline', () => {
    expect(nextState(shelf, 'a', 'fade', 'system')).toMatchObject({
      ok: true,
      state: 'a',
      keepsDue: false,
      due: undefined,
    })
  })
})
