import { noCounts, type FeeCounts, type Tariff } from '@saki/domain/fees/quote'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { leastFees, quoteFees } from './quoteFees.ts'

const row = (
  code: string,
  payerCategory: string,
  rupiah: number,
  validFrom: string,
  validTo: string | null = null,
): Tariff => ({ code, payerCategory, rupiah, validFrom, validTo, unit: 'filing', legalRef: `ref ${validFrom}` })

const tariffs = [
  row('DESIGN_SINGLE', 'UMUM', 600_000, '2020-01-01', '2024-12-31'),
  row('DESIGN_SINGLE', 'UMUM', 800_000, '2025-01-01'),
  row('DESIGN_SINGLE', 'UMK', 250_000, '2025-01-01'),
  row('DESIGN_SET', 'UMUM', 1_250_000, '2025-01-01'),
  row('DESIGN_SET', '*', 550_000, '2025-01-01'),
]
const design = (applSubtyp: string, payerCategory: string) => ({
  applTyp: 'DESIGN',
  applSubtyp,
  payerCategory,
  counts: noCounts,
})

describe('quoteFees (PP 45/2024: one design or a set, by kind of payer, at the tariff of the day)', () => {
  test.each([
    [
      'one design',
      design('SINGLE', 'UMUM'),
      '2026-11-20',
      800_000,
      'ref 2025-01-01',
      'filing:fee.designSingle',
      'filing:fee.why.general',
    ],
    [
      'one design of a small business',
      design('SINGLE', 'UMK'),
      '2026-11-20',
      250_000,
      'ref 2025-01-01',
      'filing:fee.designSingle',
      'filing:fee.why.smallBusiness',
    ],
    [
      'a divisional pays as one design',
      design('DIVISIONAL', 'UMK'),
      '2026-11-20',
      250_000,
      'ref 2025-01-01',
      'filing:fee.designSingle',
      'filing:fee.why.smallBusiness',
    ],
    [
      'a set',
      design('SET', 'UMUM'),
      '2026-11-20',
      1_250_000,
      'ref 2025-01-01',
      'filing:fee.designSet',
      'filing:fee.why.general',
    ],
    [
      'a tariff for all payers',
      design('SET', 'PENDIDIKAN'),
      '2026-11-20',
      550_000,
      'ref 2025-01-01',
      'filing:fee.designSet',
      'filing:fee.why.education',
    ],
    [
      'the last day of the old tariff',
      design('SINGLE', 'UMUM'),
      '2024-12-31',
      600_000,
      'ref 2020-01-01',
      'filing:fee.designSingle',
      'filing:fee.why.general',
    ],
    [
      'the first day of the new tariff',
      design('SINGLE', 'UMUM'),
      '2025-01-01',
      800_000,
      'ref 2025-01-01',
      'filing:fee.designSingle',
      'filing:fee.why.general',
    ],
  ] as const)('%s', (_says, filing, day, total, legalRef, label, why) => {
    const quote = quoteFees(filing, tariffs, day)
    expect(quote).toMatchObject({
      ok: true,
      total,
      lines: [{ label, why, qty: 1, unit: 'filing', unitAmount: total, amount: total, legalRef }],
    })
  })

  test.each([
    ['no tariff that day', design('SINGLE', 'UMK'), '2024-06-01', 'no_tariff'],
    ['no tariff for that payer', design('SINGLE', 'PENDIDIKAN'), '2026-11-20', 'no_tariff'],
    ['no kind of design', design('', 'UMUM'), '2026-11-20', 'unknown_kind'],
    ['no kind of payer', design('SINGLE', 'toString'), '2026-11-20', 'unknown_kind'],
    [
      'a right the tariff does not know',
      { ...design('SINGLE', 'UMUM'), applTyp: 'PLANT' },
      '2026-11-20',
      'unknown_kind',
    ],
  ] as const)('%s gives no quote', (_says, filing, day, why) => {
    expect(quoteFees(filing, tariffs, day)).toMatchObject({ ok: false, why })
  })

  test('generalTotal is the fee of a general payer; a tariff of 0 is a valid quote', () => {
    expect(quoteFees(design('SINGLE', 'UMK'), tariffs, '2026-11-20')).toMatchObject({ generalTotal: 800_000 })
    expect(quoteFees(design('SET', 'UMK'), [row('DESIGN_SET', '*', 0, '2025-01-01')], '2026-11-20')).toMatchObject({
      ok: true,
      total: 0,
    })
  })
})

const all = [
  ...tariffs,
  row('MARK_CLASS', 'UMUM', 1_800_000, '2025-01-01'),
  row('MARK_CLASS', 'UMK', 500_000, '2025-01-01'),
  row('PATENT_FILING', 'UMUM', 1_250_000, '2025-01-01'),
  row('PATENT_FILING', 'UMK', 350_000, '2025-01-01'),
  row('SIMPLE_PATENT_FILING', 'UMUM', 800_000, '2025-01-01'),
  row('PATENT_EXTRA_PAGE', '*', 15_000, '2025-01-01'),
  row('PATENT_EXTRA_CLAIM', '*', 75_000, '2025-01-01'),
  row('PATENT_EARLY_PUBLICATION', '*', 400_000, '2025-01-01'),
  row('PATENT_EXAMINATION', '*', 3_000_000, '2025-01-01'),
  row('SIMPLE_PATENT_EXAMINATION', '*', 500_000, '2025-01-01'),
]
const counted = (applTyp: string, payerCategory: string, counts: Partial<FeeCounts> = {}) => ({
  applTyp,
  applSubtyp: 'NATIONAL',
  payerCategory,
  counts: { ...noCounts, ...counts },
})

