import { expect, test } from 'vitest'

import { mineFirst, turnGroup } from './turnOrder.ts'

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
