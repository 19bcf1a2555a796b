import type { Db } from '@saki/db'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'

const FILED = new Date().getUTCFullYear() - 5

/** Imports granted patents of the holding account, filed five years ago and paid up to their fifth year, so that the sixth is due. Returns their numbers. */
export async function importGranted(db: Db, first: number, count: number): Promise<string[]> {
  const { added, rejected } = await importCases(db, patents(first, count), new Date())
  if (added !== count) throw new Error(`${added} patents imported: ${JSON.stringify(rejected[0])}`)
  return Array.from({ length: count }, (_, n) => numberOf(first + n))
}

const numberOf = (n: number) => `P00${FILED}${String(n).padStart(5, '0')}`

async function* patents(first: number, count: number): AsyncIterable<string> {
  for (let n = first; n < first + count; n += 1)
    yield JSON.stringify({
      PATENT_ID: numberOf(n),
      APPL_TYP: 'PATENT',
      TITLE: `Mesin ${n}`,
      FILING_DATE: `${FILED}-12-15`,
      REGISTRATION_NBR: `IDP${String(900_000_000 + n)}`,
      REGISTRATION_DATE: `${FILED + 2}-06-10`,
      QTY_CLAIMS: 12,
      PAID_YEARS: 5,
      OWNERS: [{ PERSON_NAME: 'PT Maju', PERSON_WCODE: 'C', NATIONALITY_COUNTRY_CODE: 'ID', ADDR_STREET: 'Jalan 5' }],
    })
}
