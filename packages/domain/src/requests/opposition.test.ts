import { describe, expect, test } from 'vitest'

import {
  earlierRightsOf,
  isExhibitNamed,
  isOppositionPoint,
  listExhibits,
  oppositionFaults,
  pointListOf,
  statedGrounds,
} from './opposition.ts'

const stated = (...codes: string[]) => codes.map((code) => ({ MARK_GROUND: code, STATEMENT: `tentang ${code}` }))
const row = (FILE_ID: string, FOR = 'M20E') => ({ FILE_ID, NAME: 'Faktur', FOR, PROVES: 'Dipakai.' })

test('the grounds are read in their order from the field of the right of the case', () => {
  const OBJECTIONS = [
    { MARK_GROUND: '', DESIGN_GROUND: 'D2', STATEMENT: 'Sudah ada.' },
    { STATEMENT: 'Belum dipilih.' },
  ]
  expect(statedGrounds({ OBJECTIONS })).toEqual([
    { code: 'D2', statement: 'Sudah ada.' },
    { code: '', statement: 'Belum dipilih.' },
  ])
})

test('an earlier right named twice counts once', () => {
  expect(earlierRightsOf({ EARLIER_RIGHTS: [{ NUMBER: 'A' }, { NUMBER: 'B' }, { NUMBER: 'A' }] })).toEqual(['A', 'B'])
})

describe('the list of exhibits', () => {
  const files = [
    { fileId: 'b', name: 'katalog 2019.pdf' },
    { fileId: 'a', name: 'faktur.pdf' },
  ]

  test('follows the files: what was written is kept, a new file gets its name, a removed one loses its row', () => {
    expect(listExhibits([row('a'), row('gone')], files)).toEqual([{ FILE_ID: 'b', NAME: 'katalog 2019' }, row('a')])
  })

  test('is the same list while nothing differs', () => {
    const rows = [row('b'), row('a')]
    expect(listExhibits(rows, files)).toBe(rows)
  })
})

test.each([
  ['nothing', { OBJECTIONS: stated('M20E'), EXHIBITS: [row('a')] }, ['a'], []],
  ['a ground stated twice', { OBJECTIONS: stated('M20E', 'M213', 'M20E') }, [], ['OBJECTIONS.2 repeated']],
  ['two grounds not chosen yet', { OBJECTIONS: stated('', '') }, [], []],
  [
    'an exhibit for a ground that is not stated',
    { OBJECTIONS: stated('M213'), EXHIBITS: [row('a')] },
    ['a'],
    ['EXHIBITS.0.FOR unstated'],
  ],
  ['a file that is not listed', { OBJECTIONS: stated('M20E') }, ['a'], ['EXHIBITS unlisted']],
  ['a row without a file', { OBJECTIONS: stated('M20E'), EXHIBITS: [row('a')] }, [], ['EXHIBITS unlisted']],
  [
    'a file listed twice in place of another',
    { OBJECTIONS: stated('M20E'), EXHIBITS: [row('a'), row('a')] },
    ['a', 'b'],
    ['EXHIBITS unlisted'],
  ],
] as const)('of an opposition is wrong: %s', (_title, data, fileIds, faults) => {
  expect(oppositionFaults(data, fileIds).map(({ path, why }) => `${path} ${why}`)).toEqual(faults)
})

test.each([
  [{ NAME: 'Faktur', PROVES: 'Dipakai.' }, true],
  [{ NAME: ' ', PROVES: 'Dipakai.' }, false],
  [{ NAME: 'Faktur', PROVES: '' }, false],
])('an exhibit has a name and what it proves: %o', (words, isNamed) => {
  expect(isExhibitNamed(words)).toBe(isNamed)
})

test('points of an opposition are told from those of other letters', () => {
  expect(['TRX2026000123', 'FD', 'LAIN'].map((LIST_CODE) => isOppositionPoint({ LIST_CODE }))).toEqual([
    true,
    false,
    false,
  ])
})

test('points are named by the submission', () => {
  expect(pointListOf('TRX-2026-000123')).toBe('TRX2026000123')
})
