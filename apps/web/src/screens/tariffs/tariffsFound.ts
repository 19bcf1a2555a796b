import type { TariffRow } from '@saki/contracts/tariffs'

const payers: readonly TariffRow['PAYER_CATEGORY'][] = ['UMUM', 'UMK', 'PENDIDIKAN', '*']

/** Every word somewhere in the text, however it is written. Nothing asked for is in every text. */
export function textHasWords(text: string, asked: string): boolean {
  const plain = text.toLocaleLowerCase('id')
  return asked
    .toLocaleLowerCase('id')
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/** One tariff after the other, within it by who pays (the general one first) and by the day it begins. */
export function tariffsInOrder(rows: readonly TariffRow[]): TariffRow[] {
  return rows.toSorted(
    (a, b) =>
      a.CODE.localeCompare(b.CODE) ||
      payers.indexOf(a.PAYER_CATEGORY) - payers.indexOf(b.PAYER_CATEGORY) ||
      a.VALID_FROM.localeCompare(b.VALID_FROM),
  )
}

/** Rows whose tariff the row above names already. */
export function repeatsOf(rows: readonly TariffRow[]): ReadonlySet<TariffRow> {
  return new Set(rows.filter((row, at) => rows[at - 1]?.CODE === row.CODE))
}
