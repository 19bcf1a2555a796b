import { expect, test } from 'vitest'

import { cursorTo } from './usePageCursor.ts'

const reply = { page: 3, NEXT_CURSOR: 'next', PREVIOUS_CURSOR: 'previous' }

test.each([
  [5, 'next'],
  [4, 'next'],
  [3, undefined],
  [2, 'previous'],
  [1, undefined],
])('from page 3 to page %i by cursor %s', (to, cursor) => expect(cursorTo(reply, to)).toBe(cursor))
