import { describe, expect, test } from 'vitest'

import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { canKeepBoth, chooseVersion, differencesOf, type ConflictSide } from './chooseVersion.ts'
import { newCopy, type EditCopy } from './copy.ts'

type Checked = Record<string, { ok: string; text: string }>

const merge = (base: Checked, mine: Checked, theirs: Checked) => {
  const { merged, conflicts } = mergeDraft(base, mine, theirs)
  return { merged: merged as Checked, conflicts }
}
const conflicting = (data: Checked): EditCopy<Checked> => {
  const base: Checked = { P1: { ok: '', text: '' }, P2: { ok: '', text: '' } }
  const theirs: Checked = { P1: { ok: 'N', text: 'theirs' }, P2: { ok: 'Y', text: '' } }
  const version = { data: theirs, rowVersion: 2, savedAt: '', device: '' }
  const conflict = { theirs: version, merged: merge(base, data, theirs).merged, differences: [] }
  return { ...newCopy('id', data, 'key'), base, conflict }
}
const mine: Checked = { P1: { ok: 'N', text: 'mine' }, P2: { ok: '', text: 'own' } }

describe('chooseVersion', () => {
  test.each<[ConflictSide, string]>([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    ['both', 'mine\n\ntheirs'],
  ])('%s: only what differs is chosen, the rest has the changes of both', (side, text) => {
    expect(chooseVersion(conflicting(mine), merge, { 'P1.text': side })).toEqual({
      P1: { ok: 'N', text },
      P2: { ok: 'Y', text: 'own' },
    })
  })

  test('what was typed after the conflict was found is part of the choice', () => {
    const copy = conflicting(mine)
    const typed = { ...copy, data: { ...copy.data, P1: { ok: 'N', text: 'mine, more' } } }
    expect(chooseVersion(typed, merge, { 'P1.text': 'both' })['P1']?.text).toBe('mine, more\n\ntheirs')
    expect(differencesOf(typed, merge)).toEqual([{ path: 'P1.text', base: '', mine: 'mine, more', theirs: 'theirs' }])
  })

  test('a point that the other side removed is removed when theirs is chosen', () => {
    const base: Checked = { P1: { ok: '', text: '' } }
    const version = { data: {}, rowVersion: 2, savedAt: '', device: '' }
    const copy = { ...conflicting({ P1: { ok: 'N', text: 'x' } }), base }
    const removed = { ...copy, conflict: { theirs: version, merged: {}, differences: [] } }
    expect(chooseVersion(removed, merge, { P1: 'theirs' })).toEqual({})
    expect(chooseVersion(removed, merge, { P1: 'mine' })).toEqual({ P1: { ok: 'N', text: 'x' } })
  })

  test('without a conflict nothing is to choose', () => {
    const copy = newCopy<Checked>('id', mine, 'key')
    expect([chooseVersion(copy, merge, {}), differencesOf(copy, merge)]).toEqual([mine, []])
  })
})

test.each([
  ['two texts that fit', 'a', 'b', 10, true],
  ['two texts that are too long together', 'aaaaa', 'bbbbb', 10, false],
  ['a text and no text', 'a', undefined, 10, false],
])('%s can be kept both: %s %s %i %s', (_says, mine, theirs, limit, expected) => {
  expect(canKeepBoth({ path: 'A', base: '', mine, theirs }, limit)).toBe(expected)
})
