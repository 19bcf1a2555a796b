import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { criteriaGroups, criteriaQuery, readCriteria, type Criterion } from './criteria.ts'

const row = (j: Criterion['j'], f: Criterion['f'], o: Criterion['o'], v: string, w?: string): Criterion => ({
  j,
  f,
  o,
  v,
  ...(w !== undefined && { w }),
})

describe('criteriaQuery (groups of the advanced search)', () => {
  test('joins rows: OR widens the row before, NOT leaves out, groups must all hold', () => {
    const query = criteriaQuery({
      searchByPerson: [row('AND', 'owner', 'words', 'Gadjah Mada'), row('OR', 'owner', 'phrase', 'ITB Bandung')],
      searchByTechnical: [row('AND', 'title', 'contains', 'péngering'), row('NOT', 'ipc', 'equals', 'A23F 5/10')],
      searchByDates: [row('AND', 'filed', 'between', '2016', '2026-06')],
      searchByNumber: [row('AND', 'application', 'between', 'P00202600001', 'p00.2026.00100')],
    })
    expect(
      query.map(
        ({ any, isExcluded }) =>
          `${isExcluded ? 'not ' : ''}${any.map((one) => Object.values(one).join(' ')).join(' | ')}`,
      ),
    ).toEqual([
      'application between P00202600001,P00202600100',
      'filed between 2016-01-01,2026-06-30',
      'owner words gadjah mada | owner phrase itb bandung',
      'title contains pengering',
      'not ipc equals A23F5/10',
    ])
  })

  test('reads days of validity and of annuities, years of annuities and the formality check', () => {
    const query = criteriaQuery({
      searchByValidation: [
        row('AND', 'inForce', 'equals', '2026-03-31'),
        row('NOT', 'annuityPaid', 'equals', '2026-03-31'),
        row('AND', 'annuityDue', 'equals', '2026-02-30'),
        row('AND', 'annuityYear', 'equals', '06'),
        row('AND', 'annuityYear', 'equals', '21'),
        row('AND', 'formality', 'equals', 'Lengkap'),
        row('AND', 'formality', 'equals', 'mungkin'),
      ],
    })
    expect(query.map(({ any, isExcluded }) => [any[0]?.field, ...(any[0]?.values ?? []), isExcluded])).toEqual([
      ['inForce', '2026-03-31', false],
      ['annuityPaid', '2026-03-31', true],
      ['annuityYear', '6', false],
      ['formality', 'complete', false],
    ])
  })

  test('reads a star at the end of words or of a number as a beginning, as typed searches do', () => {
    const query = criteriaQuery({
      searchByNumber: [row('AND', 'application', 'equals', 'P002026*'), row('AND', 'anyNumber', 'equals', '2026*')],
      searchByPerson: [row('AND', 'owner', 'words', 'kop* '), row('AND', 'owner', 'phrase', 'kopi sen*')],
      searchByTechnical: [row('AND', 'claims', 'words', 'peng*'), row('AND', 'title', 'words', '**')],
      searchByPriority: [row('AND', 'priorityCountry', 'equals', 'J*')],
    })
    expect(query.map(({ any: [one] }) => [one?.field, one?.match, one?.values])).toEqual([
      ['application', 'prefix', ['P002026']],
      ['anyNumber', 'contains', ['2026']],
      ['owner', 'prefix', ['kop']],
      ['owner', 'phrase', ['kopi sen']],
      ['claims', 'prefix', ['peng']],
    ])
  })

  test('leaves out empty rows, wrong values, and matches that the field does not know', () => {
    const rows = [
      row('AND', 'title', 'words', '  '),
      row('AND', 'title', 'between', 'a', 'b'),
      row('AND', 'ipc', 'equals', 'zz'),
    ]
    expect(criteriaQuery({ searchByTechnical: rows })).toEqual([])
    expect(criteriaQuery({ searchByDates: [row('AND', 'filed', 'between', '2027', '2026')] })).toEqual([])
  })
})

describe('readCriteria', () => {
  test('reads what was written, and leaves out fields of other groups', () => {
    const rows = [row('AND', 'owner', 'words', 'UGM'), row('OR', 'title', 'words', 'x')]
    expect(readCriteria('searchByPerson', JSON.stringify(rows))).toEqual(rows.slice(0, 1))
  })

  test.each([
    '',
    'null',
    '{',
    '[[[',
    '{"f":"owner"}',
    '[{"f":"__proto__","o":"words","v":"x"}]',
    `[{"f":"owner","o":"words","v":"${'x'.repeat(300)}"}]`,
  ])('gives nothing for %s', (text) => expect(readCriteria('searchByPerson', text)).toEqual([]))

  test('never throws, whatever is in a cookie', () => {
    fc.assert(
      fc.property(fc.constantFrom(...criteriaGroups), fc.oneof(fc.string(), fc.json()), (group, text) => {
        expect(Array.isArray(criteriaQuery({ [group]: readCriteria(group, text) }))).toBe(true)
      }),
    )
  })
})
