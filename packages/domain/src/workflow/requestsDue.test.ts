import { expect, test } from 'vitest'

import { defineWorkflow } from './definition.ts'
import { mayHaveRequestsDue, requestsDue } from './requestsDue.ts'

const words = { text: 'x', means: 'x', next: 'x' }
const ground = 'UU 13/2016 art. 51'
const flow = defineWorkflow({
  id: 'asked',
  version: 1,
  procTyp: '1',
  start: 'check',
  states: {
    check: { code: '1', turn: 'office', ...words },
    awaiting: { code: '2', turn: 'applicant', ...words },
    examination: { code: '3', turn: 'office', ...words },
  },
  actions: {
    paid: { code: 'A', by: 'system', from: ['check'], to: 'same', ground, ...words },
    ask: {
      code: 'B',
      by: 'applicant',
      from: ['check'],
      to: 'same',
      until: { since: 'paid', months: 36, from: 'effective', unless: 'ask' },
      lapsesWithout: 'ask by {{date}}',
      ground,
      ...words,
    },
    ask_now: {
      code: 'C',
      by: 'applicant',
      from: ['awaiting'],
      to: 'examination',
      lapsesWithout: 'ask now by {{date}}',
      ground,
      ...words,
    },
    withdraw: { code: 'D', by: 'applicant', from: ['check', 'awaiting'], to: 'same', ground, ...words },
  },
})
const paid = { action: 'paid', day: '2024-02-29' }
const known = { filing: '2024-02-29' }

test.each([
  ['36 months from filing', 'check', [paid], known, '2026-01-01', 'ask by {{date}} 2027-02-28'],
  ['on the last day', 'check', [paid], known, '2027-02-28', 'ask by {{date}} 2027-02-28'],
  ['no more on the day after', 'check', [paid], known, '2027-03-01', ''],
  [
    'from the international filing',
    'check',
    [paid],
    { ...known, international: '2023-05-10' },
    '2026-01-01',
    'ask by {{date}} 2026-05-10',
  ],
  ['none before payment', 'check', [], known, '2024-03-01', ''],
  ['none once made', 'check', [paid, { action: 'ask', day: '2024-02-29' }], known, '2026-01-01', ''],
  ['by the last day of the state', 'awaiting', [paid], known, '2026-01-01', 'ask now by {{date}} 2027-02-26'],
  ['none in another state', 'examination', [paid], known, '2026-01-01', ''],
] as const)('a request is due: %s (UU 13/2016 art. 51, 52)', (_name, state, history, dates, today, expected) => {
  const at = { state, dueDate: '2027-02-26', history, known: dates }
  expect(
    requestsDue(flow, at, today)
      .map(({ words: said, last }) => `${said} ${last}`)
      .join(),
  ).toBe(expected)
})

test('the history need be read only in states from which such a request leads', () => {
  const has = Object.keys(flow.states).filter((state) => mayHaveRequestsDue(flow, state))
  expect(has).toEqual(['check', 'awaiting'])
})
