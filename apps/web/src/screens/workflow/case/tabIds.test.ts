import { expect, test } from 'vitest'

import { tabsOf } from './tabIds.ts'

const all = (right: string) => tabsOf(right, 'party')

test.each([
  ['P', ['makers', 'claims', 'annuities', 'refs'], []],
  ['D', ['makers'], ['claims', 'annuities', 'refs']],
  ['T', [], ['makers', 'claims', 'annuities', 'refs']],
])('a case of right %s has the tabs of its right', (right, has, lacks) => {
  expect(all(right)).toEqual(expect.arrayContaining(['summary', 'documents', 'payments', 'events', ...has]))
  for (const id of lacks) expect(all(right)).not.toContain(id)
})

test('a stranger has no tab of letters, bills or events', () => {
  expect(tabsOf('P', 'stranger').filter((id) => ['documents', 'payments', 'events', 'refs'].includes(id))).toEqual([])
  expect(tabsOf('P', 'stranger')).toEqual(expect.arrayContaining(['claims', 'title', 'licences', 'pictures']))
})

test('an officer has no tab of the bills, which are read in the office pages', () => {
  expect(tabsOf('T', 'office')).toContain('documents')
  expect(tabsOf('T', 'office')).not.toContain('payments')
})
