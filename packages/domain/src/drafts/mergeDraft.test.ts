import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { mergeDraft, sameValue, type MergeConflict } from './mergeDraft.ts'

const base = { TECHNICAL: { TITLE: 'Teko', DISCLOSED: 'N' }, OWNERS: [{ PERSON_NAME: 'Sari' }] }

describe('mergeDraft (office rule: no answer of either side is lost)', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      'each side changed another field',
      { ...base, TECHNICAL: { TITLE: 'Teko Kopi', DISCLOSED: 'N' } },
      { ...base, TECHNICAL: { TITLE: 'Teko', DISCLOSED: 'Y' } },
      { ...base, TECHNICAL: { TITLE: 'Teko Kopi', DISCLOSED: 'Y' } },
      [],
    ],
    ['both changed one field to the same value', { ...base, A: 1 }, { ...base, A: 1 }, { ...base, A: 1 }, []],
    [
      'both changed one field differently',
      { ...base, TECHNICAL: { TITLE: 'Mine', DISCLOSED: 'N' } },
      { ...base, TECHNICAL: { TITLE: 'Theirs', DISCLOSED: 'N' } },
      { ...base, TECHNICAL: { TITLE: 'Mine', DISCLOSED: 'N' } },
      ['TECHNICAL.TITLE'],
    ],
    ['one side changed a list', { ...base, OWNERS: [] }, base, { ...base, OWNERS: [] }, []],
    [
      'both changed a list',
      { ...base, OWNERS: [] },
      { ...base, OWNERS: [{ PERSON_NAME: 'Budi' }] },
      { ...base, OWNERS: [] },
      ['OWNERS'],
    ],
    [
      'one removed what the other changed',
      { OWNERS: base.OWNERS },
      { ...base, TECHNICAL: { TITLE: 'Teh', DISCLOSED: 'N' } },
      { OWNERS: base.OWNERS },
      ['TECHNICAL'],
    ],
    [
      'both added a section',
      { ...base, FILING: { REFERENCE: 'a' } },
      { ...base, FILING: { PAYER_CATEGORY: 'UMK' } },
      { ...base, FILING: { REFERENCE: 'a', PAYER_CATEGORY: 'UMK' } },
      [],
    ],
  ])('%s', (_says, mine, theirs, merged, conflicts) => {
    const merge = mergeDraft(base, mine, theirs)
    expect(merge.merged).toEqual(merged)
    expect(merge.conflicts.map(({ path }) => path)).toEqual(conflicts)
  })

  test('a conflict carries all three values', () => {
    expect(mergeDraft({ A: 1 }, { A: 2 }, { A: 3 }).conflicts).toEqual([{ path: 'A', base: 1, mine: 2, theirs: 3 }])
  })

  const leaf = fc.oneof(fc.constantFrom('', 'a', 'b', 'Y', 'N'), fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }))
  const key = fc.constantFrom('A', 'B', 'C', '__proto__')
  const drafts = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf, { maxKeys: 3 })), { maxKeys: 4 })

  test('mine unchanged gives theirs; theirs unchanged gives mine', () => {
    fc.assert(
      fc.property(drafts, drafts, (from, other) => {
        for (const merge of [mergeDraft(from, from, other), mergeDraft(from, other, from)]) {
          expect(sameValue(merge.merged, other)).toBe(true)
          expect(merge.conflicts).toEqual([])
        }
      }),
    )
  })

  type Leaves = Map<string, unknown>
  function leaves(value: unknown, path = '', into: Leaves = new Map()): Leaves {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) leaves(inner, path === '' ? name : `${path}.${name}`, into)
    } else into.set(path, value)
    return into
  }
  const keptBy = (conflicts: MergeConflict[], side: 'mine' | 'theirs', path: string, value: unknown) =>
    conflicts.some((conflict) => sameValue(leaves(conflict[side], conflict.path).get(path), value))

  test('every changed value is in the merge or in a conflict', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (from, mine, theirs) => {
        const { merged, conflicts } = mergeDraft(from, mine, theirs)
        const before = leaves(from)
        const after = leaves(merged)
        for (const [side, draft] of [
          ['mine', mine],
          ['theirs', theirs],
        ] as const) {
          for (const [path, value] of leaves(draft)) {
            if (before.has(path) && sameValue(before.get(path), value)) continue
            const kept = (after.has(path) && sameValue(after.get(path), value)) || keptBy(conflicts, side, path, value)
            expect(kept, `${side} ${path}`).toBe(true)
          }
        }
      }),
    )
  })
})
