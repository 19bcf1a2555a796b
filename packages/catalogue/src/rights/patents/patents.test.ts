import { checkShape } from '@saki/domain/forms/checkShape'
import type { DraftData, FormFile } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { describe, expect, test } from 'vitest'

import { applTypOf, rightOf } from '../../index.ts'
import { quoteFees } from '../quoteFees.ts'
import { patentCounts } from './counts.ts'
import { patentFilingForm } from './filing.form.ts'
import { samplePatentFiles, samplePatentFiling } from './filing.sample.ts'

const today = '2026-11-20'
type Answers = Record<string, Record<string, unknown>>

function filing(over: Answers = {}, lists: DraftData = {}): DraftData {
  const changed = Object.entries(over).map(([section, fields]) => [
    section,
    { ...(samplePatentFiling[section] as object | undefined), ...fields },
  ])
  return { ...samplePatentFiling, ...Object.fromEntries(changed), ...lists }
}
const found = (draft: DraftData, files = samplePatentFiles, day = today) =>
  missing(patentFilingForm, draft, files, day).map(({ path, level, code, values }) =>
    [path, level, code, ...(values ? [values] : [])].filter(Boolean),
  )

const pct = { PCT_APPL_ID: 'PCT/IB2025/051234', PCT_APPL_DATE: '2025-02-03' }
const priority = (date: string) => ({
  PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2025-1', PRIORITY_DATE: date }],
})

describe('the form of patents (UU 13/2016 art. 25, 34)', () => {
  test.each<[string, DraftData, unknown[]]>([
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
      'an invalid PCT number',
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
      'a priority document that can no longer follow',
      filing({ FILING: { PRIORITY_CLAIMED: 'Y' } }, priority('2025-07-19')),
      ['FILES.PRI', 'WARN', 'patents:doc.PRI.past'],
    ],
    [
      'a simple patent with three independent claims (art. 122)',
      filing({ FILING: { PATENT_KIND: 'S' }, TECHNICAL: { QTY_INDEPENDENT: '3' } }),
      ['TECHNICAL.QTY_CLAIMS', 'WARN', 'patents:claims.independent', { n: 3 }],
    ],
    [
      'a company as inventor',
      filing({}, { OWNERS: [{ ...(samplePatentFiling['OWNERS'] as object[])[0], PERSON_WCODE: 'C' }] }),
      ['TECHNICAL.INVENTOR_IS_APPLICANT', 'STOP', 'patents:inventor.notCompany'],
    ],
  ])('%s', (_says, draft, issue) => expect(found(draft)).toContainEqual(issue))

  test('a missing description stops a filing; claims and abstract may follow (art. 34, 35)', () => {
    expect(found(samplePatentFiling, [{ slot: 'KEP', pages: 1 }])).toEqual([
      ['FILES.DES', 'STOP', 'patents:part.DES.missing'],
      ['FILES.KLM', 'LATER', 'patents:part.KLM.later'],
      ['FILES.ABS', 'LATER', 'patents:part.ABS.later'],
    ])
  })

  test('a combined file is accepted once the start page of each part is given', () => {
    const marks = { PARTS: { DES: '1', KLM: '15', ABS: '18' } }
    const files: FormFile[] = [
      { slot: 'GAB', pages: 18 },
      { slot: 'KEP', pages: 1 },
    ]
    expect(found(filing({}, marks), files)).toEqual([])
    expect(found(samplePatentFiling, files)).toContainEqual(['FILES.DES', 'STOP', 'patents:part.DES.missing'])
  })

  test('a priority of an international application is not checked by the Paris period and needs no document', () => {
    const draft = filing({ FILING: { APPL_SUBTYP: 'PCT', PRIORITY_CLAIMED: 'Y' }, PCT: pct }, priority('2024-06-03'))
    expect(found(draft).filter(([path]) => String(path).startsWith('PRIORITIES'))).toEqual([])
    expect(found(draft).filter(([path]) => path === 'FILES.PRI')).toEqual([])
  })

  test('checkShape accepts the counts of the browser and refuses unknown ones', () => {
    expect(
      checkShape(patentFilingForm, { TECHNICAL: { CLAIMS_COUNTED: '12', QTY_INDEPENDENT: '1' }, PARTS: { DES: '1' } }),
    ).toEqual([])
    expect(checkShape(patentFilingForm, { TECHNICAL: { QTY_PAGES: '12' }, PARTS: { SEQ: '1' } })).toEqual([
      { path: 'TECHNICAL.QTY_PAGES', fault: 'unknown' },
      { path: 'PARTS.SEQ', fault: 'unknown' },
    ])
  })
})

describe('patentCounts (PP 45/2024)', () => {
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

  test('counts only the pages of the description of a combined file', () => {
    const draft = filing({}, { PARTS: { DES: '1', KLM: '41' } })
    expect(patentCounts(draft, [{ slot: 'GAB', pages: 60 }]).pages).toBe(40)
  })

  test('quoteFees gives no quote without a tariff in force', () => {
    const fee = { applTyp: 'PATENT', applSubtyp: 'NATIONAL', payerCategory: 'UMUM', counts: counts({}) }
    expect(quoteFees(fee, [], today)).toMatchObject({ ok: false, why: 'no_tariff' })
  })

  test('PATENT_KIND decides the kind of application; the series are P00 and S00', () => {
    expect(applTypOf('patent-filing', filing())).toBe('PATENT')
    expect(applTypOf('patent-filing', filing({ FILING: { PATENT_KIND: 'S' } }))).toBe('SIMPLE_PATENT')
    expect(rightOf('PATENT').series({})).toEqual({ fileTyp: 'P', fileSeq: '00' })
    expect(rightOf('SIMPLE_PATENT').series({})).toEqual({ fileTyp: 'S', fileSeq: '00' })
  })
})
