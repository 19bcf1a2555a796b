import { workflows } from '@saki/catalogue'
import { describe, expect, test } from 'vitest'

import { applicantStates, workflowsOfRight, officeWorkKinds, statesOfWork, unreadReplies } from './workKind.ts'

/** Letters and answers run under cases and are no work of their own. */
const ofCases = workflows.filter(({ id }) => workflowsOfRight(undefined).includes(id))

describe('the kinds of work', () => {
  test('every state in which it is the office’s turn is sorted under one', () => {
    const ours = ofCases.flatMap(({ states }) =>
      Object.entries(states)
        .filter(([, { turn, end }]) => turn === 'office' && !end)
        .map(([key]) => key),
    )
    expect(ours.length).toBeGreaterThan(10)
    expect(ours.filter((key) => !(key in officeWorkKinds))).toEqual([])
  })

  test('and every name in the list is a state of some case', () => {
    const every = new Set(ofCases.flatMap(({ states }) => Object.keys(states)))
    expect(Object.keys(officeWorkKinds).filter((key) => !every.has(key))).toEqual([])
  })

  test('a case waits under one kind only, and never under the applicant’s terms as well', () => {
    const all = statesOfWork(undefined, undefined).map(({ flowId, state }) => `${flowId} ${state}`)
    expect(new Set(all).size).toBe(all.length)
    const theirs = applicantStates(undefined).map(({ flowId, state }) => `${flowId} ${state}`)
    expect(all.filter((standing) => theirs.includes(standing))).toEqual([])
  })

  test('rights part the work between them', () => {
    const parts = (['P', 'D', 'T'] as const).map((right) => statesOfWork(undefined, right).length)
    expect(Math.min(...parts)).toBeGreaterThan(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(statesOfWork(undefined, undefined).length)
  })

  test('an answer just received is unread', () => {
    expect(unreadReplies).toContainEqual({ flowId: 'letter-answer', state: 'received' })
  })
})
