import { expect, test } from 'vitest'

import { citationsOf, citeArticles, lawName, namesLaw } from './ground.ts'

test('every law of a ground is cited with Pasal', () =>
  expect(citeArticles('UU 13/2016 art. 43, UU 65/2024 art. 63A')).toBe('UU 13/2016 Pasal 43, UU 65/2024 Pasal 63A'))

test('a rule of the office cites nothing', () => expect(citeArticles('office rule')).toBe(''))

test.each([
  ['UU 31/2000 art. 26(6), 28', [{ law: 'UU 31/2000', articles: ['26(6)', '28'] }]],
  [
    'UU 13/2016 art. 34, 36, PP 45/2024 art. 6(5)',
    [
      { law: 'UU 13/2016', articles: ['34', '36'] },
      { law: 'PP 45/2024', articles: ['6(5)'] },
    ],
  ],
  ['Permenkum 41/2025 art. 7', [{ law: 'Permenkum 41/2025', articles: ['7'] }]],
  ['UU 20/2016', [{ law: 'UU 20/2016', articles: [] }]],
  ['office rule', []],
])('citations of %j', (ground, citations) => expect(citationsOf(ground)).toEqual(citations))

test.each([
  ['UU 31/2000 art. 19', true],
  ['office rule', false],
  ['', false],
])('%j names a law: %s', (ground, isNamed) => expect(namesLaw(ground)).toBe(isNamed))

test.each([
  ['UU65/2024', 'UU 65/2024'],
  ['PP45/2024', 'PP 45/2024'],
  ['', ''],
])('the law %j is written %j', (code, written) => expect(lawName(code)).toBe(written))
