import { describe, expect, test } from 'vitest'

import { annuityAccount, annuitySteps, type PatentFacts } from './account.ts'

/** Granted in its fourth year: the first payment covers the years 1 to 5 and is due six months after the certificate. */
const granted: PatentFacts = {
  fileTyp: 'P',
  filingDate: '2022-03-31',
  grantDate: '2026-02-10',
  lawCode: 'UU65/2024',
  position: 'kept',
  dueDate: '2026-08-10',
  payments: [],
}
const paidFirst: PatentFacts = { ...granted, dueDate: '2027-02-28', payments: [{ kind: 'first' }] }
const inGrace: PatentFacts = { ...paidFirst, position: 'grace', dueDate: '2027-08-28' }
const paidTo19: PatentFacts = { ...paidFirst, dueDate: '2041-02-28', payments: [{ kind: 'next', paidTo: 19 }] }
const paidAll: PatentFacts = { ...paidFirst, dueDate: '2042-03-31', payments: [{ kind: 'last' }] }

describe('the account of a granted patent (UU 13/2016 art. 126, 128)', () => {
  const statusOf = (facts: PatentFacts, today: string, year: number) =>
    annuityAccount(facts, today).years[year - 1]?.status

  test.each([
    ['nothing paid: more than six months before', granted, '2026-02-09', 1, 'future'],
    ['nothing paid: six months before', granted, '2026-02-10', 5, 'due'],
    ['nothing paid: the last day', granted, '2026-08-10', 1, 'due'],
    ['nothing paid: a day late', granted, '2026-08-11', 5, 'late'],
    ['nothing paid: the year after is due on its own day', granted, '2026-08-11', 6, 'future'],
    ['nothing paid: the last day of grace', granted, '2027-02-10', 1, 'late'],
    ['nothing paid: grace is over', granted, '2027-02-11', 1, 'over'],
    ['first payment: covered', paidFirst, '2027-02-28', 5, 'paid'],
    ['first payment: the next, last day', paidFirst, '2027-02-28', 6, 'due'],
    ['first payment: the next, a day late', paidFirst, '2027-03-01', 6, 'late'],
    ['in grace: last day', inGrace, '2027-08-28', 6, 'late'],
    ['in grace: over', inGrace, '2027-08-29', 6, 'over'],
    [
      'the deadline of the case counts, which a suspension moved',
      { ...paidFirst, dueDate: '2027-04-30' },
      '2027-04-30',
      6,
      'due',
    ],
  ] as const)('%s', (_says, facts, today, year, status) => expect(statusOf(facts, today, year)).toBe(status))

  test.each([
    ['nothing paid', granted, { paidTo: 0, leastTo: 5 }],
    ['the first payment', paidFirst, { paidTo: 5, leastTo: 6 }],
    [
      'each further payment is a year',
      { ...paidFirst, payments: [{ kind: 'first' }, { kind: 'next' }, { kind: 'late' }] },
      { paidTo: 7, leastTo: 8 },
    ],
    ['a payment that names its year', paidTo19, { paidTo: 19, leastTo: 20 }],
    ['all paid', paidAll, { paidTo: 20, leastTo: undefined, closed: 'all_paid' }],
    ['an officer reviews the case', { ...granted, position: 'review' }, { paidTo: 0, leastTo: 5, closed: 'review' }],
    ['no longer in force', { ...paidFirst, position: 'ended' }, { paidTo: 5, leastTo: 6, closed: 'ended' }],
  ] as const)('%s', (_says, facts, account) =>
    expect(annuityAccount(facts as PatentFacts, '2026-03-01')).toMatchObject(account),
  )

  test('a payment of earlier years leaves their dates as they were', () => {
    const account = annuityAccount({ ...paidFirst, dueDate: '2027-04-30' }, '2026-09-01')
    expect(account.years.slice(4, 6).map(({ due }) => due)).toEqual(['2026-08-10', '2027-04-30'])
  })
})

describe('the payments recorded for all years up to one', () => {
  const steps = (facts: PatentFacts, toYear: number) =>
    annuitySteps(annuityAccount(facts, '2026-03-01'), facts.position, toYear).map(
      ({ kind, paidTo }) => `${kind} ${paidTo}`,
    )

  test.each([
    ['the first covers the years up to the one after the grant', granted, 5, ['first 5']],
    ['years paid ahead', granted, 7, ['first 5', 'next 6', 'next 7']],
    ['less than the first covers', granted, 4, []],
    ['the next year', paidFirst, 6, ['next 6']],
    ['a year that is paid', paidFirst, 5, []],
    ['overdue, and one ahead', inGrace, 7, ['late 6', 'next 7']],
    ['the first payment in grace', { ...granted, position: 'grace' }, 6, ['first 5', 'next 6']],
    ['the last year', paidTo19, 20, ['last 20']],
    ['the last year in grace', { ...paidTo19, position: 'grace' }, 20, ['last 20']],
    ['beyond protection', paidTo19, 21, []],
    ['all paid', paidAll, 20, []],
    ['under review', { ...paidFirst, position: 'review' }, 6, []],
    ['granted in the last years', { ...granted, grantDate: '2041-06-01' }, 20, ['first 20', 'last 20']],
  ] as const)('%s', (_says, facts, toYear, expected) => expect(steps(facts as PatentFacts, toYear)).toEqual(expected))
})
