import { describe, expect, test } from 'vitest'

import { reasonFaults, type WrittenReason, type ReasonRules } from './reasons.ts'
import { substantiveGrounds, type ReasonedRight } from './substantiveGrounds.ts'

const evidence = [{ kind: 'MARK', number: 'DID2020000001', title: 'SENJA', note: 'kelas 30' }]
const doc = { kind: '', number: '', title: 'Katalog', note: '' }
const reason = (change: Partial<WrittenReason> = {}): WrittenReason => ({
  ground: 'M211A',
  facts: 'Bunyi sama.',
  evidence,
  goods: [],
  cure: 'Batasi barang.',
  isIncurable: false,
  assessment: '',
  ...change,
})
const present = [
  { CLASS_CODE: '30', TERMS: ['kopi', 'roti'] },
  { CLASS_CODE: '43', TERMS: ['kafe'] },
]
const COFFEE = [{ CLASS_CODE: '30', TERMS: ['kopi'] }]
const none = { own: '2026-05-22', cited: new Map() }
const proposal: ReasonRules = { right: 'MARK', isAnswerable: true, present, notified: null, isAnswered: false, ...none }
const SENJA = { earliest: '2026-06-01', published: '2026-06-20', isRegistered: false, isEnded: false }
const againstSenja: ReasonRules = { ...proposal, cited: new Map([['DID2020000001', SENJA]]) }
const refusal: ReasonRules = {
  right: 'MARK',
  isAnswerable: false,
  present,
  notified: [{ ground: 'M211A', goods: [] }],
  isAnswered: true,
  ...none,
}
const ofCoffee: ReasonRules = { ...refusal, notified: [{ ground: 'M211A', goods: COFFEE }] }
const designRefusal: ReasonRules = {
  right: 'DESIGN',
  isAnswerable: false,
  present: [],
  notified: null,
  isAnswered: false,
  ...none,
}
const faults = (rules: ReasonRules, ...reasons: WrittenReason[]) =>
  reasonFaults(reasons, rules).map(({ at, field, why }) => `${at} ${field} ${why}`)

describe('reasons of a decision', () => {
  const weighed = reason({ assessment: 'Pembatasan tidak menghapus kesamaan bunyi.' })
  test.each<[string, ReasonRules, WrittenReason[], string[]]>([
    ['a complete reason (UU 20/2016 art. 21(1)(a))', proposal, [reason()], []],
    ['no ground', proposal, [reason({ ground: '' })], ['0 ground missing']],
    ['a procedural article', proposal, [reason({ ground: 'M24' })], ['0 ground foreign']],
    ['a ground of another right', proposal, [reason({ ground: 'P5' })], ['0 ground foreign']],
    ['one ground twice', proposal, [reason(), reason()], ['1 ground repeated']],
    ['no facts', proposal, [reason({ facts: ' \n' })], ['0 facts missing']],
    ['likeness without the earlier mark', proposal, [reason({ evidence: [] })], ['0 evidence missing']],
    ['likeness with a mark applied for later', againstSenja, [reason()], ['0 evidence later']],
    [
      'the same ground with another document',
      againstSenja,
      [reason({ evidence: [{ ...doc, number: 'DID2020000001' }] })],
      [],
    ],
    ['a well-known mark applied for later', againstSenja, [reason({ ground: 'M211B' })], []],
    ['no distinctiveness needs no earlier mark', proposal, [reason({ ground: 'M20E', evidence: [] })], []],
    ['a proposal that names no way out', proposal, [reason({ cure: '' })], ['0 cure missing']],
    ['one that says there is none', proposal, [reason({ cure: '', isIncurable: true })], []],
    ['a refusal weighs the answer (UU 20/2016 art. 24)', refusal, [reason({ cure: '' })], ['0 assessment missing']],
    ['one that does', refusal, [weighed], []],
    ['an unanswered one has nothing to weigh', { ...refusal, isAnswered: false }, [reason()], []],
    ['a ground never notified', refusal, [{ ...weighed, ground: 'M20E' }], ['0 ground unheard']],
    ['likeness for some goods only (UU 20/2016 art. 21(1)(a))', proposal, [reason({ goods: COFFEE })], []],
    [
      'goods that the mark does not have',
      proposal,
      [reason({ goods: [{ CLASS_CODE: '9', TERMS: ['kopi'] }] })],
      ['0 goods foreign'],
    ],
    ['a class without goods', proposal, [reason({ goods: [{ CLASS_CODE: '30', TERMS: [] }] })], ['0 goods missing']],
    ['goods of a design', designRefusal, [reason({ ground: 'D4', goods: COFFEE })], ['0 goods foreign']],
    ['fewer goods than the letter named', refusal, [{ ...weighed, goods: COFFEE }], []],
    ['the goods that the letter named', ofCoffee, [{ ...weighed, goods: COFFEE }], []],
    ['more goods than the letter named', ofCoffee, [weighed], ['0 goods unheard']],
    [
      'other goods than the letter named',
      ofCoffee,
      [{ ...weighed, goods: [{ CLASS_CODE: '43', TERMS: ['kafe'] }] }],
      ['0 goods unheard'],
    ],
    ['a design is refused without a letter before (UU 31/2000 art. 26)', designRefusal, [reason({ ground: 'D4' })], []],
    [
      'a design that is not new names what came before',
      designRefusal,
      [reason({ ground: 'D2', evidence: [] })],
      ['0 evidence missing'],
    ],
  ])('%s', (_says, rules, reasons, expected) => {
    expect(faults(rules, ...reasons)).toEqual(expected)
  })
})

describe('the table of grounds', () => {
  const rights = Object.keys(substantiveGrounds) as ReasonedRight[]
  test.each(rights)('%s: each code once, each article a substantive one', (right) => {
    const grounds = substantiveGrounds[right]
    expect(new Set(grounds.map(({ code }) => code)).size).toBe(grounds.length)
    const procedural = [
      /20\/2016 art\. (1[0-9]|2[2-9]|30)\b/,
      /31\/2000 art\. (1[014-9]|2\d|3\d)\b/,
      /13\/2016 art\. (2[0-3]|3[0-8]|[4-6]\d)\b/,
    ]
    const named = grounds.map(({ article }) => article).filter((article) => procedural.some((one) => one.test(article)))
    // Unity, amendment and division are substantive requirements of patents though they stand among the provisions on applications.
    expect(named.filter((article) => article !== 'UU 13/2016 art. 40')).toEqual([])
  })
})
