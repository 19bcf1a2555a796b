import { requestDocuments, rulesByRight, type RequestKind } from '@saki/domain/requests/requestKind'
import { maySubmit, missing } from '@saki/domain/forms/missing'
import type { Action, Workflow } from '@saki/domain/workflow/definition'
import { reachFaults } from '@saki/domain/workflow/reach'
import { describe, expect, test } from 'vitest'

import { rights, sharedSlots, workflows } from '../index.ts'
import { letterCodes } from '../letters/letterCodes.ts'
import { keysIn, missingWords } from '../missingWords.sample.ts'
import { answerCodes, requestCodes } from './codes.ts'
import { findRequest, requestKinds, requestOfForm, requestsOfRight, requestWorkflows } from './registry.ts'
import { requestSlots } from './slots.ts'
import { requestTariffName, requestTariffs } from './tariffs.ts'

const flowsOf = (right: string): Workflow[] =>
  rights.filter(({ id }) => id === right).flatMap(({ laws }) => laws.map(({ workflow }) => workflow))

const effectOf = ({ effects }: RequestKind) =>
  effects.map(({ as, ...rest }) => [as, ...Object.values(rest)].join(' ')).join(', ')

/** What a maintainer of the office reads first: every kind with its rights, fees, attachments and effect. */
function lineOf(kind: RequestKind): string {
  const rules = rulesByRight(kind).map(([right, rule]) => {
    const fees = (rule.fees ?? []).map(
      ({ code, per, action, unless }) =>
        `${code} per ${per}${action ? ` for ${action}` : ''}${unless ? ` unless ${unless}` : ''}`,
    )
    const where = rule.actions ? `actions ${rule.actions.join(', ')}` : `states ${rule.states?.join(', ')}`
    const needs = rule.needs ? ` | needs ${rule.needs.join(', ')}` : ''
    const unverified = rule.unverified ? ` | unverified ${rule.unverified.join(', ')}` : ''
    return `  ${right} | ${rule.ground} | ${where}${needs} | ${fees.join(', ') || 'free'}${unverified}`
  })
  const papers = requestDocuments(kind).map(
    ({ slot, level = 'welcome', when }) => `${slot} ${level}${when ? ' when' : ''}`,
  )
  const { granted = '-', refused = '-' } = kind.letters
  return [
    `${kind.id} ${requestCodes[kind.id as keyof typeof requestCodes]} | ${kind.who.join(', ')} | ${kind.workflow} | ${kind.cases} at once`,
    ...rules,
    `  attachments: ${papers.join(', ') || 'none'}`,
    `  effect when ${kind.takesEffect}: ${effectOf(kind)} | letters ${granted} ${refused}`,
  ].join('\n')
}

test('the kinds are those kept in kinds.txt', async () => {
  await expect(`${requestKinds.map(lineOf).join('\n')}\n`).toMatchFileSnapshot('./kinds.txt')
})

test('the form of a draft leads to its kind', () => {
  for (const kind of requestKinds) expect(requestOfForm(kind.form.id)).toBe(kind)
  expect(requestOfForm('mark-filing')).toBeUndefined()
})

test('a request that names parts of a case, depends on a deadline or is decided with the case concerns one case', () => {
  const ofOne = requestKinds.flatMap(({ id, cases }) => (cases === 'one' ? id : []))
  expect(ofOne).toEqual(['BC', 'BD', 'BG', 'BJ', 'BT', 'JD', 'JP', 'OP', 'PD', 'PH', 'PI', 'PJ', 'PM', 'UJ'])
})

test('every code has one kind, and no kind has the code of an answer', () => {
  expect(requestKinds.map(({ id }) => id)).toEqual(Object.keys(requestCodes))
  for (const code of Object.keys(answerCodes)) expect(findRequest(code)).toBeUndefined()
})

