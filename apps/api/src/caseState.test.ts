import { describe, expect, test } from 'vitest'

import { nextOf, stateAt, turnOf } from './caseState.ts'

const refused = stateAt({ flowId: 'design-registration', flowVersion: 1, state: 'refused' })
const correction = stateAt({ flowId: 'design-registration', flowVersion: 1, state: 'awaiting_correction' })

describe('who has to act next', () => {
  test('a refusal is the applicant’s turn while a remedy is open', () => {
    expect(turnOf(refused, '2026-12-07')).toBe('YOU')
    expect(nextOf('en', refused, '2026-12-07')).toContain('Commercial Court')
  })

  test('nobody has to act, and no remedy is offered, after the time for remedies', () => {
    expect(turnOf(refused, null)).toBe('NONE')
    expect(nextOf('en', refused, null)).toBe('The decision is final.')
  })

  test('a letter without a due date still waits for the applicant', () => {
    expect(turnOf(correction, null)).toBe('YOU')
  })
})
