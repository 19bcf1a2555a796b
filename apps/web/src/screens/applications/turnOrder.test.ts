import { expect, test } from 'vitest'

import { firstDeadline, mineFirst, turnGroup } from './turnOrder.ts'

test("rows that are the reader's turn come first by their deadline, the others keep their order", () => {
  const rows = [
    { id: 1, TURN: 'OFFICE', DAYS_LEFT: 3 },
    { id: 2, TURN: 'YOU', DAYS_LEFT: null },
    { id: 3, TURN: 'YOU', DAYS_LEFT: 40 },
    { id: 4, TURN: 'NONE', DAYS_LEFT: null },
    { id: 5, TURN: 'YOU', DAYS_LEFT: -2 },
    { id: 6, TURN: 'PUBLIC', DAYS_LEFT: 1 },
  ] as const
  const ordered = mineFirst(rows)
  expect(ordered.map(({ id }) => id)).toEqual([5, 3, 2, 1, 4, 6])
  expect(ordered.map(turnGroup).lastIndexOf('applications:mine')).toBe(2)
})

test.each([
  [
    'the nearest of several',
    [
      { TURN: 'YOU', DAYS_LEFT: 5 },
      { TURN: 'YOU', DAYS_LEFT: 2 },
      { TURN: 'YOU', DAYS_LEFT: 2 },
    ],
    '1',
  ],
  ['seven days away', [{ TURN: 'YOU', DAYS_LEFT: 7 }], '0'],
  ['past', [{ TURN: 'YOU', DAYS_LEFT: -1 }], '0'],
  ['none: eight days away', [{ TURN: 'YOU', DAYS_LEFT: 8 }], undefined],
  [
    "none: another's, or without a day",
    [
      { TURN: 'OFFICE', DAYS_LEFT: 1 },
      { TURN: 'YOU', DAYS_LEFT: null },
    ],
    undefined,
  ],
  ['none without rows', [], undefined],
] as const)('the first deadline is %s', (_which, rows, first) => {
  expect(firstDeadline(rows.map((row, at) => ({ ...row, SUBMISSION_NBR: `${at}` })))).toBe(first)
})
