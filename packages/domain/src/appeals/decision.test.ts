import { describe, expect, test } from 'vitest'

import { decisionFaults, dividedBy, type AppealDecision, type AppealedCase } from './decision.ts'

const TODAY = '2026-06-10'
const allowed = { outcome: 'ALLOWED', reasons: 'Unsur pembeda cukup.' } as const
const rejected = { outcome: 'REJECTED', reasons: 'Sama bunyi.' } as const
const coffee = { niceClass: 30, terms: ['kopi', 'teh'] }
const serving = { niceClass: 43, terms: ['kedai kopi'] }

const mark: AppealedCase = { grounds: 2, goods: [coffee, serving], claims: 0, received: '2026-03-02' }
const patent: AppealedCase = { grounds: 2, goods: [], claims: 4, received: '2026-03-02' }
/** A mark of one class with one term. */
const narrow: AppealedCase = { ...mark, goods: [serving] }

const decision = (change: Partial<AppealDecision> = {}): AppealDecision => ({
  outcome: 'ALLOWED',
  number: '12/KBM/2026',
  date: TODAY,
  grounds: [allowed, allowed],
  goods: [],
  claims: [],
  ...change,
})

// UU 20/2016 art. 30; UU 13/2016 art. 68
test.each<[string, Partial<AppealDecision>, string[]]>([
  ['wholly allowed', {}, []],
  ['rejected', { outcome: 'REJECTED', grounds: [rejected, rejected] }, []],
  ['without a number', { number: ' ' }, ['number_missing']],
  ['dated tomorrow', { date: '2026-06-11' }, ['date_future']],
  ['dated on the day of the appeal', { date: '2026-03-02' }, []],
  ['dated before the appeal', { date: '2026-03-01' }, ['date_before_appeal']],
  ['with a ground left open', { grounds: [allowed] }, ['grounds_incomplete']],
  ['with a ground without reasons', { grounds: [allowed, { ...allowed, reasons: ' ' }] }, ['reasons_missing']],
  ['wholly allowed with a ground rejected', { grounds: [allowed, rejected] }, ['ground_rejected']],
  ['rejected with a ground allowed', { outcome: 'REJECTED', grounds: [rejected, allowed] }, ['ground_allowed']],
])('a decision %s', (_name, change, faults) => {
  expect(decisionFaults(decision(change), mark, TODAY)).toEqual(faults)
})

describe('a decision in part', () => {
  const part = (change: Partial<AppealDecision>) =>
    decision({ outcome: 'PART', grounds: [allowed, rejected], ...change })
  test.each<[string, AppealedCase, Partial<AppealDecision>, string[]]>([
    ['one class of two', mark, { goods: [coffee] }, []],
    ['some goods of a class', mark, { goods: [{ niceClass: 30, terms: ['kopi'] }, serving] }, []],
    ['no goods', mark, { goods: [] }, ['part_empty']],
    ['all goods', mark, { goods: [coffee, serving] }, ['part_whole']],
    ['goods that the mark lacks', mark, { goods: [{ niceClass: 25, terms: ['baju'] }] }, ['part_unknown']],
    ['one claim', patent, { claims: [2] }, []],
    ['no claim', patent, { claims: [] }, ['part_empty']],
    ['every claim', patent, { claims: [1, 2, 3, 4] }, ['part_whole']],
    ['a claim named twice', patent, { claims: [2, 2] }, []],
    ['a claim that the patent lacks', patent, { claims: [5] }, ['part_unknown']],
    ['one ground of a mark with one term', narrow, {}, []],
    ['every ground of a mark with one term', narrow, { grounds: [allowed, allowed] }, ['part_whole']],
    ['no ground of a mark with one term', narrow, { grounds: [rejected, rejected] }, ['part_empty']],
  ])('for %s', (_name, appealed, change, faults) => {
    expect(decisionFaults(part(change), appealed, TODAY)).toEqual(faults)
  })
})

test.each([
  ['goods', mark],
  ['claims', patent],
  ['grounds', narrow],
  ['grounds', { ...patent, claims: 1 }],
] as const)('is divided by %s', (by, appealed) => {
  expect(dividedBy(appealed)).toBe(by)
})
