import type { Db } from '@saki/db'
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

const holidayColumns = sql`day, kind, name_id, name_en, name_ar, provisional, source`

/** Holidays of a calendar year, by day. */
export async function listHolidays(db: Db, year: number): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    select ${holidayColumns} from holiday where day >= make_date(${year}, 1, 1) and day < make_date(${year + 1}, 1, 1) order by day`.execute(
    db,
  )
  return rows
}

/** A holiday, locked until the transaction ends. */
export async function findHoliday(tx: Db, day: LegalDate): Promise<HolidayRow | undefined> {
  const { rows } =
    await sql<HolidayRow>`select ${holidayColumns} from holiday where day = ${day}::date for update`.execute(tx)
  return rows[0]
}

/** Years with holidays, with their number and whether any is provisional. */
export async function listYears(db: Db): Promise<{ year: number; days: number; provisional: boolean }[]> {
  const { rows } = await sql<{ year: number; days: number; provisional: boolean }>`
    select extract(year from day)::int as year, count(*)::int as days, bool_or(provisional) as provisional
      from holiday group by 1 order by 1`.execute(db)
  return rows
}

interface Written {
  userId: number
  now: Date
}

/** Inserts or replaces the holiday of a day. */
export async function writeHoliday(tx: Db, row: HolidayRow, { userId, now }: Written): Promise<void> {
  await sql`
    insert into holiday (day, kind, name_id, name_en, name_ar, provisional, source, changed_at, changed_by)
    values (${row.day}, ${row.kind}, ${row.name_id}, ${row.name_en}, ${row.name_ar}, ${row.provisional}, ${row.source}, ${now}, ${userId})
    on conflict (day) do update set kind = excluded.kind, name_id = excluded.name_id, name_en = excluded.name_en, name_ar = excluded.name_ar,
      provisional = excluded.provisional, source = excluded.source, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
    tx,
  )
}

export async function deleteHoliday(tx: Db, day: LegalDate): Promise<void> {
  await sql`delete from holiday where day = ${day}::date`.execute(tx)
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

const ruleColumns = sql`flow_id, flow_version, action, part, valid_from, months, calendar_days, working_days, ground, verified, note`

/** All period rules of the office, by action and first day of validity. */
export async function listRules(db: Db): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${ruleColumns} from deadline_rule order by flow_id, flow_version, action, part, valid_from`.execute(db)
  return rows
}

/** The rule of an action that starts on this day, locked until the transaction ends. */
export async function findRule(tx: Db, name: RuleName, validFrom: LegalDate): Promise<RuleRow | undefined> {
  const { rows } = await sql<RuleRow>`
    select ${ruleColumns} from deadline_rule where flow_id = ${name.flow_id} and flow_version = ${name.flow_version}
       and action = ${name.action} and part = ${name.part} and valid_from = ${validFrom}::date for update`.execute(tx)
  return rows[0]
}

/** Inserts or replaces the rule that starts on its `valid_from`. */
export async function writeRule(tx: Db, row: RuleRow, { userId, now }: Written): Promise<void> {
  await sql`
    insert into deadline_rule (${ruleColumns}, changed_at, changed_by)
    values (${row.flow_id}, ${row.flow_version}, ${row.action}, ${row.part}, ${row.valid_from}, ${row.months}, ${row.calendar_days},
            ${row.working_days}, ${row.ground}, ${row.verified}, ${row.note}, ${now}, ${userId})
    on conflict (flow_id, flow_version, action, part, valid_from) do update set months = excluded.months, calendar_days = excluded.calendar_days,
      working_days = excluded.working_days, ground = excluded.ground, verified = excluded.verified, note = excluded.note,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx)
}

export interface CalendarChangeEntry {
  what: 'holiday' | 'deadline_rule'
  rowKey: string
  before: object | undefined
  after: object | undefined
  reason: string
}

export async function insertCalendarChange(
  tx: Db,
  change: CalendarChangeEntry,
  { userId, now }: Written,
): Promise<void> {
  const json = (row: object | undefined) => (row ? JSON.stringify(row) : null)
  await sql`
    insert into table_change (changed_at, user_id, what, row_key, before, after, reason)
    values (${now}, ${userId}, ${change.what}, ${change.rowKey}, ${json(change.before)}::jsonb, ${json(change.after)}::jsonb, ${change.reason})`.execute(
    tx,
  )
}

export interface CalendarChangeRecord {
  changeId: number
  changedAt: Date
  userName: string
  rowKey: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string
}

/** Newest changes of a table first, at most `limit`. */
export async function listCalendarChanges(
  db: Db,
  what: CalendarChangeEntry['what'],
  limit = 50,
): Promise<CalendarChangeRecord[]> {
  const { rows } = await sql<CalendarChangeRecord>`
    select c.change_id as "changeId", c.changed_at as "changedAt", u.full_name as "userName", c.row_key as "rowKey", c.before, c.after, c.reason
      from table_change c join app_user u using (user_id) where c.what = ${what} order by c.change_id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
