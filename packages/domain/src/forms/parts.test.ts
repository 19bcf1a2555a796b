import { describe, expect, test } from 'vitest'

import type { FormFile } from './form.ts'
import { findParts } from './parts.ts'

const block = {
  section: 'PARTS',
  combined: 'GAB',
  parts: ['DES', 'KLM', 'ABS', 'GBR'].map((slot) => ({ slot, label: slot, why: slot })),
}
const partsOf = (PARTS: Record<string, unknown>, files: FormFile[]) =>
  findParts(block, { PARTS }, files).map(({ slot, pages, from }) => [slot, pages, from])

const combined: FormFile = { slot: 'GAB', pages: 40 }

describe('findParts', () => {
  test.each<[string, Record<string, unknown>, FormFile[], unknown[]]>([
    ['no files', {}, [], []],
    ['start pages without a combined file', { DES: '1' }, [], []],
    ['a combined file without start pages', {}, [combined], []],
    [
      'each part ends before the next, the last at the end',
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
      'two parts that begin on the same page',
      { DES: '1', KLM: '1' },
      [combined],
      [
        ['DES', 40, 1],
        ['KLM', 40, 1],
      ],
    ],
    ['invalid start pages', { DES: '41', KLM: '0', ABS: '-1', GBR: '1.5' }, [combined], []],
    ['start pages that are not numbers', { DES: 'x', KLM: ['1'] }, [combined], []],
    [
      'a file of its own takes precedence',
      { DES: '1', KLM: '31' },
      [combined, { slot: 'KLM', pages: 7 }],
      [
        ['DES', 30, 1],
        ['KLM', 7, undefined],
      ],
    ],
    ['uncounted pages', { DES: '1' }, [{ slot: 'GAB' }], [['DES', undefined, 1]]],
    [
      'several files of one part',
      {},
      [
        { slot: 'DES', pages: 3 },
        { slot: 'DES', pages: 4 },
      ],
      [['DES', 7, undefined]],
    ],
  ])('%s', (_name, marks, files, expected) => expect(partsOf(marks, files)).toEqual(expected))
})
