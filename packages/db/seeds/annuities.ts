import type { Insertable } from 'kysely'

import type { AnnuityTariffTable } from '../src/schema.ts'

const row = (file_typ: 'P' | 'S', year_from: number, year_to: number, base: number, per_claim: number) => ({
  file_typ,
  year_from,
  year_to,
  base,
  per_claim,
  valid_from: '2024-12-17',
  valid_to: null,
  legal_ref: `PP 45/2024 Lampiran IV.B no. ${file_typ === 'P' ? 26 : 27}`,
  verified: false,
})

/** Yearly fees, put together from older tariffs and the published rises: none is verified until an officer has compared it with the annex. */
export const seededAnnuityTariffs: Insertable<AnnuityTariffTable>[] = [
  row('P', 1, 3, 1_000_000, 75_000),
  row('P', 4, 5, 1_250_000, 125_000),
  row('P', 6, 6, 1_750_000, 150_000),
  row('P', 7, 8, 2_250_000, 200_000),
  row('P', 9, 9, 3_000_000, 250_000),
  row('P', 10, 10, 4_000_000, 250_000),
  row('P', 11, 20, 6_500_000, 500_000),
  row('S', 1, 4, 750_000, 50_000),
  row('S', 5, 5, 1_250_000, 50_000),
  row('S', 6, 6, 1_750_000, 50_000),
  row('S', 7, 7, 2_250_000, 50_000),
  row('S', 8, 8, 3_000_000, 50_000),
  row('S', 9, 9, 3_500_000, 50_000),
  row('S', 10, 10, 4_000_000, 50_000),
]
