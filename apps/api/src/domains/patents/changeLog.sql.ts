import { tables, type Db } from '@saki/db'
import { startOfDay, addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import type { Change } from '@saki/domain/corrections/changes'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, type Reach } from '../../access.ts'
import { containsWords } from '../../plainWords.sql.ts'

export interface LoggedChange {
  nbr: number
  applicationNumber: string
  title: string
  formTyp: string
  formVersion: number
  applTyp: string
  changedAt: Date
  userName: string | null
  source: 'EDIT' | 'REQUEST' | 'SYSTEM'
  requestRef: string
  reason: string
  legalReason: string
  section: string
  changes: Change[]
}

export interface LogFilter {
  /** Undefined: all cases (officers only). */
  reach: Reach | undefined
  applicationId?: number
  from?: LegalDate
  to?: LegalDate
  section?: string
  user?: string
}

const log = (db: Db) =>
  tables(db)
    .selectFrom('changeLog as l')
    .innerJoin('application as a', 'a.applicationId', 'l.applicationId')
    .leftJoin('appUser as u', 'u.userId', 'l.userId')

function conditions({ reach, applicationId, from, to, section, user }: LogFilter): RawBuilder<boolean> {
  const parts = [sql`true`]
  if (reach) parts.push(casesWithin(reach))
  if (applicationId !== undefined) parts.push(sql`l.application_id = ${applicationId}`)
  if (from) parts.push(sql`l.changed_at >= ${startOfDay(from)}`)
  if (to) parts.push(sql`l.changed_at < ${startOfDay(addDays(to, 1))}`)
  if (section) parts.push(sql`l.section = ${section}`)
  if (user) parts.push(containsWords([sql`u.full_name`], user))
  return sql.join(parts, sql` and `)
}

/** Logged changes, newest first. */
export function listLogged(
  db: Db,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoggedChange[]> {
  return log(db)
    .select(['l.logChangeNbr as nbr', 'a.applicationNumber', 'a.title', 'a.formTyp', 'a.formVersion', 'a.applTyp'])
    .select(['l.changedAt', 'u.fullName as userName', 'l.source', 'l.requestRef', 'l.reason', 'l.legalReason'])
    .select(['l.section', 'l.changes'])
    .where(conditions(filter))
    .orderBy('l.changedAt', 'desc')
    .orderBy('l.logChangeNbr', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ applicationNumber: string; changes: Change[] }>()
    .execute()
}

export async function countLogged(db: Db, filter: LogFilter): Promise<number> {
  const { total } = await log(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow()
  return total
}
