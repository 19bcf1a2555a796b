import { automaticAction } from '@saki/domain/workflow/nextState'
import { withRules } from '@saki/domain/workflow/periods'
import { describe, expect, test } from 'vitest'

import { deadlineRules } from './deadlineRules.ts'
import { flowLaw, workflows } from './index.ts'

const rules = deadlineRules(workflows)
const rulesOf = (flowId: string, day: string) =>
  rules
    .filter((rule) => rule.flowId === flowId && rule.validFrom <= day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
    .filter((rule, at, all) => all.findIndex((r) => r.action === rule.action && r.part === rule.part) === at)

test.each(workflows.map((flow) => [flow.id, flow] as const))(
  '%s: the initial periods equal the definition',
  (_id, flow) => expect(withRules(flow, rulesOf(flow.id, '2026-11-20'))).toEqual(flow),
)

test('every period is one row and has a ground', () => {
  const keys = rules.map((r) => `${r.flowId} ${r.action} ${r.part} ${r.validFrom}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(rules.length).toBeGreaterThan(150)
  expect(rules.filter(({ ground }) => !/^(UU|PP|office rule)/.test(ground))).toEqual([])
})

test.each([
  ['mark-registration', 'ask_correction', 'due', false],
  ['mark-registration', 'propose_refusal', 'due', true],
  ['patent-registration', 'annuity_overdue', 'due', false],
  ['patent-registration-2016', 'annuity_overdue', 'due', false],
  ['patent-registration', 'revive_formality', 'until', true],
  ['patent-registration', 'revive_examination', 'until', false],
  ['patent-registration', 'ask_completeness', 'due', true],
  ['design-registration', 'oppose', 'until', true],
  ['design-registration', 'oppose', 'due', false],
  ['request-paid', 'ask_completeness', 'due', false],
] as const)('%s %s %s: verified: %s', (flowId, action, part, verified) => {
  const rule = rules.find((r) => r.flowId === flowId && r.action === action && r.part === part)
  expect(rule?.verified).toBe(verified)
})

describe('by date', () => {
  test('an opposed mark is examined in 150 working days, from 2 November 2020 in 90 (UU 11/2020 art. 108)', () => {
    const days = (day: string) =>
      rulesOf('mark-registration', day).find((r) => r.action === 'examine_opposed')?.workingDays
    expect(days('2020-11-01')).toBe(150)
    expect(days('2020-11-02')).toBe(90)
  })

  test('unopposed designs are registered until the office sets a period for their examination', () => {
    const flow = workflows.find(({ id }) => id === 'design-registration')
    if (!flow) throw new Error('no designs')
    const seeded = rulesOf('design-registration', '2026-11-20')
    expect(automaticAction(withRules(flow, seeded), 'publication')).toBe('publication_over')
    const on = seeded.map((rule) => (rule.action === 'examine_unopposed' ? { ...rule, months: 6 } : rule))
    expect(automaticAction(withRules(flow, on), 'publication')).toBe('examine_unopposed')
  })
})

test('flowLaw returns kind of application, right and law of a workflow', () => {
  expect(flowLaw('patent-registration-2016')).toEqual({ applTyp: 'PATENT', right: 'P', lawCode: 'UU13/2016' })
  expect(flowLaw('mark-registration')).toEqual({ applTyp: 'MARK', right: 'T', lawCode: 'UU20/2016' })
  expect(flowLaw('office-letter')).toBeUndefined()
})
