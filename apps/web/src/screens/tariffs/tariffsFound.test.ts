import type { TariffRow } from '@saki/contracts/tariffs'
import { expect, test } from 'vitest'

import { repeatsOf, tariffsInOrder } from './tariffsFound.ts'

const row = (CODE: string, PAYER_CATEGORY: TariffRow['PAYER_CATEGORY'], VALID_FROM = '2024-12-17'): TariffRow => ({
  CODE,
  PAYER_CATEGORY,
  NAME: CODE,
  RUPIAH: 1,
  UNIT: 'application',
  VALID_FROM,
  VALID_TO: null,
  LEGAL_REF: 'PP 45/2024',
  IND_VERIFIED: 'N',
})

test('rows of one tariff are adjacent, the general one first, and all but the first are repeats', () => {
  const rows = tariffsInOrder([
    row('B', '*'),
    row('A', 'PENDIDIKAN'),
    row('A', 'UMUM', '2027-01-01'),
    row('A', 'UMK'),
    row('A', 'UMUM'),
  ])
  expect(rows.map(({ CODE, PAYER_CATEGORY, VALID_FROM }) => `${CODE} ${PAYER_CATEGORY} ${VALID_FROM}`)).toEqual([
    'A UMUM 2024-12-17',
    'A UMUM 2027-01-01',
    'A UMK 2024-12-17',
    'A PENDIDIKAN 2024-12-17',
    'B * 2024-12-17',
  ])
  const repeats = repeatsOf(rows)
  expect(rows.map((one) => repeats.has(one))).toEqual([false, true, true, true, false])
})
