import { annuityAccount, annuitySteps } from '@saki/domain/annuities/account'
import { protectedYears } from '@saki/domain/fees/annuity'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionOf, findState } from '@saki/domain/workflow/definition'
import { dueDate } from '@saki/domain/workflow/dueDate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { rights } from '../registry.ts'

const withAnnuities = rights.flatMap((right) => {
  const { annuities } = right
  return annuities ? right.laws.map((law) => ({ right, law, annuities })) : []
})

describe('annuities of a right in its workflows', () => {
  test('patents and simple patents have them, under both laws', () => {
    expect(withAnnuities.map(({ right, law }) => `${right.id} ${law.code}`)).toHaveLength(4)
  })

  test.each(withAnnuities.map(({ law, annuities }) => [law.workflow.id, law.workflow, annuities] as const))(
    '%s: every named action and state exists, and every state after a grant has a position',
    (_id, flow, annuities) => {
      for (const action of Object.values(annuities.actions)) expect(actionOf(flow, action)?.by).toBe('system')
      for (const state of Object.keys(annuities.positions)) expect(findState(flow, state)).toBeDefined()
      const granted = Object.entries(flow.states).filter(
        ([, { outcome }]) => outcome === 'registered' || outcome === 'lapsed',
      )
      expect(granted.filter(([key]) => !annuities.positions[key])).toEqual([])
    },
  )

  const day = fc.integer({ min: 0, max: 9000 }).map((n) => addDays('2010-01-01', n))

  test.each(withAnnuities.map((one) => [`${one.right.id} ${one.law.code}`, one] as const))(
    '%s: the workflow and the account agree on the next due date, whatever is paid',
    (_id, { right, law, annuities }) => {
      const fileTyp = right.series({}).fileTyp
      fc.assert(
        fc.property(
          day,
          fc.integer({ min: 0, max: 6500 }),
          fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }),
          (filingDate, wait, ahead) => {
            const grantDate = addDays(filingDate, wait % (365 * (protectedYears[fileTyp] ?? 0)))
            const basis = { filing: filingDate, grant: grantDate }
            let due: LegalDate | undefined = dueDate(actionOf(law.workflow, 'issue_certificate')?.due ?? {}, {
              ...basis,
              action: grantDate,
            })
            const payments: { kind: 'first' | 'next' | 'late' | 'last'; paidTo: number }[] = []
            for (const years of ahead) {
              const facts = {
                fileTyp,
                filingDate,
                grantDate,
                lawCode: law.code,
                position: 'kept' as const,
                dueDate: null,
                payments,
              }
              const account = annuityAccount(facts, grantDate)
              const next = account.years.find(({ year }) => year === account.leastTo)
              expect(due).toBe(
                next
                  ? next.due
                  : dueDate(actionOf(law.workflow, 'pay_last_annuity')?.due ?? {}, { ...basis, action: grantDate }),
              )
              for (const { kind, paidTo } of annuitySteps(
                account,
                'kept',
                Math.min((account.leastTo ?? 99) + years, account.lastYear),
              )) {
                const action = annuities.actions[kind] ?? ''
                due = dueDate(actionOf(law.workflow, action)?.due ?? {}, {
                  ...basis,
                  action: grantDate,
                  due: due ?? null,
                })
                payments.push({ kind, paidTo })
              }
            }
          },
        ),
      )
    },
  )
})
