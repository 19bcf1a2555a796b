import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import type { ProcessKey } from '../domains/workflow/recordAction.ts'
import { waitsForPosting } from '../waitsForPosting.sql.ts'

export interface DueProcess extends ProcessKey {
  firesOn: LegalDate
}

/**
 * The next page of processes whose automatic action may be due by `today`, ordered by day, after the given one. Leaves out suspended
 * processes, those whose letter is not posted yet, and those with a child process in one of the `holding` states (`flow_id state`). `dueAction` decides about each.
 */
export function dueQuery(
  db: Db,
  today: LegalDate,
  holding: readonly string[],
  after: DueProcess | undefined,
  limit: number,
) {
  const isHeld: RawBuilder<boolean> = sql`c.flow_id || ' ' || c.state = any(${holding}::text[])`
  const isAfter: RawBuilder<boolean> = after
    ? sql`(p.fires_on, p.proc_typ, p.proc_nbr) > (${after.firesOn}::date, ${after.procTyp}, ${after.procNbr})`
    : sql`true`
  return tables(db)
    .selectFrom('process as p')
    .select(['p.procTyp', 'p.procNbr', 'p.firesOn'])
    .where('p.firesOn', '<=', today)
    .where('p.frozenSince', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('process as c')
            .select('c.procNbr')
            .whereRef('c.upperProcTyp', '=', 'p.procTyp')
            .whereRef('c.upperProcNbr', '=', 'p.procNbr')
            .where(isHeld),
        ),
      ),
    )
    .where((eb) => eb.not(waitsForPosting))
    .where(isAfter)
    .orderBy('p.firesOn')
    .orderBy('p.procTyp')
    .orderBy('p.procNbr')
    .limit(limit)
    .$narrowType<{ firesOn: LegalDate }>()
}
