import { expect, test } from 'vitest'

import { isDisputed } from './assertSplittable.ts'

const calm = { pending: [], isHeld: false, frozenSince: null }

test.each<[string, Parameters<typeof isDisputed>[0], boolean]>([
  ['nothing undecided', calm, false],
  ['an undecided change of name', { ...calm, pending: ['PN'] }, false],
  ['an answer with the office', { ...calm, isHeld: true }, true],
  ['a suspended deadline', { ...calm, frozenSince: '2026-11-01' }, true],
  ['an undecided opposition', { ...calm, pending: ['PN', 'OP'] }, true],
  ['an undecided appeal', { ...calm, pending: ['BD'] }, true],
  ['an undecided renewal', { ...calm, pending: ['PJ'] }, true],
])('a case with %s waits with a division when that concerns the whole file', (_title, one, expected) => {
  expect(isDisputed(one)).toBe(expected)
})
