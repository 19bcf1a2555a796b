import fc from 'fast-check'
import { expect, test } from 'vitest'

import { wordDiff } from './wordDiff.ts'

const textOf = (segments: ReturnType<typeof wordDiff>, without: 'old' | 'new') =>
  segments
    .filter(({ as }) => as !== without)
    .map(({ text }) => text)
    .join('')

test.each([
  [
    'RT 04, Bangunjiwo',
    'RT 05, Bangunjiwo Kidul',
    [
      { as: 'same', text: 'RT ' },
      { as: 'old', text: '04' },
      { as: 'new', text: '05' },
      { as: 'same', text: ', Bangunjiwo' },
      { as: 'new', text: ' Kidul' },
    ],
  ],
  [
    'Jalan Mawar 8',
    'Jalan Mawar B',
    [
      { as: 'same', text: 'Jalan Mawar ' },
      { as: 'old', text: '8' },
      { as: 'new', text: 'B' },
    ],
  ],
  ['', 'baru sekali', [{ as: 'new', text: 'baru sekali' }]],
  ['sama', 'sama', [{ as: 'same', text: 'sama' }]],
])('wordDiff of %j and %j', (before, after, segments) => {
  expect(wordDiff(before, after)).toEqual(segments)
})

test('the segments give both texts again', () => {
  const text = fc.array(fc.constantFrom('alat', 'pemanas', ' ', ', ', 'air', 'ä', '\n')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const segments = wordDiff(before, after)
      expect([textOf(segments, 'new'), textOf(segments, 'old')]).toEqual([before, after])
    }),
  )
})

test('a few changed words of a long text are found; texts that differ throughout are two segments', () => {
  const words = Array.from({ length: 5000 }, (_, n) => `kata${n}`)
  const changed = words.with(10, 'baru').with(4000, 'lain')
  expect(wordDiff(words.join(' '), changed.join(' ')).filter(({ as }) => as === 'new')).toEqual([
    { as: 'new', text: 'baru' },
    { as: 'new', text: 'lain' },
  ])
  const other = words.map((word) => `x${word}`).join(' ')
  expect(wordDiff(words.join(' '), other)).toEqual([
    { as: 'old', text: words.join(' ') },
    { as: 'new', text: other },
  ])
})
