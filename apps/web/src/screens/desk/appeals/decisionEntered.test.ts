import type { AppealAtBoard } from '@saki/contracts/appeals'
import { appealOutcomes } from '@saki/domain/appeals/decision'
import { describe, expect, test } from 'vitest'

import {
  decisionBody,
  faultsOfDecision,
  goodsKey,
  keyOfAppeal,
  noDecision,
  type DecisionEntered,
} from './decisionEntered.ts'

const ground = { TITLE: 'Sama bunyi', TEXT: '', GROUND: '', ANSWER: '', IND_LEFT: 'N' } as const
const appeal = {
  PROC_TYP: '13',
  PROC_NBR: 5,
  ACTION_NBR: null,
  ROW_VERSION: 3,
  RECEIVED_DATE: '2026-11-10',
  GROUNDS: [ground, { ...ground, IND_LEFT: 'Y' }, ground],
  GOODS: [
    { CLASS_CODE: 30, TERMS: ['kopi', 'teh'] },
    { CLASS_CODE: 43, TERMS: ['kopi'] },
  ],
  CLAIMS: 0,
} as unknown as AppealAtBoard
const patent = { ...appeal, GOODS: [], CLAIMS: 10 }

const decided = {
  ...noDecision,
  outcome: 'ALLOWED',
  number: ' 12/KBM/2026 ',
  date: '2026-11-20',
  grounds: { 0: { outcome: 'ALLOWED', reasons: ' Tidak sama. ' }, 1: { outcome: 'ALLOWED', reasons: 'Berbeda.' } },
  reasons: ' Putusan. ',
} as const

describe('a decision as it is sent', () => {
  test('names the appeal, the grounds contested in their order, and trimmed words', () => {
    expect(decisionBody(appeal, decided)).toEqual({
      PROC_TYP: '13',
      PROC_NBR: 5,
      ROW_VERSION: 3,
      OUTCOME: 'ALLOWED',
      DECISION_NBR: '12/KBM/2026',
      DECISION_DATE: '2026-11-20',
      GROUNDS: [
        { OUTCOME: 'ALLOWED', REASONS: 'Tidak sama.' },
        { OUTCOME: 'ALLOWED', REASONS: 'Berbeda.' },
      ],
      REASONS: 'Putusan.',
      GOODS: [],
      CLAIMS: [],
    })
  })

  test('names the action of an appeal on paper', () => {
    expect(keyOfAppeal({ ...appeal, ACTION_NBR: 4 })).toEqual({
      PROC_TYP: '13',
      PROC_NBR: 5,
      ACTION_NBR: 4,
      ROW_VERSION: 3,
    })
  })

  test('names the goods ticked with their class; the same word in another class is not ticked', () => {
    const part = { goods: new Set([goodsKey(30, 'kopi')]), claims: '' }
    expect(decisionBody(appeal, { ...decided, outcome: 'PART', part })?.GOODS).toEqual([
      { CLASS_CODE: 30, TERMS: ['kopi'] },
    ])
  })

  test('leaves out goods that the case has no more', () => {
    const part = { goods: new Set(['30 kopi', '9 telepon']), claims: '' }
    expect(decisionBody(appeal, { ...decided, outcome: 'PART', part })?.GOODS).toEqual([
      { CLASS_CODE: 30, TERMS: ['kopi'] },
    ])
  })

  test.each([
    ['1-3, 5', [1, 2, 3, 5]],
    ['10', [10]],
    ['', []],
  ])('of claims typed as "%s" sends %j', (claims, numbers) => {
    expect(decisionBody(patent, { ...decided, outcome: 'PART', part: { goods: new Set(), claims } })?.CLAIMS).toEqual(
      numbers,
    )
  })

  test.each<[string, Partial<DecisionEntered>]>([
    ['no outcome', { outcome: '' }],
    ['no date', { date: '' }],
    ['a date that is not whole', { date: '2026-11' }],
    ['a date with more behind it', { date: '2026-11-20T00:00' }],
    ['a ground without outcome', { grounds: { 0: decided.grounds[0], 1: { outcome: '', reasons: 'x' } } }],
    ['a ground that was not touched', { grounds: { 0: decided.grounds[0] } }],
    ['claims that are words', { outcome: 'PART', part: { goods: new Set(), claims: 'semua' } }],
    ['claims without an end', { outcome: 'PART', part: { goods: new Set(), claims: '3-' } }],
    ['a range that runs backwards', { outcome: 'PART', part: { goods: new Set(), claims: '1, 9-7' } }],
  ])('is none with %s', (_what, change) => {
    expect(decisionBody(appeal, { ...decided, ...change })).toBeUndefined()
  })
})

describe('its faults', () => {
  const faultsOf = (change: object, of: AppealAtBoard = appeal, today = '2026-11-20') => {
    const body = decisionBody(of, { ...decided, ...change })
    return body && faultsOfDecision(of, body, today)
  }
  const rejected = { 0: { outcome: 'REJECTED', reasons: 'a' }, 1: { outcome: 'REJECTED', reasons: 'b' } }

  test.each([
    ['none', {}, []],
    ['a date after today', { date: '2026-11-21' }, ['date_future']],
    ['a date before the appeal', { date: '2026-11-09' }, ['date_before_appeal']],
    ['the day of the appeal', { date: '2026-11-10' }, []],
    ['a number of spaces', { number: '  ' }, ['number_missing']],
    [
      'reasons of spaces',
      { grounds: { ...decided.grounds, 1: { outcome: 'ALLOWED', reasons: ' ' } } },
      ['reasons_missing'],
    ],
    ['allowed with a ground rejected', { grounds: { ...decided.grounds, 1: rejected[1] } }, ['ground_rejected']],
    ['rejected with a ground allowed', { outcome: 'REJECTED' }, ['ground_allowed']],
    ['rejected with all grounds rejected', { outcome: 'REJECTED', grounds: rejected }, []],
    ['in part without goods', { outcome: 'PART' }, ['part_empty']],
    ['in part with one of the goods', { outcome: 'PART', part: { goods: new Set(['43 kopi']), claims: '' } }, []],
    [
      'in part with all goods',
      { outcome: 'PART', part: { goods: new Set(['30 kopi', '30 teh', '43 kopi']), claims: '' } },
      ['part_whole'],
    ],
  ])('%s', (_what, change, faults) => expect(faultsOf(change)).toEqual(faults))

  test.each([
    ['1-9', []],
    ['1-10', ['part_whole']],
    ['10-11', ['part_unknown']],
    ['0', ['part_unknown']],
    ['', ['part_empty']],
  ])('of a patent with ten claims, in part for "%s"', (claims, faults) => {
    expect(faultsOf({ outcome: 'PART', part: { goods: new Set(), claims } }, patent)).toEqual(faults)
  })

  test('what was chosen for a decision in part is not part of another one', () => {
    const part = { goods: new Set(['43 kopi']), claims: '9-7' }
    expect(decisionBody(appeal, { ...decided, outcome: 'PART', part })).toBeUndefined()
    expect(decisionBody(appeal, { ...decided, outcome: 'ALLOWED', part })).toMatchObject({ GOODS: [], CLAIMS: [] })
  })

  test.each(appealOutcomes)('%s is one that can be entered', (outcome) => {
    expect(decisionBody(appeal, { ...decided, outcome })?.OUTCOME).toBe(outcome)
  })
})
