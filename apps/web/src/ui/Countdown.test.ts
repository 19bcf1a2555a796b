import { expect, it } from 'vitest'

import { clock } from './Countdown.tsx'

it.each([
  [0, '00:00'],
  [59_001, '01:00'],
  [3_599_000, '59:59'],
  [47_333_000, '13:08:53'],
])('a countdown of %i ms reads %s', (left, text) => expect(clock(left)).toBe(text))
