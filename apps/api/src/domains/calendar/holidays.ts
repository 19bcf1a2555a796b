import type { calendarCalls } from '@saki/contracts/calendar'
import { transact } from '@saki/db'
import { holidayFault, type HolidayFault } from '@saki/domain/calendar/holidayChange'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'

import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { insertTableChange, listTableChanges } from '../../tableChanges.sql.ts'
import { wireTableChange } from '../../wireTableChange.ts'
import { deleteHoliday, findHoliday, listHolidays, listYears, writeHoliday, type HolidayRow } from './calendar.sql.ts'

type Calls = typeof calendarCalls
const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

const faultWords = {
  past_year: { field: 'DAY', message: 'office:holiday.pastYear' },
  too_far: { field: 'DAY', message: 'office:holiday.tooFar' },
  reason_needed: { field: 'REASON', message: 'office:holiday.reasonNeeded' },
} as const satisfies Record<HolidayFault, { field: string; message: string }>

/** Holidays of a year (default: the current one in Jakarta), all years, and the latest changes. Officers only. */
export async function officeHolidays({ query, db, now }: HandlerInput<Calls['officeHolidays']>) {
  const today = legalDateOf(now)
  const year = query.year ?? yearOf(today)
  const [years, holidays, changes] = [
    await listYears(db),
    await listHolidays(db, year),
    await listTableChanges(db, 'holiday'),
  ]
  return {
    YEAR: year,
    TODAY: today,
    YEARS: years.map((row) => ({ YEAR: row.year, DAYS: row.days, IND_PROVISIONAL: flag(row.provisional) })),
    HOLIDAYS: holidays.map(wireHoliday),
    CHANGES: changes.map(wireTableChange),
  }
}

/** Adds or replaces a holiday and logs the change. Idempotent per key. Throws Invalid. Officers only. */
export async function officeHolidaySave({ body, session, db, key, now }: HandlerInput<Calls['officeHolidaySave']>) {
  const once = { userId: session.userId, key, call: 'officeHolidaySave', request: body, now }
  const after: HolidayRow = {
    day: body.DAY,
    kind: body.KIND,
    name_id: body.NAME_ID,
    name_en: body.NAME_EN,
    name_ar: body.NAME_AR,
    provisional: body.IND_PROVISIONAL === 'Y',
    source: body.SOURCE,
  }
  assertChangeable(body, now)
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const by = { userId: session.userId, now }
      const before = await findHoliday(tx, body.DAY)
      await writeHoliday(tx, after, by)
      await insertTableChange(tx, { what: 'holiday', rowKey: body.DAY, before, after, reason: body.REASON }, by)
      return { err: '' as const }
    }),
  )
}

/** Removes a holiday and logs the change. Idempotent per key. Throws Invalid, NotFound. Officers only. */
export async function officeHolidayRemove({ body, session, db, key, now }: HandlerInput<Calls['officeHolidayRemove']>) {
  const once = { userId: session.userId, key, call: 'officeHolidayRemove', request: body, now }
  assertChangeable(body, now)
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const before = await findHoliday(tx, body.DAY)
      if (!before) throw new NotFound('holiday', body.DAY)
      await deleteHoliday(tx, body.DAY)
      const by = { userId: session.userId, now }
      await insertTableChange(
        tx,
        { what: 'holiday', rowKey: body.DAY, before, after: undefined, reason: body.REASON },
        by,
      )
      return { err: '' as const }
    }),
  )
}

/** Throws Invalid with field and reason when this day cannot be changed. */
function assertChangeable({ DAY, REASON }: { DAY: string; REASON: string }, now: Date): void {
  const fault = holidayFault(DAY, REASON, legalDateOf(now))
  if (fault) throw new Invalid([faultWords[fault]])
}

function wireHoliday(row: HolidayRow) {
  return {
    DAY: row.day,
    KIND: row.kind,
    NAME_ID: row.name_id,
    NAME_EN: row.name_en,
    NAME_AR: row.name_ar,
    IND_PROVISIONAL: flag(row.provisional),
    SOURCE: row.source,
  }
}
