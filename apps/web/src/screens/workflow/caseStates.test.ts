import { designRegistration } from '@saki/catalogue/rights/designs/registration.workflow'
import { expect, test } from 'vitest'

import { caseList, caseStates } from './caseStates.ts'

const pay = { from: 'awaiting_payment', to: 'administrative_check' }
const ask = { from: 'administrative_check', to: 'awaiting_correction' }
const publish = { from: 'administrative_check', to: 'publication' }
const register = { from: 'publication', to: 'registered' }

const at = (now: string, moves: { from: string; to: string }[], states: string[]) => {
  const { atOf } = caseStates(designRegistration, now, moves)
  return states.map(atOf)
}

test('taken, current and possible states are distinguished', () => {
  expect(
    at(
      'awaiting_correction',
      [pay, ask],
      ['awaiting_payment', 'administrative_check', 'awaiting_correction', 'publication', 'deemed_withdrawn'],
    ),
  ).toEqual(['done', 'done', 'now', 'possible', 'possible'])
})

test('a registered case has passed by what it can no longer reach', () => {
  expect(at('registered', [pay, publish, register], ['opposed', 'refused', 'withdrawn', 'expired'])).toEqual([
    'missed',
    'missed',
    'missed',
    'possible',
  ])
})

test('nothing follows an end, but a refusal can be contested', () => {
  expect(at('withdrawn', [pay], ['publication', 'registered'])).toEqual(['missed', 'missed'])
  expect(at('refused', [pay], ['reconsideration', 'in_court'])).toEqual(['possible', 'possible'])
  expect(at('administrative_check', [pay], ['refused', 'in_court'])).toEqual(['possible', 'missed'])
})

test('the list names every state of the case and what can follow the current one', () => {
  const list = caseList(designRegistration, caseStates(designRegistration, 'awaiting_correction', [pay, ask]))
  expect(list.find(({ state }) => state === 'awaiting_correction')?.next).toEqual([
    'administrative_check',
    'deemed_withdrawn',
    'withdrawn',
  ])
  expect(list.find(({ state }) => state === 'administrative_check')?.next).not.toContain('withdrawn')
})
