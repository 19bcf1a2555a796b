import { describe, expect, test } from 'vitest'

import { consultantGate } from './consultantGate.ts'

describe('consultantGate (PP 100/2021: consultants are registered)', () => {
  test.each([
    ['an individual is turned away', { userType: 1, agentCode: null }, 'no_role'],
    ['a stray agent code opens nothing', { userType: 1, agentCode: 7 }, 'no_role'],
    ['a consultant without data is asked to fill it in', { userType: 6, agentCode: null }, 'role_without_data'],
    ['an empty code is no data', { userType: 6, agentCode: '' }, 'role_without_data'],
    ['a consultant with data goes in', { userType: 6, agentCode: 7 }, 'open'],
  ] as const)('%s', (_says, user, gate) => {
    expect(consultantGate(user)).toBe(gate)
  })
})
