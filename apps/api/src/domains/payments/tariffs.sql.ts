import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

/** All tariff rows, past and future, in whole rupiah; newest first within code and payer category. */
export function listTariffRows(db: Db) {
  return db
    .selectFrom('tariff')
    .selectAll()
    .orderBy('code')
    .orderBy('payer_category')
    .orderBy('valid_from', 'desc')
    .execute()
}

/** All brackets of yearly fees, past and future, in whole rupiah. */
export function listAnnuityRows(db: Db) {
  return db
    .selectFrom('annuity_tariff')
    .selectAll()
    .orderBy('file_typ')
    .orderBy('year_from')
    .orderBy('valid_from', 'desc')
    .execute()
}

/** Locks both tariff tables against other writers, so that each change is checked against the one before. */
export async function lockTariffs(tx: Db): Promise<void> {
  await sql`lock table tariff, annuity_tariff in share row exclusive mode`.execute(tx)
}

export interface TariffWrite {
  code: string
  payer_category: string
  valid_from: string
  valid_to: string | null
  rupiah: number
  unit: string
  legal_ref: string
  verified: boolean
}

/** Inserts or updates the row of a code, payer category and first day. Check it with `tariffFault` first. */
export async function writeTariff(tx: Db, row: TariffWrite): Promise<void> {
  const { valid_to, rupiah, unit, legal_ref, verified } = row
  const rest = { valid_to, rupiah, unit, legal_ref, verified }
  await tx
    .insertInto('tariff')
    .values(row)
    .onConflict((again) => again.columns(['code', 'payer_category', 'valid_from']).doUpdateSet(rest))
    .execute()
}

export interface AnnuityWrite {
  file_typ: 'P' | 'S'
  year_from: number
  year_to: number
  base: number
  per_claim: number
  valid_from: string
  valid_to: string | null
  legal_ref: string
  verified: boolean
}

/** Inserts or updates the bracket of yearly fees of a right, first year and first day. */
export async function writeAnnuity(tx: Db, row: AnnuityWrite): Promise<void> {
  const { year_to, base, per_claim, valid_to, legal_ref, verified } = row
  const rest = { year_to, base, per_claim, valid_to, legal_ref, verified }
  await tx
    .insertInto('annuity_tariff')
    .values(row)
    .onConflict((again) => again.columns(['file_typ', 'year_from', 'valid_from']).doUpdateSet(rest))
    .execute()
}

export interface TariffChangeEntry {
  userId: number
  code: string
  payerCategory: string
  validFrom: string
  before: unknown
  after: unknown
  reason: string
  now: Date
}

/** Logs who changed a tariff, how and why. The log is never deleted. */
export async function insertTariffChange(tx: Db, c: TariffChangeEntry): Promise<void> {
  await sql`
    insert into tariff_change (changed_at, user_id, code, payer_category, valid_from, before, after, reason)
    values (${c.now}, ${c.userId}, ${c.code}, ${c.payerCategory}, ${c.validFrom}, ${c.before ? JSON.stringify(c.before) : null}::jsonb,
            ${JSON.stringify(c.after)}::jsonb, ${c.reason})`.execute(tx)
}

/** The last 50 changes of tariffs, newest first. */
export function listTariffChanges(db: Db) {
  return tables(db)
    .selectFrom('tariffChange as c')
    .innerJoin('appUser as u', 'u.userId', 'c.userId')
    .select(['c.changedAt', 'u.fullName as userName', 'c.code', 'c.payerCategory', 'c.validFrom', 'c.reason'])
    .orderBy('c.changeId', 'desc')
    .limit(50)
    .execute()
}
export type TariffChangeRecord = Awaited<ReturnType<typeof listTariffChanges>>[number]
