import { tables, type Db } from '@saki/db'

/** One change of a table of the office; rows as JSON with the names of its columns. */
export interface TableChangeEntry {
  what: 'holiday' | 'deadline_rule' | 'officer'
  rowKey: string
  before: object | undefined
  after: object | undefined
  reason: string
}

/** Adds a change to the log of the tables. */
export async function insertTableChange(
  tx: Db,
  change: TableChangeEntry,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const json = (row: object | undefined) => (row ? JSON.stringify(row) : null)
  const { what, rowKey, before, after, reason } = change
  await tables(tx)
    .insertInto('tableChange')
    .values({ changedAt: now, userId, what, rowKey, before: json(before), after: json(after), reason })
    .execute()
}

/** A logged change with who made it. */
export interface TableChangeRecord {
  changeId: number
  changedAt: Date
  userName: string
  rowKey: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string
}

/** Newest changes of a table first, at most `limit`. */
export function listTableChanges(db: Db, what: TableChangeEntry['what'], limit = 50): Promise<TableChangeRecord[]> {
  return tables(db)
    .selectFrom('tableChange as c')
    .innerJoin('appUser as u', 'u.userId', 'c.userId')
    .select(['c.changeId', 'c.changedAt', 'u.fullName as userName', 'c.rowKey', 'c.before', 'c.after', 'c.reason'])
    .where('c.what', '=', what)
    .orderBy('c.changeId', 'desc')
    .limit(limit)
    .$narrowType<Pick<TableChangeRecord, 'before' | 'after'>>()
    .execute()
}
