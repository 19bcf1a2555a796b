import { openActions } from '@saki/domain/workflow/nextState'
import { expect, test } from 'vitest'

import { workflowFor } from '../index.ts'

test.each([
  ['MARK', 'UU20/2016', 'opposed', 'oppose'],
  ['MARK', 'UU20/2016', 'substantive_examination', 'oppose'],
  ['DESIGN', 'UU31/2000', 'substantive_examination', 'oppose'],
  ['PATENT', 'UU65/2024', 'publication', 'object'],
  ['PATENT', 'UU13/2016', 'awaiting_request', 'object'],
] as const)(
  '%s %s in %s: each opposition served by %s is withdrawn once, none without it',
  (right, law, state, served) => {
    const isOpen = (...actions: string[]) => {
      const history = actions.map((action) => ({ action, day: '2026-02-03' }))
      return openActions(workflowFor(right, law), state, 'system', history, '2026-02-04').includes(
        'opposition_withdrawn',
      )
    }
    expect(isOpen()).toBe(false)
    expect(isOpen(served)).toBe(true)
    expect(isOpen(served, 'opposition_withdrawn')).toBe(false)
    expect(isOpen(served, served, 'opposition_withdrawn')).toBe(true)
    expect(isOpen(served, 'opposition_withdrawn', served)).toBe(true)
  },
)
