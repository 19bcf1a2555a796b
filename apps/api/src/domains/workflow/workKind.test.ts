import { workflows } from '@saki/catalogue'
import type { State } from '@saki/domain/workflow/definition'
import { describe, expect, test } from 'vitest'

import { applicantStates, workflowsOfRight, statesOfWork, unreadReplies } from './workKind.ts'

/** Workflows of applications, without those of letters, answers and requests. */
const ofCases = workflows.filter(({ id }) => workflowsOfRight(undefined).includes(id))

describe('the kinds of work', () => {
  test('every state with the office’s turn names its kind of work', () => {
    const ours = ofCases.flatMap(({ id, states }) =>
      Object.entries<State>(states)
        .filter(([, { turn, end }]) => turn === 'office' && !end)
        .map(([key, { work }]) => ({ state: `${id} ${key}`, work })),
    )
    expect(ours.length).toBeGreaterThan(10)
    expect(ours.filter(({ work }) => work === undefined)).toEqual([])
  })

  test('no state of work is listed twice or is a state of the applicant', () => {
    const all = statesOfWork(undefined, undefined).map(({ flowId, state }) => `${flowId} ${state}`)
    expect(new Set(all).size).toBe(all.length)
    const theirs = applicantStates(undefined).map(({ flowId, state }) => `${flowId} ${state}`)
    expect(all.filter((state) => theirs.includes(state))).toEqual([])
  })

  test('every state of work belongs to exactly one right', () => {
    const parts = (['P', 'D', 'T'] as const).map((right) => statesOfWork(undefined, right).length)
    expect(Math.min(...parts)).toBeGreaterThan(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(statesOfWork(undefined, undefined).length)
  })

  test('a received answer counts as unread; a request that holds a deadline does not', () => {
    expect(unreadReplies).toEqual([{ flowId: 'letter-answer', state: 'received' }])
  })
})
