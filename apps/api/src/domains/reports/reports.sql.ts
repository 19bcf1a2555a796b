import { tables, type Db } from '@saki/db'

interface NewReport {
  key: string
  page: string
  incident: string
  content: string
  userId: number | null
  now: Date
}

/** Inserts a report once per key and returns its number; a repeat returns that of the first. */
export async function insertReport(tx: Db, { key, now, ...report }: NewReport): Promise<number> {
  await tables(tx)
    .insertInto('problemReport')
    .values({ ...report, requestKey: key, madeAt: now })
    .onConflict((conflict) => conflict.column('requestKey').doNothing())
    .execute()
  const { reportId } = await tables(tx)
    .selectFrom('problemReport')
    .select('reportId')
    .where('requestKey', '=', key)
    .executeTakeFirstOrThrow()
  return reportId
}

export function listReports(db: Db, isHandled: boolean, { limit, offset }: { limit: number; offset: number }) {
  return tables(db)
    .selectFrom('problemReport as r')
    .leftJoin('appUser as u', 'u.userId', 'r.userId')
    .leftJoin('appUser as h', 'h.userId', 'r.handledBy')
    .select(['r.reportId', 'r.page', 'r.incident', 'r.content', 'r.madeAt', 'r.handledAt'])
    .select(['u.fullName as userName', 'u.email', 'h.fullName as handledBy'])
    .where('r.handledAt', isHandled ? 'is not' : 'is', null)
    .orderBy('r.reportId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReports(db: Db, isHandled: boolean): Promise<number> {
  const found = await tables(db)
    .selectFrom('problemReport')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('handledAt', isHandled ? 'is not' : 'is', null)
    .executeTakeFirst()
  return found?.total ?? 0
}

/** Marks a report as handled; idempotent. False when the id is unknown. */
export async function markHandled(tx: Db, id: number, officer: number, now: Date): Promise<boolean> {
  await tables(tx)
    .updateTable('problemReport')
    .set({ handledAt: now, handledBy: officer })
    .where('reportId', '=', id)
    .where('handledAt', 'is', null)
    .execute()
  const found = await tables(tx)
    .selectFrom('problemReport')
    .select('reportId')
    .where('reportId', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
