import { describe, expect, test } from 'vitest'

import type { FormFile } from './form.ts'
import { findParts } from './parts.ts'

const block = {
  section: 'PARTS',
  combined: 'GAB',
  parts: ['DES', 'KLM', 'ABS', 'GBR'].map((slot) => ({ slot, label: slot, why: slot })),
}
const there = (PARTS: Record<string, unknown>, files: FormFile[]) =>
  findParts(block, { PARTS }, files).map(({ slot, pages, from }) => [slot, pages, from])

const combined: FormFile = { slot: 'GAB', pages: 40 }

describe('the parts of a document', () => {
  test.each<[string, Record<string, unknown>, FormFile[], unknown[]]>([
    ['nothing at all', {}, [], []],
    ['marks without a combined file are nothing', { DES: '1' }, [], []],
    ['a combined file without marks', {}, [combined], []],
    [
      'each reaches to the next, the last to the end',
      { DES: '1', KLM: '31', ABS: '35', GBR: '36' },
      [combined],
      [
        ['DES', 30, 1],
        ['KLM', 4, 31],
        ['ABS', 1, 35],
        ['GBR', 5, 36],
      ],
    ],
    [
      'in any order',
      { DES: '5', KLM: '1' },
      [combined],
      [
        ['DES', 36, 5],
        ['KLM', 4, 1],
      ],
    ],
    [
      'two parts that begin on one page reach equally far',
      { DES: '1', KLM: '1' },
      [combined],
      [
        ['DES', 40, 1],
        ['KLM', 40, 1],
      ],
    ],
    ['a page beyond the end is no mark', { DES: '41', KLM: '0', ABS: '-1', GBR: '1.5' }, [combined], []],
    ['words are no marks', { DES: 'x', KLM: ['1'] }, [combined], []],
    [
      'a file of its own goes before the marks',
      { DES: '1', KLM: '31' },
      [combined, { slot: 'KLM', pages: 7 }],
      [
        ['DES', 30, 1],
        ['KLM', 7, undefined],
      ],
    ],
    ['pages nobody counted', { DES: '1' }, [{ slot: 'GAB' }], [['DES', undefined, 1]]],
    [
      'several files of one part',
      {},
      [
        { slot: 'DES', pages: 3 },
        { slot: 'DES', pages: 4 },
      ],
      [['DES', 7, undefined]],
    ],
  ])('%s', (_name, marks, files, expected) => expect(there(marks, files)).toEqual(expected))
})
