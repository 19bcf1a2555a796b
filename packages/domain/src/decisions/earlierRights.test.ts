import { expect, test } from 'vitest'

import { whyNoBar, type CitedRight, type NoBar } from './earlierRights.ts'
import type { GroundCode } from './substantiveGrounds.ts'

const OWN = '2026-05-22'
const right = (change: Partial<CitedRight> = {}): CitedRight => ({
  earliest: '2026-05-21',
  published: null,
  isRegistered: false,
  isEnded: false,
  ...change,
})

test.each<[string, GroundCode, CitedRight, NoBar | undefined]>([
  ['a mark applied for a day before (UU 20/2016 art. 21(1)(a))', 'M211A', right(), undefined],
  ['one applied for on the same day', 'M211A', right({ earliest: OWN }), 'later'],
  ['one applied for later', 'M211A', right({ earliest: '2026-11-23' }), 'later'],
  ['a registered mark', 'M211A', right({ earliest: '2026-11-23', isRegistered: true }), undefined],
  ['a mark that was cancelled', 'M211A', right({ earliest: '2015-09-15', isRegistered: true, isEnded: true }), 'ended'],
  ['an application that was withdrawn', 'M211A', right({ isEnded: true }), 'ended'],
  ['a well-known mark, whatever its date (art. 21(1)(b))', 'M211B', right({ earliest: '2026-11-23' }), undefined],
  ['a geographical indication (art. 21(1)(d))', 'M211D', right({ earliest: '2026-11-23' }), undefined],
  ['a design filed before (UU 31/2000 art. 2)', 'D2', right(), undefined],
  ['a design that ended but was published before', 'D2', right({ published: '2020-01-02', isEnded: true }), undefined],
  ['a design filed and published later', 'D2', right({ earliest: OWN, published: '2026-09-01' }), 'later'],
  [
    'a patent published before (UU 13/2016 art. 5(2))',
    'P5',
    right({ earliest: OWN, published: '2026-05-21' }),
    undefined,
  ],
  ['filed before and published later (art. 5(3))', 'P5', right({ published: '2027-01-01' }), undefined],
  ['published on the same day', 'P5', right({ earliest: OWN, published: OWN }), 'later'],
  ['for the inventive step (art. 7)', 'P7', right({ earliest: '2026-06-01', published: '2026-12-01' }), 'later'],
  ['a ground that compares nothing', 'M20E', right({ earliest: '2026-11-23', isEnded: true }), undefined],
])('%s', (_case, ground, cited, expected) => {
  expect(whyNoBar(ground, cited, OWN)).toBe(expected)
})
