import { describe, expect, test } from 'vitest'

import { keepBoth, type FieldCapacity } from './keepBoth.ts'

const lines: FieldCapacity = { as: 'manyLines', max: 20 }
const list: FieldCapacity = { as: 'list', atMost: 3 }

describe('keepBoth', () => {
  test.each<[string, FieldCapacity | undefined, unknown, unknown, unknown]>([
    ['texts are joined by an empty line', lines, 'satu', 'dua', 'satu\n\ndua'],
    ['texts too long together are not joined', lines, 'sepuluh huruf', 'delapan', undefined],
    ['length is counted in code points', { as: 'manyLines', max: 6 }, '😀😀', '😀😀', '😀😀\n\n😀😀'],
    ['an empty text is not joined', lines, 'satu', '', undefined],
    [
      'rows are joined without duplicates',
      list,
      [{ A: '1' }, { A: '2' }],
      [{ A: '2' }, { A: '3' }],
      [{ A: '1' }, { A: '2' }, { A: '3' }],
    ],
    ['words are joined without duplicates', list, ['merah'], ['biru', 'merah'], ['merah', 'biru']],
    ['too many rows together are not joined', list, ['a', 'b'], ['c', 'd'], undefined],
    ['a one-line field is not joined', undefined, 'satu', 'dua', undefined],
    ['an empty list is not joined', list, [], ['a'], undefined],
  ])('%s', (_says, capacity, mine, theirs, both) => expect(keepBoth(capacity, mine, theirs)).toEqual(both))
})
