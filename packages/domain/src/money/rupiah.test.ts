import { describe, expect, test } from 'vitest'

import { formatRupiah } from './rupiah.ts'

describe('formatRupiah (office rule: thousands by dots, no cents)', () => {
  test.each([
    [0, 'Rp0'],
    [999, 'Rp999'],
    [1000, 'Rp1.000'],
    [250_000, 'Rp250.000'],
    [1_250_000, 'Rp1.250.000'],
    [-400_000, '-Rp400.000'],
    [9_007_199_254_740_991, 'Rp9.007.199.254.740.991'],
  ])('%i → %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text)
  })
})
