import { correctablesOf } from '@saki/catalogue/correctable'
import { rights } from '@saki/catalogue/rights/registry'
import type { DraftData } from '@saki/domain/forms/form'
import { describe, expect, test } from 'vitest'

import { changesIn, fieldNameOf, rowNumberOf, rowsIn, sectionDraft, touchesLaw, type CaseSection } from './parts.ts'

const owners: CaseSection = {
  x: 'owners' as CaseSection['x'],
  section: 'OWNERS',
  isList: true,
  fields: {},
  legal: [],
  rows: [
    { PERSON_NAME: 'Sari', CITY_CODE: '3171' },
    { PERSON_NAME: 'Budi', CITY_CODE: '3273' },
  ],
}
const filing: CaseSection = {
  x: 'filing',
  section: 'FILING',
  isList: false,
  fields: {},
  legal: ['FILING_DATE'],
  rows: [{ REFERENCE: 'A-1', FILING_DATE: '2026-11-20' }],
}

describe('a section in the editor', () => {
  test.each([
    ['of rows', owners],
    ['of fields', filing],
  ])('%s is the same after it was shown', (_what, section) => {
    expect(rowsIn(section, sectionDraft(section, section.rows))).toEqual(section.rows)
  })

  test('of fields without a value is one empty row, of rows none', () => {
    expect([rowsIn(filing, {}), rowsIn(owners, {})]).toEqual([[{}], []])
    expect(sectionDraft(filing, [])).toEqual({ FILING: {} })
  })

  test.each([{ OWNERS: 'x' }, { OWNERS: null }, { OWNERS: { 0: {} } }] satisfies DraftData[])(
    'of rows that are no list (%j) has none',
    (draft) => {
      expect(rowsIn(owners, draft)).toEqual([])
    },
  )
})

describe('the changes', () => {
  const [sari, budi] = owners.rows

  test('of nothing are none', () => {
    expect([changesIn(owners, owners.rows), changesIn(filing, filing.rows)]).toEqual([[], []])
  })

  test('of a field name it with its section, from and to', () => {
    expect(changesIn(filing, [{ REFERENCE: 'A-1', FILING_DATE: '2026-11-19' }])).toEqual([
      { field: 'FILING.FILING_DATE', oldValue: '2026-11-20', newValue: '2026-11-19' },
    ])
  })

  test('of the first of two rows that is removed are one', () => {
    expect(changesIn(owners, budi ? [budi] : [])).toEqual([
      { field: 'OWNERS.0', oldValue: 'Sari · 3171', newValue: '' },
    ])
  })

  test('of a row between two are one', () => {
    const between = [sari, { PERSON_NAME: 'Ani' }, budi].flatMap((row) => (row ? [row] : []))
    expect(changesIn(owners, between)).toEqual([{ field: 'OWNERS.1', oldValue: '', newValue: 'Ani' }])
  })

  test('of a field in a row name the row', () => {
    const [change] = changesIn(owners, [{ ...sari, CITY_CODE: '3172' }, ...(budi ? [budi] : [])])
    expect(change).toEqual({ field: 'OWNERS.0.CITY_CODE', oldValue: '3171', newValue: '3172' })
    expect([fieldNameOf(owners, change?.field ?? ''), rowNumberOf(owners, change?.field ?? '')]).toEqual([
      'CITY_CODE',
      1,
    ])
  })

  test('of a field that becomes empty are told, of one that was empty and is absent are not', () => {
    expect(changesIn(filing, [{ REFERENCE: '', FILING_DATE: '2026-11-20' }])).toHaveLength(1)
    expect(changesIn({ ...filing, rows: [{ REFERENCE: '' }] }, [{}])).toEqual([])
  })
})

test.each([
  [owners, 'OWNERS.4.PERSON_NAME', 'PERSON_NAME', 5],
  [owners, 'OWNERS.4', undefined, 5],
  [filing, 'FILING.REFERENCE', 'REFERENCE', undefined],
] as const)('$section: the path %s is of the field %s in row %s', (section, path, name, row) => {
  expect([fieldNameOf(section, path), rowNumberOf(section, path)]).toEqual([name, row])
})

describe.each(rights)('$id', ({ id, form }) => {
  test('a second reason is asked for exactly where a legal fact changes', () => {
    for (const part of correctablesOf(form, id))
      for (const name of Object.keys(part.fields)) {
        const field = part.isList ? `${part.section}.0.${name}` : `${part.section}.${name}`
        const change = { field, oldValue: 'a', newValue: 'b' }
        expect(touchesLaw(part, [change]), field).toBe(part.legal.includes(name))
      }
  })

  test('the dates of filing and of the register are legal facts', () => {
    const legal = correctablesOf(form, id).flatMap(({ section, legal: names }) =>
      names.map((name) => `${section}.${name}`),
    )
    expect(legal).toEqual(
      expect.arrayContaining([
        'FILING.FILING_DATE',
        'REGISTER.REGISTRATION_NBR',
        'REGISTER.REGISTRATION_DATE',
        'REGISTER.EXPIRATION_DATE',
      ]),
    )
  })
})
