import { workflows } from '@saki/catalogue'
import { designRegistration } from '@saki/catalogue/rights/designs/registration.workflow'
import { describe, expect, test } from 'vitest'

import { flowMap, mainLine, nextStates, wholeMap } from './flowMap.ts'

const pay = { from: 'awaiting_payment', to: 'administrative_check' }
const ask = { from: 'administrative_check', to: 'awaiting_correction' }

describe('the map of a design', () => {
  test('its main line is payment, check, publication, registration', () => {
    expect(mainLine(designRegistration)).toEqual([
      'awaiting_payment',
      'administrative_check',
      'publication',
      'registered',
    ])
  })

  test('taken, current and possible states are distinguished', () => {
    const { nodes, edges } = flowMap(designRegistration, 'awaiting_correction', [pay, ask])
    const at = Object.fromEntries(nodes.map((node) => [node.state, node.at]))
    expect(at).toMatchObject({
      awaiting_payment: 'done',
      administrative_check: 'done',
      awaiting_correction: 'now',
      publication: 'possible',
      registered: 'possible',
    })
    expect(edges.filter((edge) => edge.taken)).toEqual([
      { ...pay, taken: true },
      { ...ask, taken: true },
    ])
  })

  test('the state after a lapsed deadline is drawn only where a deadline runs', () => {
    const threatened = flowMap(designRegistration, 'awaiting_correction', [pay, ask])
    const calm = flowMap(designRegistration, 'publication', [pay, { from: 'administrative_check', to: 'publication' }])
    expect(threatened.nodes.some((node) => node.state === 'deemed_withdrawn' && node.adverse)).toBe(true)
    expect(calm.nodes.some((node) => node.state === 'deemed_withdrawn')).toBe(false)
  })

  test('no two states share a position, in any state of the case', () => {
    for (const now of Object.keys(designRegistration.states)) {
      const { nodes } = flowMap(designRegistration, now, [pay])
      expect(new Set(nodes.map((node) => `${node.column}/${node.row}`)).size).toBe(nodes.length)
    }
  })

  test('an ended case shows no next state', () => {
    const { edges } = flowMap(designRegistration, 'withdrawn', [pay, { from: 'administrative_check', to: 'withdrawn' }])
    expect(edges.filter((edge) => edge.from === 'withdrawn')).toEqual([])
  })

  test('states that cannot be reached any more are not possible', () => {
    const taken = [pay, { from: 'administrative_check', to: 'publication' }, { from: 'publication', to: 'registered' }]
    const states = flowMap(designRegistration, 'registered', taken).nodes.map((node) => node.state)
    expect(states.toSorted()).toEqual(['administrative_check', 'awaiting_payment', 'publication', 'registered'])
    const withdrawn = flowMap(designRegistration, 'withdrawn', [pay, { from: 'administrative_check', to: 'withdrawn' }])
    expect(withdrawn.nodes.some((node) => node.at === 'possible')).toBe(false)
  })

  test('a refusal shows the states in which it can be contested', () => {
    const { nodes } = flowMap(designRegistration, 'refused', [pay, { from: 'administrative_check', to: 'refused' }])
    expect(nodes.filter((node) => node.at === 'possible').map((node) => node.state)).toEqual(
      expect.arrayContaining(['reconsideration', 'in_court']),
    )
  })

  test('a state does not lead to itself', () =>
    expect(nextStates(designRegistration, 'opposed')).not.toContain('opposed'))
})

test('the whole map shows every state once, reached from somewhere', () => {
  for (const flow of workflows) {
    const { nodes, edges } = wholeMap(flow)
    expect(nodes.map((node) => node.state).toSorted()).toEqual(Object.keys(flow.states).toSorted())
    expect(new Set(nodes.map((node) => `${node.column}/${node.row}`)).size).toBe(nodes.length)
    const reached = new Set(edges.map((edge) => edge.to))
    const lost = nodes.filter((node) => !node.adverse && node.state !== flow.start && !reached.has(node.state))
    expect(
      lost.map((node) => node.state),
      flow.id,
    ).toEqual([])
  }
})