describe('charges by quantity (PP 45/2024, annex IV.B and IV.C)', () => {
  test.each<[string, ReturnType<typeof counted>, [string, number, number][], number]>([
    ['a mark without classes is charged for one', counted('MARK', 'UMUM'), [['MARK_CLASS', 1, 1_800_000]], 1_800_000],
    [
      'a mark in two classes of a small business',
      counted('MARK', 'UMK', { classes: 2 }),
      [['MARK_CLASS', 2, 1_000_000]],
      1_000_000,
    ],
    [
      'a patent within the free pages and claims',
      counted('PATENT', 'UMUM', { pages: 30, claims: 10 }),
      [['PATENT_FILING', 1, 1_250_000]],
      1_250_000,
    ],
    [
      'one page and one claim more',
      counted('PATENT', 'UMK', { pages: 31, claims: 11 }),
      [
        ['PATENT_FILING', 1, 350_000],
        ['PATENT_EXTRA_PAGE', 1, 15_000],
        ['PATENT_EXTRA_CLAIM', 1, 75_000],
      ],
      440_000,
    ],
    [
      'a patent with all optional charges',
      counted('PATENT', 'UMUM', { pages: 35, claims: 14, earlyPublication: 1, examination: 1 }),
      [
        ['PATENT_FILING', 1, 1_250_000],
        ['PATENT_EXTRA_PAGE', 5, 75_000],
        ['PATENT_EXTRA_CLAIM', 4, 300_000],
        ['PATENT_EARLY_PUBLICATION', 1, 400_000],
        ['PATENT_EXAMINATION', 1, 3_000_000],
      ],
      5_025_000,
    ],
    [
      'a simple patent always pays its examination, and is never published early (UU 6/2023 art. 122–123)',
      counted('SIMPLE_PATENT', 'UMUM', { earlyPublication: 1, examination: 0 }),
      [
        ['SIMPLE_PATENT_FILING', 1, 800_000],
        ['SIMPLE_PATENT_EXAMINATION', 1, 500_000],
      ],
      1_300_000,
    ],
  ])('%s', (_says, filing, lines, total) => {
    const quote = quoteFees(filing, all, '2026-11-20')
    if (!quote.ok) throw new Error(quote.why)
    expect(quote.lines.map(({ code, qty, amount }) => [code, qty, amount])).toEqual(lines)
    expect(quote.total).toBe(total)
  })

  test('a surcharge without a tariff gives no quote', () => {
    const without = all.filter(({ code }) => code !== 'PATENT_EXTRA_PAGE')
    expect(quoteFees(counted('PATENT', 'UMUM', { pages: 31 }), without, '2026-11-20')).toMatchObject({
      ok: false,
      why: 'no_tariff',
      code: 'PATENT_EXTRA_PAGE',
    })
  })

  test('the total is the sum of its lines and never falls as a count grows; every line has a positive quantity', () => {
    const count = fc.nat({ max: 400 })
    const flag = fc.constantFrom(0, 1)
    fc.assert(
      fc.property(
        fc.constantFrom('MARK', 'PATENT', 'SIMPLE_PATENT'),
        fc.constantFrom('UMUM', 'UMK'),
        fc.record({
          classes: fc.nat({ max: 45 }),
          pages: count,
          claims: count,
          earlyPublication: flag,
          examination: flag,
        }),
        fc.constantFrom<keyof FeeCounts>('classes', 'pages', 'claims'),
        (applTyp, payer, counts, grows) => {
          const rows = [...all, row('SIMPLE_PATENT_FILING', 'UMK', 200_000, '2025-01-01')]
          const quote = quoteFees(counted(applTyp, payer, counts), rows, '2026-11-20')
          const more = quoteFees(counted(applTyp, payer, { ...counts, [grows]: counts[grows] + 1 }), rows, '2026-11-20')
          if (!quote.ok || !more.ok) throw new Error('no quote')
          expect(quote.total).toBe(quote.lines.reduce((sum, { amount }) => sum + amount, 0))
          expect(quote.lines.every(({ qty, amount, unitAmount }) => qty > 0 && amount === qty * unitAmount)).toBe(true)
          expect(more.total).toBeGreaterThanOrEqual(quote.total)
        },
      ),
    )
  })
})

describe('leastFees (what an application costs at least)', () => {
  const day = '2026-11-20'
  const found = (more: Tariff[] = []) => leastFees([...tariffs, ...more], day)

  test('is the lowest of any payer beside the general one, of the cheapest subtype', () => {
    expect(found()).toEqual([{ applTyp: 'DESIGN', lowest: 250_000, general: 800_000 }])
  })

  test('of a mark is that of one class, and of a simple patent includes its examination', () => {
    const more = [
      row('MARK_CLASS', 'UMUM', 1_800_000, '2025-01-01'),
      row('MARK_CLASS', 'UMK', 500_000, '2025-01-01'),
      row('SIMPLE_PATENT_FILING', '*', 200_000, '2025-01-01'),
      row('SIMPLE_PATENT_EXAMINATION', '*', 500_000, '2025-01-01'),
    ]
    expect(found(more)).toContainEqual({ applTyp: 'MARK', lowest: 500_000, general: 1_800_000 })
    expect(found(more)).toContainEqual({ applTyp: 'SIMPLE_PATENT', lowest: 700_000, general: 700_000 })
  })

  test('leaves out a right without a tariff in force', () =>
    expect(found().map(({ applTyp }) => applTyp)).not.toContain('PATENT'))
})
