import type { Db } from '@saki/db'
import { startOfDay, addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import type { Change } from '@saki/domain/corrections/changes'
import { sql } from 'kysely'

import { casesWithin, type Reach } from '../../access.ts'

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

const log = sql`change_log l join application a using (application_id) left join app_user u on u.user_id = l.user_id`

function conditions({ reach, applicationId, from, to, section, user }: LogFilter) {
  const parts = [sql`true`]
  if (reach) parts.push(casesWithin(reach))
  if (applicationId !== undefined) parts.push(sql`l.application_id = ${applicationId}`)
  if (from) parts.push(sql`l.changed_at >= ${startOfDay(from)}`)
  if (to) parts.push(sql`l.changed_at < ${startOfDay(addDays(to, 1))}`)
  if (section) parts.push(sql`l.section = ${section}`)
  if (user) parts.push(sql`u.full_name ilike ${`%${user.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`)
  return sql.join(parts, sql` and `)
}

/** Logged changes, newest first. */
export async function listLogged(
  db: Db,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoggedChange[]> {
  const { rows } = await sql<LoggedChange>`
    select l.log_change_nbr as nbr, a.application_number as "applicationNumber", a.title, a.form_typ as "formTyp", a.form_version as "formVersion",
           a.appl_typ as "applTyp", l.changed_at as "changedAt", u.full_name as "userName", l.source, l.request_ref as "requestRef",
           l.reason, l.legal_reason as "legalReason", l.section, l.changes
      from ${log} where ${conditions(filter)} order by l.changed_at desc, l.log_change_nbr desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countLogged(db: Db, filter: LogFilter): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${log} where ${conditions(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}
