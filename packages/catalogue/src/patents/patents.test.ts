import { dueDate } from '@saki/domain/workflow/dueDate'
import { automaticAction, openActions, step } from '@saki/domain/workflow/step'
import { checkShape } from '@saki/domain/forms/checkShape'
import type { Draft, FormFile } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { quoteFees } from '@saki/domain/fees/quote'
import { describe, expect, test } from 'vitest'

import { applTypOf, applications } from '../index.ts'
import { patentCounts } from './counts.ts'
import { patentFilingForm } from './filing.form.ts'
import { samplePatentFiles, samplePatentFiling } from './filing.sample.ts'
import { patentRegistration, simplePatentRegistration } from './registration.workflow.ts'

const today = '2026-11-20'
type Answers = Record<string, Record<string, unknown>>

function filing(over: Answers = {}, lists: Draft = {}): Draft {
  const changed = Object.entries(over).map(([section, fields]) => [
    section,
    { ...(samplePatentFiling[section] as object | undefined), ...fields },
  ])
  return { ...samplePatentFiling, ...Object.fromEntries(changed), ...lists }
}
const found = (draft: Draft, files = samplePatentFiles, day = today) =>
  missing(patentFilingForm, draft, files, day).map(({ path, level, code, values }) =>
    [path, level, code, ...(values ? [values] : [])].filter(Boolean),
  )

const pct = { PCT_APPL_ID: 'PCT/IB2025/051234', PCT_APPL_DATE: '2025-02-03' }
const priority = (date: string) => ({
  PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2025-1', PRIORITY_DATE: date }],
})

