import type { TariffRow } from '@saki/contracts/tariffs'

const payers: readonly TariffRow['PAYER_CATEGORY'][] = ['UMUM', 'UMK', 'PENDIDIKAN', '*']

/** Sorted by tariff, then by category of payer (the general one first), then by first day. */
export function tariffsInOrder(rows: readonly TariffRow[]): TariffRow[] {
  return rows.toSorted(
    (a, b) =>
      a.CODE.localeCompare(b.CODE) ||
      payers.indexOf(a.PAYER_CATEGORY) - payers.indexOf(b.PAYER_CATEGORY) ||
      a.VALID_FROM.localeCompare(b.VALID_FROM),
  )
}

/** Rows of the same tariff as the row above. */
export function repeatsOf(rows: readonly TariffRow[]): ReadonlySet<TariffRow> {
  return new Set(rows.filter((row, at) => rows[at - 1]?.CODE === row.CODE))
}
