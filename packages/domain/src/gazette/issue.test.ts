import { expect, test } from 'vitest'

import { issueName, journalCode, journalName } from './issue.ts'

test.each([
  [{ series: 'BRM', nbr: 3, year: 2026 }, 'BRM-03-2026', 'BRM 03/2026'],
  [{ series: 'BRDI', nbr: 120, year: 2027 }, 'BRDI-120-2027', 'BRDI 120/2027'],
  [{ series: 'BRP', nbr: 1, year: 2026 }, 'BRP-01-2026', 'BRP 01/2026'],
])('code and name of issue %o', (number, code, name) => {
  expect([journalCode(number), journalName(number), issueName(code)]).toEqual([code, name, name])
})