describe.each(requestKinds.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  test('its texts exist in every language', async () => {
    expect(keysIn(kind).length).toBeGreaterThan(5)
    expect(await missingWords(kind)).toEqual([])
  })

  test('its slots and letters are known, and its form has its code', () => {
    expect(kind.form.id).toBe(`request-${id}`)
    const slots = [...sharedSlots, ...requestSlots, ...rights.flatMap((right) => right.slots)].map(({ code }) => code)
    for (const { slot } of requestDocuments(kind)) expect(slots).toContain(slot)
    for (const letter of Object.values(kind.letters)) expect(letterCodes).toContain(letter)
  })

  test('it may not be submitted empty where something is required', () => {
    const asks = /"STOP"|"declarations"/.test(JSON.stringify(kind.form))
    const right = rulesByRight(kind).find(([known]) => known === 'DESIGN') ?? rulesByRight(kind)[0]
    const draft = { CASE: { APPL_TYP: right?.[0] } }
    expect(maySubmit(missing(kind.form, draft, [], '2026-11-20'))).toBe(!asks)
  })

  test('it has a workflow, and fees only in one with a payment', () => {
    const flow = requestWorkflows.find(({ id: known }) => known === kind.workflow)
    const isPaid = rulesByRight(kind).some(([, { fees }]) => fees !== undefined)
    expect(flow?.states).toBeDefined()
    if (isPaid) expect(Object.keys(flow?.states ?? {})).toContain('awaiting_payment')
    if (kind.workflow === 'request-paid') expect(isPaid).toBe(true)
  })

  test('each of its rules has states, or actions that a law of the right knows and that its persons perform', () => {
    const takes = kind.effects.some(({ as }) => as === 'takeAction' || as === 'payAnnuities')
    for (const [right, { actions, states }] of rulesByRight(kind)) {
      expect(Boolean(actions), right).toBe(takes)
      expect(Boolean(states), right).toBe(!takes)
      for (const action of actions ?? []) {
        const known = flowsOf(right).flatMap((flow) => flow.actions[action] ?? [])
        expect(known.length, `${right} ${action}`).toBeGreaterThan(0)
        for (const { by } of known) if (by === 'public') expect(kind.who).toEqual(['third'])
        for (const { by } of known) if (by === 'applicant') expect(kind.who).toEqual(['owner', 'representative'])
      }
    }
  })
})

test('every act of an applicant or a third party that is no answer is a request', () => {
  for (const { id, laws } of rights) {
    const led = requestsOfRight(id).flatMap(({ rules }) => rules[id]?.actions ?? [])
    for (const { workflow } of laws)
      for (const [key, { by, answers }] of Object.entries<Action>(workflow.actions))
        if ((by === 'applicant' || by === 'public') && !answers) expect(led, `${id} ${key}`).toContain(key)
  }
})

test('the table of tariffs names the codes that requests use and no others', () => {
  const used = requestKinds.flatMap((kind) => rulesByRight(kind).flatMap(([, { fees = [] }]) => fees))
  expect([...new Set(used.map(({ code }) => code))].toSorted()).toEqual(Object.keys(requestTariffs).toSorted())
  expect(requestTariffName('MARK_RENEWAL_CLASS')).toBe('fees:name.renewal')
  expect(requestTariffName('toString')).toBeUndefined()
})

describe.each(requestWorkflows.map((flow): [string, Workflow] => [flow.id, flow]))('workflow %s', (_id, flow) => {
  test('it is sound and its texts exist in every language', async () => {
    expect(Object.values(reachFaults(flow)).flat()).toEqual([])
    expect(await missingWords(flow)).toEqual([])
  })

  test('its process type is its own', () => {
    const types = workflows.filter(({ procTyp }) => procTyp === flow.procTyp)
    expect(types.map(({ id }) => id)).toEqual([flow.id])
  })
})

test('only the requests on which a deadline depends suspend it', () => {
  const holding = requestWorkflows.flatMap((flow: Workflow) =>
    Object.entries(flow.states).flatMap(([state, { suspendsParent }]) =>
      suspendsParent ? [`${flow.id} ${state}`] : [],
    ),
  )
  expect(holding).toEqual(
    ['submitted', 'verification', 'awaiting_completeness'].map((state) => `request-timed ${state}`),
  )
})