describe('the form of patents (UU 13/2016 art. 25, 34)', () => {
  test.each<[string, Draft, unknown[]]>([
    ['no title', filing({ TECHNICAL: { TITLE: ' ' } }), ['TECHNICAL.TITLE', 'STOP', 'patents:title.missing']],
    [
      'a mark in the title',
      filing({ TECHNICAL: { TITLE: 'Alat KOPIKU®' } }),
      ['TECHNICAL.TITLE', 'WARN', 'patents:title.mark'],
    ],
    [
      'no inventor',
      filing({ TECHNICAL: { INVENTOR_IS_APPLICANT: 'N' } }),
      ['INVENTORS', 'STOP', 'patents:inventor.missing'],
    ],
    [
      'no answer about inventors',
      filing({ TECHNICAL: { INVENTOR_IS_APPLICANT: '' } }),
      ['TECHNICAL.INVENTOR_IS_APPLICANT', 'STOP', 'patents:inventor.missing'],
    ],
    ['no IPC', filing({}, { IPC: [] }), ['IPC', 'WARN', 'patents:ipc.missing']],
    ['an odd IPC', filing({}, { IPC: [{ IPC_SYMBOL: 'kopi' }] }), ['IPC.0.IPC_SYMBOL', 'WARN', 'patents:ipc.odd']],
    [
      'genetic resources without origin',
      filing({ TECHNICAL: { GENETIC_RESOURCE: 'Y' } }),
      ['TECHNICAL.GENETIC_ORIGIN', 'STOP', 'patents:genetic.origin.missing'],
    ],
    [
      'a micro-organism without receipt',
      filing({ TECHNICAL: { MICRO_ORGANISM: 'Y' } }),
      ['FILES.JRD', 'WARN', 'patents:doc.JRD.missing'],
    ],
    [
      'a deposit to come',
      filing({ TECHNICAL: { MICRO_ORGANISM: 'Y', DEPOSIT_DATE: '2026-11-21' } }),
      ['TECHNICAL.DEPOSIT_DATE', 'STOP', 'patents:micro.date.future'],
    ],
    [
      'fewer claims written than counted',
      filing({ TECHNICAL: { QTY_CLAIMS: '10', CLAIMS_COUNTED: '12' } }),
      ['TECHNICAL.QTY_CLAIMS', 'WARN', 'patents:claims.differs', { counted: 12, written: 10 }],
    ],
    [
      'a parent that is a design',
      filing({ FILING: { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: 'A00202600001' } }),
      ['FILING.PARENT_PATENT_ID', 'STOP', 'patents:parentPatentId.wrong'],
    ],
    [
      'a divisional without examination',
      filing({
        FILING: { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: 'W00200600123' },
        TECHNICAL: { REQUEST_EXAMINATION: 'N' },
      }),
      ['TECHNICAL.REQUEST_EXAMINATION', 'WARN', 'patents:examination.divisional'],
    ],
    [
      'a PCT number that is none',
      filing({ FILING: { APPL_SUBTYP: 'PCT' }, PCT: { ...pct, PCT_APPL_ID: 'PCT-1' } }),
      ['PCT.PCT_APPL_ID', 'STOP', 'patents:pct.number.wrong'],
    ],
    [
      'the national phase in time',
      filing({ FILING: { APPL_SUBTYP: 'PCT' }, PCT: pct }),
      ['PCT.PCT_APPL_DATE', 'WARN', 'patents:pct.phase', { date: '2027-09-03' }],
    ],
    [
      'the national phase late by its priority',
      filing({ FILING: { APPL_SUBTYP: 'PCT', PRIORITY_CLAIMED: 'Y' }, PCT: pct }, priority('2024-02-29')),
      ['PCT.PCT_APPL_DATE', 'WARN', 'patents:pct.phase.late', { date: '2026-09-29', n: 52 }],
    ],
    [
      'published before it was filed',
      filing({ FILING: { APPL_SUBTYP: 'PCT' }, PCT: { ...pct, PCT_PUBL_DATE: '2025-02-02' } }),
      ['PCT.PCT_PUBL_DATE', 'STOP', 'patents:pct.publication.early'],
    ],
    [
      'Paris priority a day late',
      filing({ FILING: { PRIORITY_CLAIMED: 'Y' } }, priority('2025-11-19')),
      ['PRIORITIES.0.PRIORITY_DATE', 'WARN', 'filing:priority.date.late', { n: 1, date: '2026-11-19' }],
    ],
    [
      'a priority to come',
      filing({ FILING: { PRIORITY_CLAIMED: 'Y' } }, priority('2026-11-21')),
      ['PRIORITIES.0.PRIORITY_DATE', 'STOP', 'filing:priority.date.future'],
    ],
    [
      'the priority document within 16 months (art. 30)',
      filing({ FILING: { PRIORITY_CLAIMED: 'Y' } }, priority('2025-11-20')),
      ['FILES.PRI', 'LATER', 'patents:doc.PRI.later', { date: '2027-03-20' }],
    ],
    [
      'a simple patent with three independent claims (art. 122)',
      filing({ FILING: { PATENT_KIND: 'S' }, TECHNICAL: { QTY_INDEPENDENT: '3' } }),
      ['TECHNICAL.QTY_CLAIMS', 'WARN', 'patents:claims.independent', { n: 3 }],
    ],
    [
      'a company that says it invented',
      filing({}, { OWNERS: [{ ...(samplePatentFiling['OWNERS'] as object[])[0], PERSON_WCODE: 'C' }] }),
      ['TECHNICAL.INVENTOR_IS_APPLICANT', 'STOP', 'patents:inventor.notCompany'],
    ],
  ])('%s', (_says, draft, issue) => expect(found(draft)).toContainEqual(issue))

  test('only the description stops a filing; claims and abstract may follow (art. 34, 35)', () => {
    expect(found(samplePatentFiling, [{ slot: 'KEP', pages: 1 }])).toEqual([
      ['FILES.DES', 'STOP', 'patents:part.DES.missing'],
      ['FILES.KLM', 'LATER', 'patents:part.KLM.later'],
      ['FILES.ABS', 'LATER', 'patents:part.ABS.later'],
    ])
  })

  test('one combined file serves as soon as it says where each part begins', () => {
    const marks = { PARTS: { DES: '1', KLM: '15', ABS: '18' } }
    const files: FormFile[] = [
      { slot: 'GAB', pages: 18 },
      { slot: 'KEP', pages: 1 },
    ]
    expect(found(filing({}, marks), files)).toEqual([])
    expect(found(samplePatentFiling, files)).toContainEqual(['FILES.DES', 'STOP', 'patents:part.DES.missing'])
  })

  test('an international priority is not late by the Paris period: the 31 months stand for it', () => {
    const draft = filing({ FILING: { APPL_SUBTYP: 'PCT', PRIORITY_CLAIMED: 'Y' }, PCT: pct }, priority('2024-06-03'))
    expect(found(draft).filter(([path]) => String(path).startsWith('PRIORITIES'))).toEqual([])
    expect(found(draft).filter(([path]) => path === 'FILES.PRI')).toEqual([])
  })

  test('counts of the browser have their place in the draft, and others have none', () => {
    expect(
      checkShape(patentFilingForm, { TECHNICAL: { CLAIMS_COUNTED: '12', QTY_INDEPENDENT: '1' }, PARTS: { DES: '1' } }),
    ).toEqual([])
    expect(checkShape(patentFilingForm, { TECHNICAL: { QTY_PAGES: '12' }, PARTS: { SEQ: '1' } })).toEqual([
      { path: 'TECHNICAL.QTY_PAGES', fault: 'unknown' },
      { path: 'PARTS.SEQ', fault: 'unknown' },
    ])
  })
})

