import { describe, expect, test } from 'vitest'

import { changedPaths } from './changedPaths.ts'

describe('changedPaths', () => {
  test.each([
    ['a title typed', {}, { TECHNICAL: { TITLE: 'Kursi' } }, ['TECHNICAL.TITLE added']],
    [
      'a title changed',
      { TECHNICAL: { TITLE: 'Kursi' } },
      { TECHNICAL: { TITLE: 'Meja' } },
      ['TECHNICAL.TITLE changed'],
    ],
    ['a title emptied', { TECHNICAL: { TITLE: 'Kursi' } }, { TECHNICAL: { TITLE: '' } }, ['TECHNICAL.TITLE removed']],
    ['an absent field emptied', { TECHNICAL: {} }, { TECHNICAL: { TITLE: '' } }, []],
    ['a section removed', { SIGN: { MARK_NAME: 'A' } }, {}, ['SIGN.MARK_NAME removed']],
    [
      'the order of applicants',
      { OWNERS: [{ N: '1' }, { N: '2' }] },
      { OWNERS: [{ N: '2' }, { N: '1' }] },
      ['OWNERS changed'],
    ],
    ['a first applicant', { OWNERS: [] }, { OWNERS: [{ N: '1' }] }, ['OWNERS added']],
    ['a list unchanged', { OWNERS: [{ N: '1' }] }, { OWNERS: [{ N: '1' }] }, []],
    [
      'a list of words',
      { TECHNICAL: { CLAIM_SCOPE: ['A'] } },
      { TECHNICAL: { CLAIM_SCOPE: ['A', 'B'] } },
      ['TECHNICAL.CLAIM_SCOPE changed'],
    ],
  ])('%s', (_says, before, after, found) => {
    expect(changedPaths(before, after).map(({ path, how }) => `${path} ${how}`)).toEqual(found)
  })
})
