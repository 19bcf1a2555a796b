import { legalDateOf } from '@saki/domain/dates/legalDate'
import { describe, expect, test } from 'vitest'

import { playSampleActions } from './playActions.sample.ts'
import { designsByLaw } from './rights/designs/lawTable.sample.ts'
import { flowAt, lawOf, workflowFor, type Right } from './index.ts'
import type { LawRow } from './lawRow.sample.ts'
import { marksByLaw } from './rights/marks/lawTable.sample.ts'
import { examinationByLaw } from './rights/patents/examinationByLaw.sample.ts'
import { filingByLaw } from './rights/patents/filingByLaw.sample.ts'
import { simpleByLaw } from './rights/patents/simpleByLaw.sample.ts'

const rows: readonly LawRow[] = [...designsByLaw, ...filingByLaw, ...simpleByLaw, ...examinationByLaw, ...marksByLaw]

/** Article shown with an action, by kind and action, where the period it sets rests on another article of the same law. */
const shownArticles: Readonly<Record<string, string>> = {
  'DESIGN payment_received': 'UU 31/2000 art. 18',
  'DESIGN keep_refusal': 'UU 31/2000 art. 24',
  'DESIGN publication_over': 'UU 31/2000 art. 29',
  'DESIGN register': 'UU 31/2000 art. 29',
  'MARK payment_received': 'UU 20/2016 art. 13',
  'MARK refuse': 'UU 20/2016 art. 24',
  'MARK refusal_unanswered': 'UU 20/2016 art. 24',
  'MARK refuse_part': 'UU 20/2016 art. 24',
  'MARK renewal_opens': 'UU 20/2016 art. 36',
  'PATENT allow': 'UU 13/2016 art. 58',
  'PATENT request_examination_now': 'UU 13/2016 art. 51',
}

describe('the last day the law gives, and the article shown with it', () => {
  test.each(rows.map((row) => [`${row[0]}, ${row[2]}: ${row[4] ?? 'no day'} (${shownArticle(row)})`, row] as const))(
    '%s',
    (_name, row) => {
      const [kind, filed, , actions, lastDay] = row
      const { due, flow, history } = playSampleActions(
        { kind, ...(typeof filed === 'string' ? { filed } : filed) },
        actions,
      )
      expect(due ?? null).toBe(lastDay)
      const ground = flow.actions[history.at(-1)?.action ?? '']?.ground ?? ''
      const expected = articlesIn(shownArticle(row))
      expect(
        expected.filter((each) => articlesIn(ground).includes(each)),
        `${row[0]} ${lastActionOf(row)}: ${shownArticle(row)} → ${ground}`,
      ).not.toEqual([])
    },
  )

  test('the table has more than 80 rows, for all four kinds of application', () => {
    expect(rows.length).toBeGreaterThan(80)
    expect(new Set(rows.map(([kind]) => kind)).size).toBe(4)
  })
})

function lastActionOf([, , , actions]: LawRow): string {
  return actions.split(',').at(-1)?.trim().split(' ')[0] || 'payment_received'
}

function shownArticle(row: LawRow): string {
  return shownArticles[`${row[0]} ${lastActionOf(row)}`] ?? row[5]
}

/** Single articles of a citation, without paragraphs: 'UU 31/2000 art. 26(6)–28' gives those of 26 and 28. */
function articlesIn(text: string): string[] {
  return [
    ...text.matchAll(/((?:UU|PP) \d+\/\d{4}) art\. (\d+[A-Z]?(?:\(\d+\))*(?:(?:, |–)\d+[A-Z]?(?:\(\d+\))*)*)/g),
  ].flatMap(([, law = '', list = '']) => list.split(/, |–/).map((each) => `${law} art. ${each.replace(/\(.*/, '')}`))
}

