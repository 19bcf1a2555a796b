import { describe, expect, test } from 'vitest'

import { dueDate } from './dueDate.ts'
import { withActionRules, withRules, type PeriodRule } from './periods.ts'
import { defineWorkflow } from './definition.ts'
import { actionWindow } from './nextState.ts'

const words = { text: 'loan', means: 'loan', next: 'loan' } as const
const loan = defineWorkflow({
  id: 'library-loan',
  version: 1,
  procTyp: 'L',
  start: 'asked',
  states: { asked: { ...words, code: '1', turn: 'office' }, lent: { ...words, code: '2', turn: 'none', end: true } },
  actions: {
    lend: {
      code: 'LEND',
      by: 'office',
      from: ['asked'],
      to: 'lent',
      text: 'loan',
      means: 'loan',
      ground: 'library rule 1',
      due: { months: 2, rolls: true },
      until: { since: 'ask', months: 1 },
    },
  },
})
const rule = (part: 'due' | 'until', span: Partial<PeriodRule>): PeriodRule => ({
  action: 'lend',
  part,
  months: null,
  calendarDays: null,
  workingDays: null,
  ground: 'library rule 9',
  validFrom: '2016-01-01',
  ...span,
})

test('the office’s period replaces the defined length and keeps the rest (office rule: periods are rows)', () => {
  const action = withActionRules('lend', loan.actions.lend, [
    rule('due', { workingDays: 3 }),
    rule('until', { months: 4 }),
  ])
  expect(action.due).toEqual({ workingDays: 3, rolls: true })
  expect(action.until).toEqual({ since: 'ask', months: 4 })
  expect(action.ground).toBe('library rule 9')
  // Three working days after a Friday.
  expect(action.due && dueDate(action.due, '2026-11-20')).toBe('2026-11-25')
})

test('rules of other actions change nothing', () => {
  const other = { ...rule('due', { months: 9 }), action: 'renew' }
  expect(withRules(loan, [other])).toEqual(loan)
  expect(withRules(loan, [])).toBe(loan)
})

describe('a window whose length the office changes while it runs (UU 20/2016 art. 16: two months; a running period is not shortened)', () => {
  const [old, now] = [rule('until', { months: 2 }), rule('until', { workingDays: 5, validFrom: '2026-03-10' })]
  const lastDay = (rules: readonly PeriodRule[], asked: string) =>
    actionWindow(withActionRules('lend', loan.actions.lend, rules), [{ action: 'ask', day: asked }]).last

  test.each([
    ['began before it was shortened: as it began', [old, now], '2026-03-02', '2026-05-02'],
    ['the order of the rows does not matter', [now, old], '2026-03-02', '2026-05-02'],
    ['began on the first day of the shorter one: the shorter one', [old, now], '2026-03-10', '2026-03-17'],
    [
      'began before it was lengthened: the longer one',
      [rule('until', { months: 1 }), rule('until', { months: 3, validFrom: '2026-03-10' })],
      '2026-03-02',
      '2026-06-02',
    ],
    [
      'began before every row: as the first row',
      [{ ...old, validFrom: '2026-03-05' }, now],
      '2026-03-02',
      '2026-05-02',
    ],
    [
      'was lengthened while it ran and shortened later: the longer one',
      [
        old,
        rule('until', { months: 3, validFrom: '2026-04-01' }),
        rule('until', { months: 1, validFrom: '2026-05-20' }),
      ],
      '2026-03-02',
      '2026-06-02',
    ],
    [
      'a longer one came after it had ended, and a shorter one later: as it began',
      [
        old,
        rule('until', { months: 9, validFrom: '2026-05-03' }),
        rule('until', { months: 1, validFrom: '2026-05-20' }),
      ],
      '2026-03-02',
      '2026-05-02',
    ],
    ['one row only: that one', [old], '2026-03-02', '2026-05-02'],
  ])('%s', (_says, rules, asked, last) => {
    expect(lastDay(rules, asked)).toBe(last)
  })
})