describe('what a patent filing is charged by (PP 45/2024)', () => {
  const files: FormFile[] = [{ slot: 'DES', pages: 35 }]
  const counts = (technical: object, kind = 'P') =>
    patentCounts(filing({ FILING: { PATENT_KIND: kind }, TECHNICAL: { ...technical } }), files)

  test('pages of the description, claims, early publication and examination', () => {
    expect(counts({ QTY_CLAIMS: '14', EARLY_PUBLICATION: 'Y', REQUEST_EXAMINATION: 'N' })).toEqual({
      classes: 0,
      pages: 35,
      claims: 14,
      earlyPublication: 1,
      examination: 0,
    })
  })

  test('a simple patent always pays its examination and never early publication (UU 13/2016 art. 122(2))', () => {
    expect(counts({ EARLY_PUBLICATION: 'Y', REQUEST_EXAMINATION: 'N' }, 'S')).toMatchObject({
      earlyPublication: 0,
      examination: 1,
    })
  })

  test('of a combined file only the pages of the description', () => {
    const draft = filing({}, { PARTS: { DES: '1', KLM: '41' } })
    expect(patentCounts(draft, [{ slot: 'GAB', pages: 60 }]).pages).toBe(40)
  })

  test('a filing without a tariff in force has no fee rather than none', () => {
    const fee = { applTyp: 'PATENT', applSubtyp: 'NATIONAL', payerCategory: 'UMUM', counts: counts({}) }
    expect(quoteFees(fee, [], today)).toMatchObject({ ok: false, why: 'no_tariff' })
  })

  test('the kind decides number series and process', () => {
    expect(applTypOf('patent-filing', filing())).toBe('PATENT')
    expect(applTypOf('patent-filing', filing({ FILING: { PATENT_KIND: 'S' } }))).toBe('SIMPLE_PATENT')
    expect(applications.PATENT.series()).toEqual({ fileTyp: 'P', fileSeq: '00' })
    expect(applications.SIMPLE_PATENT.series()).toEqual({ fileTyp: 'S', fileSeq: '00' })
  })
})

describe('the way of a patent (UU 13/2016 as changed by UU 6/2023 and UU 65/2024)', () => {
  const { actions } = patentRegistration
  const simple = simplePatentRegistration.actions
  const day = '2026-11-20'

  test.each([
    ['a deficiency letter: three months (art. 35)', actions.ask_completeness, { action: day }, '2027-02-20'],
    [
      'two more, from the earlier deadline',
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
      'of a national phase from its international filing (PCT art. 11(3))',
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
      'the next a month before the year after the one after the grant',
      actions.pay_first_annuity,
      { action: '2029-08-01', filing: day, grant: '2029-03-01' },
      '2030-10-20',
    ],
    [
      'the same when granted in the last month of a year',
      actions.pay_first_annuity,
      { action: '2029-11-10', filing: day, grant: '2029-11-01' },
      '2030-10-20',
    ],
    ['then every year', actions.pay_annuity, { action: '2030-09-01', filing: day, due: '2030-10-20' }, '2031-10-20'],
    [
      'also when paid in the months of grace',
      actions.pay_annuity,
      { action: '2031-03-01', filing: day, due: '2031-04-20' },
      '2031-10-20',
    ],
    [
      'and on 29 February',
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
    ['for 14 working days', simple.publish, { action: '2026-12-10' }, '2026-12-30'],
    [
      'and decided within six months of the filing (art. 124)',
      simple.begin_examination,
      { action: '2027-01-04', filing: '2026-11-20' },
      '2027-05-20',
    ],
  ] as const)('%s', (_says, action, basis, expected) => expect(dueDate(action.due ?? {}, basis)).toBe(expected))

  test('what follows publication depends on whether examination was asked for (art. 51)', () => {
    expect(automaticAction(patentRegistration, 'publication', ['payment_received', 'publish'])).toBe('publication_over')
    expect(automaticAction(patentRegistration, 'publication', ['request_examination', 'publish'])).toBe(
      'begin_examination',
    )
    expect(automaticAction(simplePatentRegistration, 'publication', [])).toBe('begin_examination')
  })

  test('a granted right falls due for its annuity, and after the last one for its end', () => {
    expect(automaticAction(patentRegistration, 'registered', ['pay_first_annuity'])).toBe('annuity_overdue')
    expect(automaticAction(patentRegistration, 'registered', ['pay_first_annuity', 'pay_last_annuity'])).toBe('expire')
    expect(automaticAction(patentRegistration, 'annuity_grace', [])).toBeUndefined()
  })

  test('a lapse is revived by the way it came (PP 45/2024 art. 6(5)) or examined once more (UU 65/2024 art. 63A)', () => {
    const open = (lapse: string, days: string) =>
      openActions(patentRegistration, 'deemed_withdrawn', 'applicant', [{ action: lapse, day }], days)
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

  test('nothing is removed by itself, nor withdrawn once decided', () => {
    expect(step(patentRegistration, 'annuity_grace', 'remove', 'system')).toEqual({ ok: false, why: 'not_your_role' })
    expect(step(patentRegistration, 'registered', 'withdraw', 'applicant')).toEqual({ ok: false, why: 'not_from_here' })
  })

  test('codes are those of their process', () => {
    const codes = (states: Record<string, { code: string }>) => Object.values(states).map(({ code }) => code)
    expect(codes(patentRegistration.states)).toEqual(
      '100 110 115 120 130 140 150 155 158 160 170 175 180 185 190 191 192 195 197 196'.split(' '),
    )
    expect(codes(simplePatentRegistration.states).every((code) => code.startsWith('2'))).toBe(true)
  })
})
