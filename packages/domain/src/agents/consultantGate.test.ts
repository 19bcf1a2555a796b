import { describe, expect, test } from 'vitest'

import { consultantGate } from './consultantGate.ts'

describe('consultantGate (PP 100/2021: consultants are registered)', () => {
  test.each([
    ['an individual gets no_role', { userType: 1, agentCode: null }, 'no_role'],
    ['an individual with an agent code gets no_role', { userType: 1, agentCode: 7 }, 'no_role'],
    ['a consultant without data gets role_without_data', { userType: 6, agentCode: null }, 'role_without_data'],
    ['an empty agent code counts as no data', { userType: 6, agentCode: '' }, 'role_without_data'],
    ['a consultant with data gets open', { userType: 6, agentCode: 7 }, 'open'],
  ] as const)('%s', (_says, user, gate) => {
    expect(consultantGate(user)).toBe(gate)
  })
})
