import { workflows } from '@saki/catalogue'
import { designRegistration } from '@saki/catalogue/rights/designs/registration.workflow'
import { describe, expect, test } from 'vitest'

import { branchesOf, endsOfAnyStep, nextStates, usualPath } from './branches.ts'
import { everyKey, keysTo } from './openBranches.ts'

const rootsOf = (flow: (typeof workflows)[number]) => [...usualPath(flow), ...endsOfAnyStep(flow)]

describe('the workflow of a design', () => {
  test('its usual path is payment, check, publication, registration', () => {
    expect(usualPath(designRegistration)).toEqual([
      'awaiting_payment',
      'administrative_check',
      'publication',
      'registered',
    ])
  })

  test('a withdrawal is an end of any step; it is not repeated in the branches', () => {
    expect(endsOfAnyStep(designRegistration)).toEqual(['withdrawn'])
    const states = branchesOf(designRegistration).flatMap(({ nodes }) => nodes.map(({ state }) => state))
    expect(states).not.toContain('withdrawn')
  })

  test('the branch of the check ends where the usual path goes on, and where the case ends', () => {
    const branch = branchesOf(designRegistration).find(({ origin }) => origin === 'administrative_check')
    expect(branch?.nodes).toEqual([
      { id: 'administrative_check', state: 'administrative_check', part: 'origin' },
      { id: 'awaiting_correction', state: 'awaiting_correction', part: 'state' },
      { id: 'awaiting_priority', state: 'awaiting_priority', part: 'state' },
      { id: 'refused', state: 'refused', part: 'state' },
      { id: 'administrative_check>', state: 'administrative_check', part: 'exit' },
      { id: 'deemed_withdrawn', state: 'deemed_withdrawn', part: 'state' },
    ])
  })

  test('what can follow a refusal is a branch of its own', () => {
    expect(keysTo(branchesOf(designRegistration), rootsOf(designRegistration), 'in_court')).toEqual([
      'administrative_check',
      'administrative_check/refused',
    ])
  })

  test('no branch is opened for a step of the usual path', () =>
    expect(keysTo(branchesOf(designRegistration), rootsOf(designRegistration), 'publication')).toEqual([]))
})

test('usual path and branches together show every state and every transition of every workflow', () => {
  for (const flow of workflows) {
    const branches = branchesOf(flow)
    const path = usualPath(flow)
    const shown = new Set([...rootsOf(flow), ...branches.flatMap(({ nodes }) => nodes.map(({ state }) => state))])
    expect([...shown].toSorted(), flow.id).toEqual(Object.keys(flow.states).toSorted())
    const drawn = new Set(
      branches.flatMap(({ nodes, edges }) =>
        edges.map(({ from, to }) => [from, to].map((id) => nodes.find((node) => node.id === id)?.state).join(' ')),
      ),
    )
    const missing = Object.keys(flow.states).flatMap((from) =>
      nextStates(flow, from)
        .filter((to) => !endsOfAnyStep(flow).includes(to) && path[path.indexOf(from) + 1] !== to)
        .map((to) => `${from} ${to}`)
        .filter((move) => !drawn.has(move)),
    )
    expect(missing, flow.id).toEqual([])
  }
})

test('opening all branches opens each once, reached from the usual path', () => {
  for (const flow of workflows) {
    const branches = branchesOf(flow)
    const keys = everyKey(branches, rootsOf(flow))
    expect(keys.map((key) => key.split('/').at(-1)).toSorted(), flow.id).toEqual(
      branches.map(({ origin }) => origin).toSorted(),
    )
    for (const key of keys) {
      const above = key.split('/').slice(0, -1).join('/')
      expect(above === '' || keys.includes(above), key).toBe(true)
    }
  }
})