/** Kind, filing day, acts that lead to the office's target, that target, letter and answer of the applicant. */
const TARGETS = [
  [
    'MARK',
    '2025-03-03',
    'publish 2025-04-01, publication_over *, examine *',
    '2025-07-17',
    'propose_refusal 2025-07-18, answer_refusal 2025-08-15',
  ],
  ['DESIGN', '2025-01-06', '', '2025-04-06', 'ask_correction 2025-01-10, answer_correction 2025-04-10'],
  ['PATENT', '2024-11-20', '', '2024-12-11', 'ask_completeness 2024-11-30, answer_completeness 2025-02-01'],
  [
    'PATENT',
    '2024-11-20',
    'request_examination *, formality_passed_early 2024-12-10, publish *, begin_examination *',
    '2028-02-21',
    'send_findings 2025-11-30, reply 2025-12-20',
  ],
  ['SIMPLE_PATENT', '2025-01-06', '', '2025-01-24', 'ask_completeness 2025-01-10, answer_completeness 2025-02-01'],
  [
    'SIMPLE_PATENT',
    '2025-01-06',
    'formality_passed 2025-01-10, publish *, begin_examination *',
    '2025-07-06',
    'send_findings 2025-03-30, reply 2025-04-20',
  ],
] as const satisfies readonly (readonly [Right, string, string, string, string])[]

describe('a target of the office stands also after an answer, on the day on which it stood before its letter', () => {
  test.each(TARGETS)('%s filed on %s%.0s: %s after %s', (kind, filed, before, day, answered) => {
    const asked = playSampleActions({ kind, filed }, before)
    expect(asked.due).toBe(day)
    const after = playSampleActions({ kind, filed }, [before, answered].filter(Boolean).join(', '))
    // A target changes nothing by itself, also when it has passed.
    expect([after.due, after.state, after.fires]).toEqual([day, asked.state, false])
  })
})

describe('the law in force at filing (UU 65/2024: filings since 28 October 2024, Jakarta)', () => {
  test.each([
    ['2024-10-27T16:59:59Z', 'PATENT', 'UU13/2016', 'patent-registration-2016'],
    ['2024-10-27T17:00:00Z', 'PATENT', 'UU65/2024', 'patent-registration'],
    ['2024-10-27T16:59:59Z', 'SIMPLE_PATENT', 'UU13/2016', 'simple-patent-registration-2016'],
    ['2024-10-27T17:00:00Z', 'SIMPLE_PATENT', 'UU65/2024', 'simple-patent-registration'],
    ['2016-09-01T03:00:00Z', 'PATENT', 'UU13/2016', 'patent-registration-2016'],
    ['2026-11-20T03:00:00Z', 'PATENT', 'UU65/2024', 'patent-registration'],
    ['2024-10-27T16:59:59Z', 'MARK', 'UU20/2016', 'mark-registration'],
    ['2024-10-27T17:00:00Z', 'MARK', 'UU20/2016', 'mark-registration'],
    ['2024-10-27T16:59:59Z', 'DESIGN', 'UU31/2000', 'design-registration'],
    ['2024-10-27T17:00:00Z', 'DESIGN', 'UU31/2000', 'design-registration'],
  ] as const)('%s %s: %s', (instant, applTyp: Right, law, flow) => {
    const found = lawOf(applTyp, legalDateOf(new Date(instant)))
    expect(found).toBe(law)
    expect(workflowFor(applTyp, found).id).toBe(flow)
  })

  test('flowAt returns the workflow of the process type under the law of the filing date', () => {
    expect(flowAt('1', '2024-10-27')?.id).toBe('patent-registration-2016')
    expect(flowAt('2', '2024-10-28')?.id).toBe('simple-patent-registration')
    expect(flowAt('1', null)?.id).toBe('patent-registration')
    expect(flowAt('20', '2024-10-27')?.id).toBe('office-letter')
    expect(flowAt('10', '2024-10-27')?.id).toBe('request-paid')
    expect(flowAt('99', '2024-10-27')).toBeUndefined()
  })

  test('an unknown law gives the present workflow', () => {
    expect(workflowFor('PATENT', 'UU14/2001').id).toBe('patent-registration')
  })
})
