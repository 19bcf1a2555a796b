import { describe, expect, test } from 'vitest'

import { keepBoth, type FieldCapacity } from './keepBoth.ts'

const lines: FieldCapacity = { as: 'manyLines', max: 20 }
const list: FieldCapacity = { as: 'list', atMost: 3 }

describe('keepBoth', () => {
  test.each<[string, FieldCapacity | undefined, unknown, unknown, unknown]>([
    ['texts one under the other', lines, 'satu', 'dua', 'satu\n\ndua'],
    ['not beyond what the field holds', lines, 'sepuluh huruf', 'delapan', undefined],
    ['counted in signs, not in code units', { as: 'manyLines', max: 6 }, '😀😀', '😀😀', '😀😀\n\n😀😀'],
    ['one of them empty: there is nothing to choose', lines, 'satu', '', undefined],
    [
      'rows of both, equal ones once',
      list,
      [{ A: '1' }, { A: '2' }],
      [{ A: '2' }, { A: '3' }],
      [{ A: '1' }, { A: '2' }, { A: '3' }],
    ],
    ['words of both', list, ['merah'], ['biru', 'merah'], ['merah', 'biru']],
    ['not more rows than the list holds', list, ['a', 'b'], ['c', 'd'], undefined],
    ['a single line', undefined, 'satu', 'dua', undefined],
    ['a list one side emptied', list, [], ['a'], undefined],
  ])('%s', (_says, room, mine, theirs, both) => expect(keepBoth(room, mine, theirs)).toEqual(both))
})
