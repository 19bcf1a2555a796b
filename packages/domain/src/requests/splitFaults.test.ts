import { describe, expect, test } from 'vitest'

import type { DraftData } from '../forms/form.ts'
import type { RequestEffect } from './requestKind.ts'
import { findSplitFault, splitSection, type SplitFault } from './splitFaults.ts'

const transfer = { effects: [{ as: 'changeOwner', section: 'NEW_OWNERS', part: 'PARTS' }] as RequestEffect[] }
const division = { effects: [{ as: 'splitCase', part: 'CLASSES' }] as RequestEffect[] }
const renewal = { effects: [{ as: 'takeAction' }, { as: 'limitGoods', section: 'CLASSES' }] as RequestEffect[] }
const rows = (...codes: string[]) => codes.map((CLASS_CODE) => ({ CLASS_CODE }))
const part = (...codes: string[]): DraftData => ({ REQUEST: { EXTENT: 'PART' }, PARTS: rows(...codes) })

describe('a request that splits its case', () => {
  // Transfer in part: UU 20/2016 art. 41 and UU 31/2000 art. 31. Renewal of the classes kept: UU 20/2016 art. 36.
  test.each<[string, typeof transfer, DraftData, string[], SplitFault | undefined]>([
    ['transfers one class of three', transfer, part('35'), ['30', '35', '43'], undefined],
    ['transfers every class as a part', transfer, part('30', '35'), ['30', '35'], { path: 'PARTS', fault: 'all' }],
    [
      'transfers a class the case no longer has',
      transfer,
      part('41'),
      ['30', '35'],
      { path: 'PARTS', fault: 'unknown' },
    ],
    ['transfers a part of one class', transfer, part('30'), ['30'], { path: 'REQUEST.EXTENT', fault: 'single' }],
    ['transfers the whole right', transfer, { REQUEST: { EXTENT: 'WHOLE' } }, ['30'], undefined],
    ['divides one class off', division, { CLASSES: rows('30') }, ['30', '35'], undefined],
    [
      'divides every class off',
      division,
      { CLASSES: rows('30', '35') },
      ['30', '35'],
      { path: 'CLASSES', fault: 'all' },
    ],
    ['divides a case of one class', division, { CLASSES: rows('30') }, ['30'], { path: 'CLASSES', fault: 'single' }],
    ['keeps every class in a renewal', renewal, { CLASSES: rows('30', '35') }, ['30', '35'], undefined],
    [
      'renews a class of another case',
      renewal,
      { CLASSES: rows('41') },
      ['30', '35'],
      { path: 'CLASSES', fault: 'unknown' },
    ],
  ])('%s', (_title, kind, answers, present, fault) => {
    expect(findSplitFault(kind, answers, present)).toEqual(fault)
  })

  test('is told from one that leaves the file whole', () => {
    expect(splitSection(transfer, part('30'))).toBe('PARTS')
    expect(splitSection(transfer, { REQUEST: { EXTENT: 'WHOLE' } })).toBeUndefined()
    expect(splitSection(division, {})).toBe('CLASSES')
    expect(splitSection(renewal, {})).toBeUndefined()
  })
})
