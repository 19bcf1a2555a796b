import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseClaims } from '../preflight/claims.ts'
import { claimTree } from './claimTree.ts'

const treeOf = (...lines: string[]) => claimTree(parseClaims(lines.map((text) => ({ text, page: 1 }))))
const shape = (...lines: string[]) => treeOf(...lines).map(({ number, parent, depth }) => [number, parent, depth])

describe('claims by what they depend on', () => {
  test.each<[string, string[], [number, number | null, number][]]>([
    [
      'one or the other claim: below the earlier',
      ['1. Alat pengering.', '2. Alat sesuai klaim 1, yang bulat.', '3. Alat sesuai dengan klaim 1 atau 2, yang biru.'],
      [
        [1, null, 0],
        [2, 1, 1],
        [3, 1, 1],
      ],
    ],
    [
      'a chain',
      ['Klaim 1. Alat.', 'Klaim 2. Alat menurut klaim 1.', 'Klaim 3. Alat menurut klaim 2.', 'Klaim 4. Metode.'],
      [
        [1, null, 0],
        [2, 1, 1],
        [3, 2, 2],
        [4, null, 0],
      ],
    ],
    [
      'English',
      ['1. A dryer.', '2. The dryer of claim 1.', '3. The dryer according to any of claims 2 to 2.', '4. A method.'],
      [
        [1, null, 0],
        [2, 1, 1],
        [3, 2, 2],
        [4, null, 0],
      ],
    ],
    [
      'any preceding claim, without a number',
      ['1. Alat.', '2. Alat sesuai klaim-klaim sebelumnya, yang bulat.'],
      [
        [1, null, 0],
        [2, 1, 1],
      ],
    ],
    [
      'a claim that is not there, or comes later, is no parent',
      ['1. Alat sesuai klaim 9.', '2. Alat sesuai klaim 3.', '3. Alat.'],
      [
        [1, null, 0],
        [2, null, 0],
        [3, null, 0],
      ],
    ],
  ])('%s', (_says, lines, expected) => {
    expect(shape(...lines)).toEqual(expected)
  })

  test('a claim with a reference is dependent even when the claim it names is missing', () => {
    expect(treeOf('1. Alat sesuai klaim 9.')[0]?.isIndependent).toBe(false)
  })

  test('every parent comes before its claim, whatever the references', () => {
    const claim = fc.record({ number: fc.integer({ min: 1, max: 9 }), ref: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(claim), (claims) => {
        const nodes = claimTree(
          claims.map(({ number, ref }) => ({ number, page: 1, text: '', refs: [ref], refersToEarlier: false })),
        )
        expect(nodes.every(({ number, parent }) => parent === null || parent < number)).toBe(true)
        expect(new Set(nodes.map(({ number }) => number)).size).toBe(nodes.length)
      }),
    )
  })
})
