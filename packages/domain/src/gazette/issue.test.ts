import { expect, test } from 'vitest'

import { journalCode, journalName } from './issue.ts'

test.each([
  [{ right: 'T', nbr: 3, year: 2026 } as const, 'BRM-03-2026', 'BRM 03/2026'],
  [{ right: 'D', nbr: 120, year: 2027 } as const, 'BRDI-120-2027', 'BRDI 120/2027'],
  [{ right: 'P', nbr: 1, year: 2026 } as const, 'BRP-01-2026', 'BRP 01/2026'],
])('code and name of issue %o', (number, code, name) => {
  expect([journalCode(number), journalName(number)]).toEqual([code, name])
})
