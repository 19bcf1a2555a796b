import { describe, expect, test } from 'vitest'

import { changedParts, classesAfter, isLeastKept, type Entered } from './entered.ts'

const mark = {
  PATENT_ID: 'DID2026000001',
  RIGHT: 'T' as const,
  ROW_VERSION: 1,
  NICE: [
    { NICE_CLASS_CODE: 30, TERMS: ['kopi', 'jasa kafe'] },
    { NICE_CLASS_CODE: 35, TERMS: ['jasa toko'] },
  ],
  LOCARNO: [],
  IPC: [],
  TITLE: 'KOPI SENJA',
  ABSTRACT: '',
  VIENNA: ['1.3'],
}
const untouched: Entered = { classes: {}, vienna: ['1.3'], locarno: [], ipc: [] }

describe('what is sent of the dialog', () => {
  test('is nothing while nothing differs', () => expect(changedParts(mark, untouched)).toEqual({}))

  test('is each moved term with both classes, and every code', () => {
    expect(changedParts(mark, { ...untouched, classes: { '30:1': 43, '35:0': 35 }, vienna: ['1.3', '26.1'] })).toEqual({
      MOVES: [{ TERM: 'jasa kafe', FROM: 30, TO: 43 }],
      VIENNA: ['1.3', '26.1'],
    })
  })

  test('has the symbols of a patent, which keeps one', () => {
    const patent = { ...mark, NICE: [], VIENNA: [], IPC: ['A23F 5/02'] }
    const entered = { ...untouched, vienna: [], ipc: ['A23F 5/02', 'A23N 12/08'] }
    expect(changedParts(patent, entered)).toEqual({ IPC: ['A23F 5/02', 'A23N 12/08'] })
    expect(isLeastKept(patent, entered)).toBe(true)
    expect(isLeastKept(patent, { ...entered, ipc: [] })).toBe(false)
  })
})

test('classes are counted after the moves', () => {
  expect(classesAfter(mark.NICE, {})).toBe(2)
  expect(classesAfter(mark.NICE, { '30:1': 43 })).toBe(3)
  expect(classesAfter(mark.NICE, { '35:0': 30 })).toBe(1)
})
