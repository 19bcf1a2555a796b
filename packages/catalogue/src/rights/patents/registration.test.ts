import { dueDate } from '@saki/domain/workflow/dueDate'
import { automaticAction, openActions, nextState } from '@saki/domain/workflow/nextState'
import { describe, expect, test } from 'vitest'

import { patentRegistration, simplePatentRegistration } from './registration.workflow.ts'

describe('workflow of a patent (UU 13/2016 as amended by UU 6/2023 and UU 65/2024)', () => {
  const { actions } = patentRegistration
  const simple = simplePatentRegistration.actions
  const day = '2026-11-20'

  test.each([
    ['a deficiency letter: three months (art. 35)', actions.ask_completeness, { action: day }, '2027-02-20'],
    [
      'two months more, from the earlier deadline',
      actions.extend_completeness,
      { action: day, due: '2027-02-20' },
      '2027-04-20',
    ],
    [
      'publication 18 months from the filing (art. 46)',
      actions.formality_passed,
      { action: day, filing: '2026-08-31' },
      '2028-02-29',
    ],
    [
      'publication 18 months from the earliest priority',
      actions.formality_passed,
      { action: day, filing: '2026-08-31', priority: '2025-09-01' },
      '2027-03-01',
    ],
    [
      'early publication three months from the filing',
      actions.formality_passed_early,
      { action: day, filing: '2026-11-01' },
      '2027-02-01',
    ],
    ['open to the public for six months (art. 48)', actions.publish, { action: day }, '2027-05-20'],
    [
      '36 months to ask for examination (art. 51)',
      actions.publication_over,
      { action: '2028-10-01', filing: day },
      '2029-11-20',
    ],
    [
      '36 months of a national phase from its international filing (PCT art. 11(3))',
      actions.publication_over,
      { action: '2028-10-01', filing: day, international: '2025-02-03' },
      '2028-02-03',
    ],
    ['a reply within three months (art. 62)', actions.send_findings, { action: '2026-11-30' }, '2027-02-28'],
    [
      'the first annuity six months from the certificate (art. 126)',
      actions.issue_certificate,
      { action: '2029-03-01', filing: day },
      '2029-09-01',
    ],
    [
      'the second annuity a month before the year after the one after the grant',
      actions.pay_first_annuity,
      { action: '2029-08-01', filing: day, grant: '2029-03-01' },
      '2030-10-20',
    ],
    [
      'the second annuity of a patent granted in the last month of a year',
      actions.pay_first_annuity,
      { action: '2029-11-10', filing: day, grant: '2029-11-01' },
      '2030-10-20',
    ],
    [
      'the next annuity a year after the previous one',
      actions.pay_annuity,
      { action: '2030-09-01', filing: day, due: '2030-10-20' },
      '2031-10-20',
    ],
    [
      'the next annuity after one paid in the months of grace',
      actions.pay_annuity_late,
      { action: '2031-03-01', filing: day, due: '2031-04-20' },
      '2031-10-20',
    ],
    [
      'the next annuity of a patent filed on 29 February',
      actions.pay_annuity,
      { action: '2031-01-01', filing: '2028-02-29', due: '2031-01-29' },
      '2032-01-29',
    ],
    ['twenty years (art. 22)', actions.pay_last_annuity, { action: '2045-10-01', filing: day }, '2046-11-20'],
    [
      'ten years of a simple patent (art. 23)',
      simple.pay_last_annuity,
      { action: '2035-10-01', filing: day },
      '2036-11-20',
    ],
    [
      'a simple patent is published within 14 working days (UU 6/2023 art. 123)',
      simple.formality_passed,
      { action: '2026-11-27', filing: '2026-11-20' },
      '2026-12-10',
    ],
    [
      'the publication of a simple patent lasts 14 working days',
      simple.publish,
      { action: '2026-12-10' },
      '2026-12-30',
    ],
    [
      'a simple patent is decided within six months of the filing (art. 124)',
      simple.begin_examination,
      { action: '2027-01-04', filing: '2026-11-20' },
      '2027-05-20',
    ],
  ] as const)('%s', (_says, action, basis, expected) => expect(dueDate(action.due ?? {}, basis)).toBe(expected))

  test('the automatic action after publication depends on a request for examination (art. 51)', () => {
    expect(automaticAction(patentRegistration, 'publication', ['payment_received', 'publish'])).toBe('publication_over')
    expect(automaticAction(patentRegistration, 'publication', ['request_examination', 'publish'])).toBe(
      'begin_examination',
    )
    expect(automaticAction(simplePatentRegistration, 'publication', [])).toBe('begin_examination')
  })

  test('the automatic action of a registered patent is annuity_overdue, after the last annuity expire', () => {
    expect(automaticAction(patentRegistration, 'registered', ['pay_first_annuity'])).toBe('annuity_overdue')
    expect(automaticAction(patentRegistration, 'registered', ['pay_first_annuity', 'pay_last_annuity'])).toBe('expire')
    expect(automaticAction(patentRegistration, 'annuity_grace', [])).toBe('grace_over')
  })

  test('a lapse is revived within six months (PP 45/2024 art. 6(5)) or re-examined within nine (UU 65/2024 art. 63A)', () => {
    const open = (lapse: string, days: string) => {
      const state = lapse === 'completeness_lapsed' ? 'deemed_withdrawn' : 'examination_lapsed'
      return openActions(patentRegistration, state, 'applicant', [{ action: lapse, day }], days)
    }
    expect(open('completeness_lapsed', '2027-05-20')).toEqual(['revive_formality', 'reexamine'])
    expect(open('completeness_lapsed', '2027-05-21')).toEqual(['reexamine'])
    expect(open('reply_lapsed', '2027-05-20')).toEqual(['revive_examination', 'reexamine'])
    expect(open('request_lapsed', '2027-08-20')).toEqual(['reexamine'])
    expect(open('request_lapsed', '2027-08-21')).toEqual([])
  })

  test('a refusal is appealed once, within three months (art. 68)', () => {
    const refused = { action: 'refuse', day }
    const open = (more: { action: string; day: string }[], on: string) =>
      openActions(patentRegistration, 'refused', 'applicant', [refused, ...more], on)
    expect(open([], '2027-02-20')).toContain('appeal')
    expect(open([], '2027-02-21')).not.toContain('appeal')
    expect(
      open(
        [
          { action: 'appeal', day },
          { action: 'appeal_refused', day },
        ],
        '2027-01-20',
      ),
    ).not.toContain('appeal')
  })

  test('a lapse after a revival opens the time to revive and to re-examine again', () => {
    const before = ['completeness_lapsed', 'revival_over', 'revive_formality', 'reply_lapsed']
    expect(automaticAction(patentRegistration, 'examination_lapsed', before)).toBe('revival_over')
    expect(automaticAction(patentRegistration, 'examination_lapsed', [...before, 'revival_over'])).toBe('remedy_over')
    expect(automaticAction(simplePatentRegistration, 'refused', [...before, 'revive_examination', 'refuse'])).toBe(
      'appeal_over',
    )
  })

  test('a patent is not removed automatically or during grace, nor withdrawn once registered', () => {
    expect(automaticAction(patentRegistration, 'removal_review', [])).toBeUndefined()
    expect(nextState(patentRegistration, 'removal_review', 'remove', 'system')).toEqual({
      ok: false,
      why: 'not_your_role',
    })
    expect(nextState(patentRegistration, 'annuity_grace', 'remove', 'office')).toEqual({
      ok: false,
      why: 'not_from_here',
    })
    expect(nextState(patentRegistration, 'registered', 'withdraw', 'applicant')).toEqual({
      ok: false,
      why: 'not_from_here',
    })
  })

  test('patent states have their codes, and all codes of simple patents begin with 2', () => {
    const codes = (states: Record<string, { code: string }>) => Object.values(states).map(({ code }) => code)
    expect(codes(patentRegistration.states)).toEqual(
      '100 110 112 115 117 120 130 140 150 155 160 170 175 176 180 181 182 185 190 191 194 192 193 195 197 196 158'.split(
        ' ',
      ),
    )
    expect(codes(simplePatentRegistration.states).every((code) => code.startsWith('2'))).toBe(true)
  })
})
