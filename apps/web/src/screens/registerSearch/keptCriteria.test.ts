import { expect, test } from 'vitest'

import { readKeptCriteria } from './keptCriteria.ts'

const rows = [{ j: 'AND', f: 'owner', o: 'words', v: 'UGM' }]

test('criteria are read from their cookies, and what somebody else wrote is left out', () => {
  const kept = encodeURIComponent(JSON.stringify(rows))
  expect(readKeptCriteria(`a=1; searchByPerson=${kept}; searchByDates=%E0%A4%A`)).toEqual({ searchByPerson: rows })
  for (const hostile of [
    '%',
    '{"__proto__":1}',
    encodeURIComponent('[{"f":"title","o":"words","v":"x"}]'),
    'x'.repeat(9_000),
  ])
    expect(readKeptCriteria(`searchByPerson=${hostile}`)).toEqual({})
})
