import { gazetteOf } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { regularIssueDay, type IssueDays } from '@saki/domain/gazette/issueDay'

import { holidaySet } from '../../daysOff.sql.ts'

/** When the gazette of a right appears, with the day of its last regular issue. */
export async function issueDaysOf(db: Db, right: string): Promise<IssueDays> {
  const last = await tables(db)
    .selectFrom('gazetteIssue')
    .select((eb) => eb.fn.max('publicationDate').as('day'))
    .where('rightCode', '=', right)
    .where('kind', '=', 'regular')
    .executeTakeFirst()
  return { weekday: gazetteOf(right).weekday, holidays: await holidaySet(db), lastRegular: last?.day ?? null }
}

/** Kind of an issue that is closed on a day. */
export const kindOn = (today: LegalDate, days: IssueDays) =>
  regularIssueDay(today, days) === today ? ('regular' as const) : ('extra' as const)
