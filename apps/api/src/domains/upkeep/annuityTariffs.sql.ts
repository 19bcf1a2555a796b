import type { Db } from '@saki/db'
import type { AnnuityTariff } from '@saki/domain/fees/annuity'

/** The brackets of yearly fees, past and future, for `annuityFee`. */
export async function annuityTariffs(db: Db): Promise<AnnuityTariff[]> {
  const rows = await db
    .selectFrom('annuity_tariff')
    .selectAll()
    .orderBy('file_typ')
    .orderBy('year_from')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows.map((row) => ({
    fileTyp: row.file_typ,
    yearFrom: row.year_from,
    yearTo: row.year_to,
    base: row.base,
    perClaim: row.per_claim,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    legalRef: row.legal_ref,
  }))
}
