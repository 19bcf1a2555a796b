import { describe, expect, test } from 'vitest'

import { noCounts, quoteFees, type Tariff } from './quote.ts'

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
      'a row for everyone',
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
      'the first day of the new one',
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
    ['another right', { ...design('SINGLE', 'UMUM'), applTyp: 'PATENT' }, '2026-11-20', 'unknown_kind'],
  ] as const)('%s is said, never taken for nothing to pay', (_says, filing, day, why) => {
    expect(quoteFees(filing, tariffs, day)).toMatchObject({ ok: false, why })
  })

  test('tells what the general fee would be, when it is known', () => {
    expect(quoteFees(design('SINGLE', 'UMK'), tariffs, '2026-11-20')).toMatchObject({ generalTotal: 800_000 })
    expect(quoteFees(design('SET', 'UMK'), [row('DESIGN_SET', '*', 0, '2025-01-01')], '2026-11-20')).toMatchObject({
      ok: true,
      total: 0,
    })
  })
})
