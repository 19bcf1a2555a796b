import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

export interface HolidayRow {
  day: LegalDate
  kind: 'NATIONAL' | 'COLLECTIVE'
  name_id: string
  name_en: string
  name_ar: string
  provisional: boolean
  source: string
}

const HOLIDAY_COLUMNS = ['day', 'kind', 'name_id', 'name_en', 'name_ar', 'provisional', 'source'] as const

// Holidays and rules keep the column names of the tables: table_change stores them as JSON.

/** Holidays of a calendar year, by day. */
export function listHolidays(db: Db, year: number): Promise<HolidayRow[]> {
  return db
    .selectFrom('holiday')
    .select(HOLIDAY_COLUMNS)
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<', `${year + 1}-01-01`)
    .orderBy('day')
    .execute()
}

/** A holiday, locked until the transaction ends. */
export function findHoliday(tx: Db, day: LegalDate): Promise<HolidayRow | undefined> {
  return tx.selectFrom('holiday').select(HOLIDAY_COLUMNS).where('day', '=', day).forUpdate().executeTakeFirst()
}

/** Years with holidays, with their number and whether any is provisional. */
export function listYears(db: Db): Promise<{ year: number; days: number; provisional: boolean }[]> {
  return tables(db)
    .selectFrom('holiday')
    .select((eb) => [
      sql`extract(year from day)::int`.$castTo<number>().as('year'),
      eb.fn.countAll<number>().as('days'),
      eb.fn<boolean>('bool_or', ['provisional']).as('provisional'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
}

interface Written {
  userId: number
  now: Date
}

/** Inserts or replaces the holiday of a day. */
export async function writeHoliday(tx: Db, row: HolidayRow, { userId, now }: Written): Promise<void> {
  await tx
    .insertInto('holiday')
    .values({ ...row, changed_at: now, changed_by: userId })
    .onConflict((c) =>
      c.column('day').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        name_id: eb.ref('excluded.name_id'),
        name_en: eb.ref('excluded.name_en'),
        name_ar: eb.ref('excluded.name_ar'),
        provisional: eb.ref('excluded.provisional'),
        source: eb.ref('excluded.source'),
        changed_at: eb.ref('excluded.changed_at'),
        changed_by: eb.ref('excluded.changed_by'),
      })),
    )
    .execute()
}

export async function deleteHoliday(tx: Db, day: LegalDate): Promise<void> {
  await tx.deleteFrom('holiday').where('day', '=', day).execute()
}

export interface RuleName {
  flow_id: string
  flow_version: number
  action: string
  part: 'due' | 'until'
}

export interface RuleRow extends RuleName {
  valid_from: LegalDate
  months: number | null
  calendar_days: number | null
  working_days: number | null
  ground: string
  verified: boolean
  note: string
}

const rules = (db: Db) =>
  db
    .selectFrom('deadline_rule')
    .select(['flow_id', 'flow_version', 'action', 'part', 'valid_from', 'months', 'calendar_days', 'working_days'])
    .select(['ground', 'verified', 'note'])

/** All period rules of the office, by action and first day of validity. */
export function listRules(db: Db): Promise<RuleRow[]> {
  return rules(db)
    .orderBy('flow_id')
    .orderBy('flow_version')
    .orderBy('action')
    .orderBy('part')
    .orderBy('valid_from')
    .execute()
}

/** The rule of an action that starts on this day, locked until the transaction ends. */
export function findRule(tx: Db, name: RuleName, validFrom: LegalDate): Promise<RuleRow | undefined> {
  return rules(tx)
    .where('flow_id', '=', name.flow_id)
    .where('flow_version', '=', name.flow_version)
    .where('action', '=', name.action)
    .where('part', '=', name.part)
    .where('valid_from', '=', validFrom)
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts or replaces the rule that starts on its `valid_from`. */
export async function writeRule(tx: Db, row: RuleRow, { userId, now }: Written): Promise<void> {
  await tx
    .insertInto('deadline_rule')
    .values({ ...row, changed_at: now, changed_by: userId })
    .onConflict((c) =>
      c.columns(['flow_id', 'flow_version', 'action', 'part', 'valid_from']).doUpdateSet((eb) => ({
        months: eb.ref('excluded.months'),
        calendar_days: eb.ref('excluded.calendar_days'),
        working_days: eb.ref('excluded.working_days'),
        ground: eb.ref('excluded.ground'),
        verified: eb.ref('excluded.verified'),
        note: eb.ref('excluded.note'),
        changed_at: eb.ref('excluded.changed_at'),
        changed_by: eb.ref('excluded.changed_by'),
      })),
    )
    .execute()
}
